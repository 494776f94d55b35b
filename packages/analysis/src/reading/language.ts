import type { Story } from "./text.ts";

/** What a text is written in, as far as the engine cares. `nonsense`: no language that it knows. */
export type Language = "english" | "spanish" | "other" | "nonsense" | "empty";

const ENGLISH = new Set(
  "the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one all would there their what so up out if about who get which go me when make can like time no just him know take into your some could them see other than then now only its also back after use two how our work first even new want because any these us was is are were been has had did said got told does am im dont didnt being where while before over still why really please need help".split(
    " ",
  ),
);
const SPANISH = new Set(
  "el la los las un una unos unas y que de del en mi mis me te se lo le les por para con sin no si es son era fue ser estar esta este esto estoy pero como cuando donde porque muy mas ya hay tengo tiene he ha hace hizo yo tu su sus nos al trabajo patron jefe dinero casa renta abogado policia ayuda puedo quiero desde hasta sobre entre todo nada despues antes dueno pago pagar pagaron dijo".split(
    " ",
  ),
);
const OTHER = new Set(
  "le les des une est dans pour que qui sur avec pas je vous nous mon ich und der die das nicht ist ein eine mit auf mein hat wir nao uma meu minha com voce foi ele ela os as um per che non di il mia sono ang ng mga ko ako hindi nang toi khong cua la va mwen te nan pou ak".split(
    " ",
  ),
);
const READ_AT_MOST = 400;

/** Tells the language from its small words, over the first few hundred words. */
export function languageOf(story: Story): Language {
  const words = story.tokens.slice(0, READ_AT_MOST).map((token) => token.word);
  if (words.length === 0) return /\p{L}/u.test(story.raw) ? "other" : "empty";
  const share = (set: ReadonlySet<string>): number =>
    words.filter((word) => set.has(word)).length / words.length;
  const english = share(ENGLISH);
  const spanish = share(SPANISH);
  const other = share(OTHER);
  const foreignScript = words.filter((word) => /[^\u0000-\u024f]/.test(word)).length / words.length;
  if (foreignScript > 0.4) return "other";
  if (english >= 0.22 || (english >= spanish && english >= other && english > 0.08)) return "english";
  if (spanish > 0.18 && spanish > english && spanish >= other * 0.9) return "spanish";
  if (other > 0.18 && other > english) return "other";
  return words.length <= 8 && spanish <= english ? "english" : "nonsense";
}
