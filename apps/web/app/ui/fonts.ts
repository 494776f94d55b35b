/** The class of a document in our own letters; without it those of the device stand in for them, as wide as ours. */
const OURS = "fonts";
/** Megabits a second from which our letters hold up nothing else. */
const FAST = 5;

/**
 * Stands in the head, before the first paint. On a slow line the letters would take their share of it from the scripts
 * that make the page answer, so there they come after these, once in a tab. A browser that does not tell how fast its
 * line is gets them at once, as does one without scripts.
 */
export const FONTS_AT_ONCE = `(()=>{let seen=null;try{seen=sessionStorage.getItem("${OURS}")}catch{}const line=navigator.connection;if(seen!==null||!(line?.downlink<${FAST}))document.documentElement.classList.add("${OURS}")})()`;

/** To be called when the page answers. */
export function showOurFonts(): void {
  document.documentElement.classList.add(OURS);
  try {
    sessionStorage.setItem(OURS, "");
  } catch {
    // Without a store the letters come after the scripts on the next page too.
  }
}
