const KEPT_MS = 60_000;

/** The name that an answer gives its file; null where it is no file to be saved. */
export function fileNameOf(disposition: string | null): string | null {
  if (disposition === null || !/^attachment\b/i.test(disposition)) return null;
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (whole !== undefined) return decodeURIComponent(whole);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
}

/** Saves the file at this address; false when what comes is none, or nothing comes. */
export async function saveFile(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    const name = fileNameOf(answer.headers.get("content-disposition"));
    if (!answer.ok || name === null) return false;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    return true;
  } catch {
    return false;
  }
}
