import { type ReactNode, useId } from "react";
import { cx } from "./class-names.ts";

export interface Wiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** Word after the label, such as "optional". */
  note?: string | undefined;
  className?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Label, help and error of one control, tied to it for assistive technology. */
export function Field({ label, help, error, note, className, children }: FieldProps) {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-medium">
        {label}
        {note !== undefined && <span className="ml-2 text-sm font-normal text-quiet">{note}</span>}
      </label>
      {children({
        id,
        "aria-describedby": [errorId, helpId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={helpId} className="text-sm text-quiet">
          {help}
        </p>
      )}
    </div>
  );
}
