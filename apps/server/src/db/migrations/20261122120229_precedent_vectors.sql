-- The corpus is loaded again at the next start, with its vectors.
TRUNCATE "precedents";--> statement-breakpoint
DELETE FROM "corpus_meta" WHERE "name" = 'hash';--> statement-breakpoint
ALTER TABLE "precedents" ADD COLUMN "vector" "bytea" NOT NULL;
