import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Held {
  value: string | boolean;
  /** Where the reader went on writing; null where the control says none. */
  caret: number | null;
}

/** What was typed, chosen or ticked before the page came alive. */
const held = new Map<Control, Held>();

const NOT_TYPED = new Set(["hidden", "submit", "button", "image", "reset"]);

/** For measurements and journeys: from here on the page answers. */
const ALIVE_MARK = "standing-alive";

function controlOf(target: EventTarget | null): Control | null {
  const ours =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return ours && !NOT_TYPED.has(target.type) ? target : null;
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return first !== undefined && !first.selected;
  }
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function hold(control: Control): void {
  if (control.type === "radio" && control instanceof HTMLInputElement && !control.checked) return;
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart;
  held.set(control, { value: isChoice(control) ? control.checked : control.value, caret });
}

function note({ target }: Event): void {
  const control = controlOf(target);
  if (control !== null) hold(control);
}

/** Begins to remember what is typed; to be called before the page comes alive, which may put the sent values back. */
export function watchEarlyTyping(): void {
  for (const element of document.querySelectorAll("input, textarea, select")) {
    const control = controlOf(element);
    if (control !== null && isTouched(control)) hold(control);
  }
  document.addEventListener("input", note, true);
  document.addEventListener("change", note, true);
}

/**
 * Remembers no more: what a control says from here on is the page's own. A choice can wake the page between its two
 * events, and at the second one the page has put back what it was sent with.
 */
export function stopWatching(): void {
  document.removeEventListener("input", note, true);
  document.removeEventListener("change", note, true);
}

/** Gives every control back what its reader put in, as if it were put in now, so that the page knows it too. */
export function bringBackEarlyTyping(): void {
  const early = [...held];
  held.clear();
  const isText = ([control]: [Control, Held]) => !isChoice(control) && control.tagName !== "SELECT";
  const waiting = early.filter(isText).filter(([control, typed]) => !putBack(control, typed));
  // A choice may bring a field into the page that stood there, under another element, before it came alive.
  for (const [control, typed] of early.filter((one) => !isText(one))) putBack(control, typed);
  for (const [control, typed] of waiting) putBack(control, typed);
  performance.mark(ALIVE_MARK);
}

/** False when the control is no longer in the page. */
function putBack(gone: Control, { value, caret }: Held): boolean {
  const control = gone.isConnected ? gone : successorOf(gone);
  if (control === null) return false;
  flushSync(() => {
    if (typeof value === "boolean") tick(control, value);
    else if (control.type !== "file") write(control, value, caret);
    control.dispatchEvent(new Event(eventOf(control), { bubbles: true }));
  });
  return true;
}

function successorOf({ name, type, value }: Control): Control | null {
  if (name === "") return null;
  const same = [...document.getElementsByName(name)].map(controlOf).filter((one) => one?.type === type);
  return same.find((one) => type !== "radio" || one?.value === value) ?? null;
}

function eventOf(control: Control): string {
  if (isChoice(control)) return "click";
  return control instanceof HTMLSelectElement || control.type === "file" ? "change" : "input";
}

/** React tells of a change only when the value is another than the last that it saw; so it is shown another one first. */
function write(control: Control, value: string, caret: number | null): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    return;
  }
  control.value = value === "" ? " " : "";
  nativeSet(control, "value", value);
  // Not where it is now: the page may have emptied the field when it woke.
  if (caret !== null && document.activeElement === control) control.setSelectionRange(caret, caret);
}

function tick(control: Control, value: boolean): void {
  if (!(control instanceof HTMLInputElement)) return;
  control.checked = !value;
  nativeSet(control, "checked", value);
}

/** Sets past the property that React lays over the element to follow its value. */
function nativeSet(control: Control, name: "value" | "checked", value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
}
