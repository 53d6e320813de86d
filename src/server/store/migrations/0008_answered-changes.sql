CREATE TABLE "answered_change" (
	"key_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" "bytea",
	"begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answered_change_begun" ON "answered_change" USING btree ("begun_at");