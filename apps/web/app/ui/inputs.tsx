import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { cx } from "./class-names.ts";
import { useHydrated } from "./hydrated.ts";

const CONTROL =
  "w-full min-h-11 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-quiet aria-invalid:border-danger aria-invalid:border-2";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cx(CONTROL, className)} {...rest} />;
}

export function TextArea({ className, rows = 6, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cx(CONTROL, "leading-relaxed", className)} {...rest} />;
}

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<"select"> {
  options: readonly Option[];
  /** Shown first, with an empty value. */
  placeholder?: string | undefined;
  /** Further options, under a label of their own. */
  more?: { label: string; options: readonly Option[] } | undefined;
}

export function Select({ options, placeholder, more, className, ...rest }: SelectProps) {
  return (
    <select className={cx(CONTROL, className)} {...rest}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      <Options options={options} />
      {more !== undefined && more.options.length > 0 && (
        <optgroup label={more.label}>
          <Options options={more.options} />
        </optgroup>
      )}
    </select>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface PasswordProps extends Omit<ComponentProps<"input">, "type"> {
  showLabel: string;
  hideLabel: string;
}

/** A password field whose words can be shown; without JavaScript it is an ordinary password field. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="relative">
      <input
        type={shown ? "text" : "password"}
        className={cx(CONTROL, hydrated && "pr-20", className)}
        {...rest}
      />
      {hydrated && (
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center px-3 text-quiet hover:text-accent"
        >
          <EyeIcon crossed={shown} />
        </button>
      )}
    </div>
  );
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {crossed && <path d="M4 20 20 4" />}
    </svg>
  );
}

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="mt-1 size-5 shrink-0 accent-accent"
          {...rest}
        />
        <label htmlFor={id} className="min-h-6">
          {label}
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
