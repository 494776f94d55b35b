import { Fragment } from "react";

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/giu;

/** A text in parts, each with its place: every second one is a web address. */
function partsOf(text: string): { at: number; part: string; isAddress: boolean }[] {
  let at = 0;
  return text.split(ADDRESS).map((part, place) => {
    const here = { at, part, isAddress: place % 2 === 1 };
    at += part.length + 1;
    return here;
  });
}

/** What a person wrote, as plain text with its line breaks; web addresses are links that vouch for nothing. */
export function LinkedWords({ text }: { text: string }) {
  return partsOf(text).map(({ at, part, isAddress }) =>
    isAddress ? (
      <a key={at} href={part} rel="nofollow ugc noopener noreferrer" target="_blank" className="link">
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
