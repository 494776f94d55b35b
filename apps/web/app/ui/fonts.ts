/** The class of a document in our own letters; without it those of the device stand in for them, as wide as ours. */
const OURS = "fonts";
/** Megabits a second from which our letters hold up nothing else. */
const FAST = 5;

const FACES = ['1em "Inter"', '1em "Source Serif 4"'];

/**
 * Stands in the head, before the first paint. On a slow line the letters would take their share of it from the scripts
 * that make the page answer, so there they are fetched after these, and stand from the next page on: no line moves
 * under a reader's eyes. A browser that does not tell how fast its line is has them at once, as does one without scripts.
 */
export const FONTS_AT_ONCE = `(()=>{let seen=null;try{seen=sessionStorage.getItem("${OURS}")}catch{}const line=navigator.connection;if(seen!==null||!(line?.downlink<${FAST}))document.documentElement.classList.add("${OURS}")})()`;

let fetched = false;

/** To be called when the page answers. */
export async function fetchOurFonts(): Promise<void> {
  if (document.documentElement.classList.contains(OURS)) return;
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    fetched = true;
    sessionStorage.setItem(OURS, "");
  } catch {
    // Without them, or without a store, the next page begins as this one did.
  }
}

/** To be called when another page takes this one's place. */
export function showOurFonts(): void {
  if (fetched) document.documentElement.classList.add(OURS);
}
