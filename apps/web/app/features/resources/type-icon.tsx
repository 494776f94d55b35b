import type { ContentType } from "@standing/contract";

/** A page for an article, a screen for a video. */
export function TypeIcon({ type }: { type: ContentType }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      {type === "vlog" ? (
        <path d="M3 6h12v12H3zM15 10.5 21 7v10l-6-3.5z" />
      ) : (
        <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
      )}
    </svg>
  );
}
