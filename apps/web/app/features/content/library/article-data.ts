interface ArticleFacts {
  headline: string;
  description: string;
  url: string;
  published: string;
  changed: string | null;
  /** Null for the house. */
  author: string | null;
  house: string;
  image: string | null;
  section: string | undefined;
}

/** What search engines read of an article (schema.org). */
export function articleData(facts: ArticleFacts): { "script:ld+json": object } {
  const publisher = { "@type": "Organization", name: facts.house };
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: facts.headline.slice(0, 110),
      description: facts.description,
      mainEntityOfPage: facts.url,
      datePublished: facts.published,
      dateModified: facts.changed ?? facts.published,
      author: facts.author === null ? publisher : { "@type": "Person", name: facts.author },
      publisher,
      ...(facts.image === null ? {} : { image: new URL(facts.image, facts.url).href }),
      ...(facts.section === undefined ? {} : { articleSection: facts.section }),
      isAccessibleForFree: true,
    },
  };
}
