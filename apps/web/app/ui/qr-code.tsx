import { encode } from "uqr";

/** A text as a QR code: dark on white in both themes, since many readers fail on light on dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-56 bg-scan-paper text-scan-ink"
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={squares(data)} />
    </svg>
  );
}

function squares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
