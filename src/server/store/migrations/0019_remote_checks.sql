CREATE TABLE "remote_check" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"problem" text,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "remote_check" SELECT "key", "problem", "failed_at" FROM "remote_failure";
