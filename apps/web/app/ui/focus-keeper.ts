/** Elements that say where a part of the page begins, for who comes back to it. */
const HEADINGS = "h1, h2, h3, legend";
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
const FIELDS = "input:not([type=hidden]), select, textarea";

/** Where the keyboard was, and what stood around it from the inside out. */
interface Place {
  element: HTMLElement;
  around: HTMLElement[];
  /** What it was, to find the one that took its place. */
  kind: string;
  /** The id of what it goes back to, where its act closes the part that it stands in. */
  backTo: string | null;
}

/** The options of a list may change with what is chosen; it is known by its name. */
const saidBy = (element: Element) => (element.tagName === "SELECT" ? "" : element.textContent);

const kindOf = (element: Element) =>
  [element.tagName, element.getAttribute("name"), element.getAttribute("value"), saidBy(element)]
    .join("|")
    .trim();

function placeOf(element: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
    around.push(one);
  }
  return { element, around, kind: kindOf(element), backTo: element.dataset["backTo"] ?? null };
}

const canTakeFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;

function focusOn(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus();
}

const firstThat = (within: ParentNode, selector: string, fits: (one: HTMLElement) => boolean) =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(fits);

/** A place that waits for a result holds none yet. */
const saysSomething = (place: HTMLElement) => place.textContent.trim() !== "";

/** The first field of the form of a button that waits for words: where one writes on. */
function fieldBefore(button: HTMLElement | undefined): HTMLElement | undefined {
  const form = button?.closest("form");
  return form ? firstThat(form, FIELDS, canTakeFocus) : undefined;
}

/**
 * Where the act says that it leads back to, else the same control made anew, else the field before it, else what the
 * act has brought, else the heading of the part that it was in.
 */
function successorOf({ around, kind, backTo }: Place): HTMLElement | null {
  const back = backTo === null ? null : document.querySelector<HTMLElement>(`[id="${CSS.escape(backTo)}"]`);
  if (back !== null && canTakeFocus(back)) return back;
  const left = around.filter((one) => one.isConnected);
  const nearest = left.at(0);
  if (nearest === undefined) return null;
  const isSame = (one: HTMLElement) => kindOf(one) === kind;
  const same =
    firstThat(nearest, FOCUSABLE, (one) => isSame(one) && canTakeFocus(one)) ??
    fieldBefore(firstThat(nearest, "button:disabled", isSame));
  if (same !== undefined) return same;
  for (const part of left) {
    const result =
      firstThat(part, "[data-result]", saysSomething) ?? part.querySelector<HTMLElement>(HEADINGS);
    if (result !== null && result.getClientRects().length > 0) return result;
  }
  return document.querySelector<HTMLElement>("h1");
}

/**
 * Keeps the keyboard's place. Where an act removes or disables what had focus, the browser drops it to the start of
 * the page; here it goes back to the same control once that answers again, or to what took its place.
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  let frame = 0;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) place = placeOf(target);
  };
  /** A press beside every control lets go of the place on purpose. */
  const letGo = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest(`${FOCUSABLE}, label`) === null) place = null;
  };
  const look = () => {
    if (place === null || document.activeElement !== document.body) return;
    if (canTakeFocus(place.element)) place.element.focus({ preventScroll: true });
    else if (!place.element.isConnected || place.element.getClientRects().length === 0) {
      const next = successorOf(place);
      if (next !== null) focusOn(next);
    }
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
  };
  const watch = new MutationObserver(later);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "open"],
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", letGo, true);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", letGo, true);
  };
}
