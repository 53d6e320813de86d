CREATE TABLE "import_undo" (
	"import_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"keep_later_edits" boolean NOT NULL,
	"actor" text NOT NULL,
	"member_id" text COLLATE "C",
	"undone_change" bigint,
	"undone_work" text COLLATE "C",
	"works_total" integer NOT NULL,
	"works_done" integer DEFAULT 0 NOT NULL,
	"taken_out" integer DEFAULT 0 NOT NULL,
	"put_back" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "work_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"through" text NOT NULL,
	"actor" text NOT NULL,
	"member_id" text COLLATE "C",
	"import_id" text COLLATE "C",
	"restored" integer,
	CONSTRAINT "work_change_through" CHECK (through IN ('IMPORT', 'SAMPLE', 'EDIT', 'BULK_EDIT', 'PUT_BACK', 'UNDO')),
	CONSTRAINT "work_change_actor" CHECK (actor IN ('MEMBER', 'COMMAND', 'SERVER'))
);
--> statement-breakpoint
CREATE TABLE "work_revision" (
	"work_id" text COLLATE "C" NOT NULL,
	"number" integer NOT NULL,
	"change_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "work_revision_work_id_number_pk" PRIMARY KEY("work_id","number")
);
--> statement-breakpoint
ALTER TABLE "work" DROP CONSTRAINT "work_status";--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "added_in" bigint;--> statement-breakpoint
ALTER TABLE "import_undo" ADD CONSTRAINT "import_undo_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_undo" ADD CONSTRAINT "import_undo_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_change" ADD CONSTRAINT "work_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_change" ADD CONSTRAINT "work_change_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_change_of_import" ON "work_change" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "work_change_of_member" ON "work_change" USING btree ("member_id") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "work_revision_of_change" ON "work_revision" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "work_added_in" ON "work" USING btree ("added_in");--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_status" CHECK (status IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN', 'REMOVED'));