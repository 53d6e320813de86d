ALTER TABLE "work" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
-- Nothing of it can be found, so that nobody has to read the works anew.
ALTER TABLE work DISABLE TRIGGER work_changed;--> statement-breakpoint
-- Works that are published, and those that were once, as far as their histories tell.
WITH status AS (
  SELECT work_id, number, change_id, before ->> 'status' AS was,
    lead(before ->> 'status') OVER (PARTITION BY work_id ORDER BY number) AS became
  FROM work_revision WHERE before ? 'status'
), first AS (
  SELECT DISTINCT ON (work_id) work_id, was, number FROM status ORDER BY work_id, number
), published AS (
  SELECT work_id, min(work_change.at) AS at
  FROM status JOIN work_change ON work_change.id = change_id JOIN work ON work.id = work_id
  WHERE coalesce(became, work.status) = 'PUBLISHED' GROUP BY work_id
), moments AS (
  SELECT work.id,
    CASE WHEN coalesce(first.was, work.status) = 'PUBLISHED' THEN work.created_at ELSE published.at END AS at
  FROM work LEFT JOIN first ON first.work_id = work.id LEFT JOIN published ON published.work_id = work.id
)
UPDATE work SET published_at = moments.at FROM moments
WHERE moments.id = work.id AND moments.at IS NOT NULL;--> statement-breakpoint
ALTER TABLE work ENABLE TRIGGER work_changed;--> statement-breakpoint
CREATE INDEX "work_by_publication" ON "work" USING btree ("published_at","id") WHERE status = 'PUBLISHED';
