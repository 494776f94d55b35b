import { CONTENT, type Video } from "@standing/contract";

/** Minutes to read a text: its words divided by 200, rounded up; at least one. */
export function readMinutes(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / CONTENT.words_per_minute));
}

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;

/** The player of a YouTube or Vimeo address; null for any other address. */
function playerOf(address: string): Video | null {
  const url = parsedAddress(address);
  if (url === null) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  if (url.hostname === "youtu.be") return youtube(parts[0]);
  if (YOUTUBE.test(url.hostname)) {
    const [first, second] = parts;
    return youtube(
      first === "watch" ? url.searchParams.get("v") : isPlayerFolder(first) ? second : undefined,
    );
  }
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) {
    return vimeo(
      parts.find((part) => VIMEO_ID.test(part)),
      url.searchParams.get("h"),
    );
  }
  return null;
}

const isPlayerFolder = (part: string | undefined) => part === "embed" || part === "shorts" || part === "live";

function youtube(id: string | null | undefined): Video | null {
  if (id == null || !YOUTUBE_ID.test(id)) return null;
  return {
    kind: "player",
    provider: "youtube",
    player_url: `https://www.youtube-nocookie.com/embed/${id}`,
    watch_url: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** `h` opens a video that is not listed; it is kept when it looks like one. */
function vimeo(id: string | undefined, h: string | null): Video | null {
  if (id === undefined) return null;
  const hash = h !== null && /^[0-9a-f]{6,32}$/.test(h) ? `&h=${h}` : "";
  return {
    kind: "player",
    provider: "vimeo",
    player_url: `https://player.vimeo.com/video/${id}?dnt=1${hash}`,
    watch_url: `https://vimeo.com/${id}`,
  };
}

function parsedAddress(text: string): URL | null {
  const whole = text.startsWith("//") ? `https:${text}` : text;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

/** The player named by the first frame of an embed code whose address is an allowed one. Nothing else of it is kept. */
export function playerOfEmbedCode(code: string): Video | null {
  for (const [, quoted] of code.matchAll(/<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    const player = quoted === undefined ? null : playerOf(quoted.replaceAll("&amp;", "&").trim());
    if (player) return player;
  }
  return null;
}

/** What stands in the video area: an embed code takes precedence, where it names an allowed player. */
export function videoOf(given: { video_url: string | null; video_embed_code: string | null }): Video | null {
  const embedded = given.video_embed_code ? playerOfEmbedCode(given.video_embed_code) : null;
  if (embedded) return embedded;
  if (!given.video_url) return null;
  const address = parsedAddress(given.video_url);
  return playerOf(given.video_url) ?? (address && { kind: "external", watch_url: address.href });
}
