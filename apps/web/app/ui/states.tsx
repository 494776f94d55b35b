import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type Tone = "plain" | "accent" | "time" | "danger";

const BADGES: Record<Tone, string> = {
  plain: "bg-sunken text-ink",
  accent: "bg-accent-wash text-accent-strong",
  time: "bg-time-wash text-time",
  danger: "bg-danger-wash text-danger",
};

export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx("inline-flex items-center rounded px-2 py-0.5 text-sm font-medium tabular", BADGES[tone])}
    >
      {children}
    </span>
  );
}

const EDGES: Record<Tone, string> = {
  plain: "border-edge",
  accent: "border-accent",
  time: "border-time bg-time-wash",
  danger: "border-danger bg-danger-wash",
};

interface NoticeProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  /** Announced at once: for what has just gone wrong. */
  alert?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Something to know before going on, marked by a bar at its side. */
export function Notice({ tone = "plain", title, alert = false, className, children }: NoticeProps) {
  return (
    <div role={alert ? "alert" : undefined} className={cx("border-l-4 px-4 py-3", EDGES[tone], className)}>
      {title !== undefined && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}

interface StateProps {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: StateProps) {
  return (
    <div className="border-y border-rule py-12 text-center">
      <p className="font-serif text-xl font-semibold">{title}</p>
      {text !== undefined && <p className="mx-auto mt-2 max-w-prose text-quiet">{text}</p>}
      {children !== undefined && <div className="mt-6">{children}</div>}
    </div>
  );
}

export function ErrorState({ title, text, children }: StateProps) {
  return (
    <div role="alert" className="border-y border-danger py-10 text-center">
      <p className="font-serif text-xl font-semibold text-danger">{title}</p>
      {text !== undefined && <p className="mt-2">{text}</p>}
      {children !== undefined && <div className="mt-6">{children}</div>}
    </div>
  );
}

/** A grey place-holder of one block of text that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded bg-rule", className)} />;
}

interface ProgressProps {
  label: string;
  value: number;
  max: number;
}

export function Progress({ label, value, max }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className="bar" />;
}
