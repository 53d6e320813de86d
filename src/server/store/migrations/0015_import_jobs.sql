CREATE TABLE "import_job" (
	"import_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"member_id" text COLLATE "C",
	"stage" text NOT NULL,
	"address" text,
	"new_works" text DEFAULT 'PUBLISHED' NOT NULL,
	"remote_pictures" text DEFAULT 'COPY' NOT NULL,
	"table_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"worker" text,
	"found" text,
	"failure" text,
	"reading" jsonb,
	"samples" jsonb,
	"rows_per_second" real,
	"current_title" text,
	CONSTRAINT "import_job_stage" CHECK (stage IN ('READ', 'APPLY')),
	CONSTRAINT "import_job_new_works" CHECK (new_works IN ('DRAFT', 'PUBLISHED')),
	CONSTRAINT "import_job_remote_pictures" CHECK (remote_pictures IN ('COPY', 'KEEP'))
);
--> statement-breakpoint
CREATE TABLE "import_mapping" (
	"shape" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_id" text COLLATE "C" NOT NULL,
	"sequence" integer NOT NULL,
	"row" integer,
	"identifier" text,
	"title" text,
	"fate" text NOT NULL,
	"changes" jsonb,
	"code" text,
	"message" text,
	"column_label" text,
	"cell" text,
	"cells" jsonb,
	CONSTRAINT "import_row_import_id_sequence_pk" PRIMARY KEY("import_id","sequence"),
	CONSTRAINT "import_row_fate" CHECK (fate IN ('ADDED', 'CHANGED', 'UNCHANGED', 'REFUSED'))
);
--> statement-breakpoint
ALTER TABLE "import_run" DROP CONSTRAINT "import_state";--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_job_of_member" ON "import_job" USING btree ("member_id") WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_row_by_fate" ON "import_row" USING btree ("import_id","fate","sequence");--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_state" CHECK (state IN ('READING', 'CHECKED', 'RUNNING', 'INTERRUPTED', 'FAILED', 'DONE', 'UNDONE'));