import { OUR_FONTS } from "./fonts.ts";

/** Megabits a second from which our letters hold up nothing else. */
const FAST = 5;

/**
 * Stands in the head, before the first paint. On a slow line the letters would take their share of it from the scripts
 * that make the page answer, so there they are fetched after these, and stand from the next page on: no line moves
 * under a reader's eyes. A browser that does not tell how fast its line is has them at once, as does one without scripts.
 */
export const FONTS_AT_ONCE = `(()=>{let seen=null;try{seen=sessionStorage.getItem("${OUR_FONTS}")}catch{}const line=navigator.connection;if(seen!==null||!(line?.downlink<${FAST}))document.documentElement.classList.add("${OUR_FONTS}")})()`;
