/** The class of a document in our own letters; without it those of the device stand in for them, as wide as ours. */
export const OUR_FONTS = "fonts";
const FACES = ['1em "Inter"', '1em "Source Serif 4"'];

let fetched = false;

/** To be called when the page answers. */
export async function fetchOurFonts(): Promise<void> {
  if (document.documentElement.classList.contains(OUR_FONTS)) return;
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    fetched = true;
    sessionStorage.setItem(OUR_FONTS, "");
  } catch {
    // Without them, or without a store, the next page begins as this one did.
  }
}

/** To be called when another page takes this one's place. */
export function showOurFonts(): void {
  if (fetched) document.documentElement.classList.add(OUR_FONTS);
}
