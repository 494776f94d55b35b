import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "./class-names.ts";

type Look = "primary" | "secondary" | "plain" | "danger";

const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2 text-center font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60";
const LOOKS: Record<Look, string> = {
  // An edge that is seen where the system chooses the colors.
  primary: "border border-transparent px-5 bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border px-5 border-edge bg-raised text-ink hover:border-accent hover:text-accent",
  plain: "-mx-2 px-2 text-accent underline-offset-4 hover:underline",
  danger: "border border-transparent px-5 bg-danger text-on-danger hover:opacity-90",
};

interface Appearance {
  look?: Look | undefined;
}

export function Button({
  look = "primary",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Appearance) {
  return <button type={type} className={cx(BASE, LOOKS[look], className)} {...rest} />;
}

export function LinkButton({
  look = "primary",
  className,
  ...rest
}: ComponentProps<typeof Link> & Appearance) {
  return <Link className={cx(BASE, LOOKS[look], className)} {...rest} />;
}
