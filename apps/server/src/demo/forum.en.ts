interface DemoReply {
  /** Place of its writer among the people of the demo world. */
  by: 0 | 1 | 2;
  content: string;
  /** Answers the reply before it. */
  below?: true;
  helpful?: true;
}

interface DemoPost {
  by: 0 | 1 | 2;
  title: string;
  content: string;
  category: string;
  replies: DemoReply[];
}

/** Made up, and says so. General in its answers: nothing here states what a law says. */
export const DEMO_POSTS: readonly DemoPost[] = [
  {
    by: 0,
    title: "Demo: my deposit has not come back. What should I collect first?",
    content:
      "This is a made-up question of the demo world.\n\nI moved out some weeks ago and left the place clean. I have photos of every room. I gave my new address in an email. What should I have together before I write to the landlord?",
    category: "Real Estate",
    replies: [
      {
        by: 2,
        content:
          "Made-up answer. What helped me: the lease, the photos with their dates, the move-in list, and every message about the deposit, in one folder. Then a short letter with a date by which you want an answer. Keep a copy.",
        helpful: true,
      },
      { by: 0, content: "Thank you. I had forgotten about the move-in list.", below: true },
    ],
  },
  {
    by: 1,
    title: "Demo: hours were left off my pay. How do I keep track?",
    content:
      "This is a made-up question of the demo world.\n\nMy pay slip shows fewer hours than I worked. I have text messages that say when I was told to come in. How do people keep a record that somebody else can follow?",
    category: "Employment Law",
    replies: [
      {
        by: 0,
        content:
          "Made-up answer. I wrote a table: day, start, end, break, who was there. I filled it in on the same day, and kept the messages beside it.",
      },
    ],
  },
];
