import { useId } from "react";
import type { Option } from "../../ui/inputs.tsx";

interface GroupProps {
  name: string;
  legend: string;
  help?: string;
  options: readonly Option[];
}

interface RadiosProps extends GroupProps {
  value: string;
  error?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few. */
export function Radios({ name, legend, help, options, value, error, onChange }: RadiosProps) {
  const id = useId();
  return (
    <fieldset
      className="flex flex-col gap-1"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1 font-medium">{legend}</legend>
      {help !== undefined && <p className="text-sm text-quiet">{help}</p>}
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3 py-1.5">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            onChange={onChange && (() => onChange(option.value))}
            className="size-5 shrink-0 accent-accent"
          />
          {option.label}
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Any of several. */
export function Checkboxes({
  name,
  legend,
  help,
  options,
  chosen,
  error,
}: GroupProps & { chosen: readonly string[]; error?: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {help !== undefined && <p className="text-sm text-quiet">{help}</p>}
      <div className="grid sm:grid-cols-2">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="size-5 shrink-0 accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
