-- What can be found is kept in memory (docs/decisions/0009): the tables, columns and indexes that were there for
-- finding alone go.
DROP TRIGGER work_added ON work;--> statement-breakpoint
DROP TRIGGER work_changed ON work;--> statement-breakpoint
DROP TRIGGER work_removed ON work;--> statement-breakpoint
DROP FUNCTION count_terms_added();--> statement-breakpoint
DROP FUNCTION count_terms_changed();--> statement-breakpoint
DROP FUNCTION count_terms_removed();--> statement-breakpoint
DROP FUNCTION work_terms(text[], integer);--> statement-breakpoint
CREATE TABLE "removed_work" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"removed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "term" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "term" CASCADE;--> statement-breakpoint
DROP INDEX "work_newest";--> statement-breakpoint
DROP INDEX "work_pictured";--> statement-breakpoint
DROP INDEX "work_by_title";--> statement-breakpoint
DROP INDEX "work_by_creator";--> statement-breakpoint
DROP INDEX "work_by_year_asc";--> statement-breakpoint
DROP INDEX "work_by_year_desc";--> statement-breakpoint
DROP INDEX "work_by_identifier";--> statement-breakpoint
DROP INDEX "work_terms";--> statement-breakpoint
DROP INDEX "work_search";--> statement-breakpoint
DROP INDEX "work_search_title";--> statement-breakpoint
DROP INDEX "work_search_creators";--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "removed_work_in" ON "removed_work" USING btree ("removed_in");--> statement-breakpoint
CREATE INDEX "work_changed_in" ON "work" USING btree ("changed_in");--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "identifier_key";--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "title_key";--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "creator_key";--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "year_asc_key";--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "year_desc_key";--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "terms";--> statement-breakpoint
ALTER TABLE "work" DROP COLUMN "search";--> statement-breakpoint
-- Whoever changes a work, and however: the transaction is noted, so that those who keep works in memory can read what they
-- do not know yet.
CREATE FUNCTION note_changed_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_changed BEFORE UPDATE ON work
FOR EACH ROW EXECUTE FUNCTION note_changed_work();
--> statement-breakpoint
CREATE FUNCTION note_removed_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_work (id) SELECT id FROM removed
  ON CONFLICT (id) DO UPDATE SET removed_in = pg_current_xact_id();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_removed AFTER DELETE ON work
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION note_removed_works();
