/** Content of a demo attorney, plainly that: nobody real wrote it and it says nothing about the law. */
export const DEMO_ARTICLES = {
  published: {
    title: "Demo article: what content of an attorney looks like",
    summary: "Made up for the demo world. It shows where an attorney's words, tags and profile stand.",
    content:
      "This article belongs to the demo world. No attorney wrote it.\n\n## What stands where\n\n- The badge at the top says that it is sponsored content\n- The practice area comes from the form\n- The profile of the author follows below\n\nSign in as the demo attorney to change it, and as the demo administrator to review the change.",
    practice_areas: ["Real Estate" as const],
    tags: ["Demo"],
  },
  sentBack: {
    article: {
      title: "Demo article: sent back with a reason",
      summary: "Made up for the demo world. It was not accepted.",
      content: "This article belongs to the demo world.",
      tags: ["Demo"],
    },
    reason: "Demo reason: an article of one sentence helps nobody. Please write more.",
  },
  waiting: {
    title: "Demo article: waiting for review",
    summary: "Made up for the demo world. An administrator can publish it under /moderation/content.",
    content: "This article belongs to the demo world. It waits.",
    tags: ["Demo"],
  },
  draft: {
    title: "Demo article: a draft",
    summary: "Made up for the demo world. Only its author sees it.",
    tags: ["Demo"],
  },
};
