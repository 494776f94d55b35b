/** Public services named on the resources page: front pages only, which keep their address. */
export const TRUSTED = [
  { id: "aid", url: "https://www.lawhelp.org/" },
  { id: "court", url: "https://www.ncsc.org/" },
  { id: "bar", url: "https://www.americanbar.org/" },
  { id: "consumer", url: "https://consumer.ftc.gov/" },
] as const;
