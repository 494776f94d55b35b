const POSTS_NAMED = 10;

const answers = (n: number) => (n === 1 ? "1 new answer" : `${n} new answers`);

/**
 * What a digest says: how many answers where, by link. No title, no name and no word of a post, so that a mail on a
 * shared screen tells nothing.
 */
export function digestWords(news: { post_id: string; replies: number }[], origin: string): string {
  const lines = news
    .slice(0, POSTS_NAMED)
    .map(({ post_id, replies }) => `${answers(replies)}: ${origin}/forum/post/${post_id}`);
  const more = news.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more conversations`] : [])].join("\n");
}
