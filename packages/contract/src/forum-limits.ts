/** Numbers of the forum, all shown to its readers. */
export const FORUM = {
  page_length: 20,
  title_max: 200,
  content_max: 5000,
  shown_title: 100,
  excerpt: 240,
  /** Answers of a thread on one page, with what they answer above the first one. */
  answers_per_page: 20,
  /** Deeper replies stand beside the one that they answer. */
  depth_max: 3,
  pages_max: 500,
  /** A search ranks the newest posts that match, at most so many. */
  search_window: 200,
  /** Posts of one step of a search, from the newest on; the indexes are made for it. */
  search_chunk: 4096,
  /** How many steps look for words by themselves, before all others at once, and how many look for letters. */
  search_steps: 16,
  similar: 5,
  categories_max: 3,
  helpful_points: 10,
  response_points: 2,
  active_helper: { points: 50, helpful: 5 },
  top_contributor: { points: 100, helpful: 10 },
  questions_fetched: 20,
  questions_shown: 10,
  activity_shown: 10,
  period_days: 30,
} as const;

/** What an account may write, and when a moderator looks first. */
export const FORUM_LIMITS = {
  new_account_days: 3,
  new_posts_per_day: 3,
  new_replies_per_day: 10,
  posts_per_day: 10,
  replies_per_day: 60,
  new_links: 0,
  links: 3,
  flood_writings: 5,
  flood_minutes: 10,
  report_max: 2000,
  reports_per_day: 20,
} as const;

export const FORUM_TABS = ["recent", "trending", "answered", "following"] as const;

export const REPORT_REASONS = [
  "spam",
  "private_information",
  "harassment",
  "harmful",
  "solicitation",
  "off_topic",
  "other",
] as const;
