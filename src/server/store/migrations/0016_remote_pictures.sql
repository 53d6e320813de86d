CREATE TABLE "remote_failure" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"problem" text NOT NULL,
	"failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "remote" jsonb;