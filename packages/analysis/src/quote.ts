/** A piece of the story: character offsets into `description` and the very words. */
export interface Quote {
  start: number;
  end: number;
  text: string;
}
