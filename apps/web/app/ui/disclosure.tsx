import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface DisclosureProps {
  /** Said by assistive technology after the button's own words. */
  label: string;
  button: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A menu that opens below its button; closes on navigation, on Escape, on a press outside and when the keyboard goes on. Works without JavaScript. */
export function Disclosure(props: DisclosureProps) {
  const { key } = useLocation();
  return <Closing key={key} {...props} />;
}

function Closing({ label, button, className, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const closeBehind = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    details.addEventListener("focusout", closeBehind);
    document.addEventListener("pointerdown", closeOutside);
    details.addEventListener("keydown", closeOnEscape);
    return () => {
      details.removeEventListener("focusout", closeBehind);
      document.removeEventListener("pointerdown", closeOutside);
      details.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return (
    <details ref={ref} className={className}>
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center rounded-md [&::-webkit-details-marker]:hidden">
        {button}
        <span className="sr-only">{label}</span>
      </summary>
      {children}
    </details>
  );
}
