import { createContext, useContext } from "react";

export interface Parts {
  css: string;
  /** A script of the head; it has run when the browser takes the page over. */
  fontsAtOnce: string;
  nonce: string;
  lang: string;
  theme: string;
  requestId: string;
}

const Context = createContext<Parts | null>(null);

/** Gives the renderer's per-request parts of the document to the root layout; the browser reads them from the page. */
export const DocumentParts = Context.Provider;

let fromPage: Parts | undefined;

/** Stylesheet, nonce, language and theme of the document, the same on the server and in the browser. */
export function useDocumentParts(): Parts {
  const rendered = useContext(Context);
  if (rendered !== null) return rendered;
  fromPage ??= {
    css: document.querySelector("style[data-standing]")?.innerHTML ?? "",
    fontsAtOnce: "",
    nonce: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "",
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset["theme"] ?? "system",
    requestId: document.querySelector<HTMLMetaElement>("meta[name=request-id]")?.content ?? "",
  };
  return fromPage;
}
