ALTER TABLE "import_job" ADD COLUMN "record_language" text;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "record_language" text;