CREATE TABLE "favourite" (
	"member_id" text COLLATE "C" NOT NULL,
	"work_id" text COLLATE "C" NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favourite_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "favourite_member_id_work_id_pk" PRIMARY KEY("member_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"work_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"derivative_widths" integer[] NOT NULL,
	"tile_width" integer NOT NULL,
	"scale_factors" integer[] NOT NULL,
	"role" text NOT NULL,
	"alt" text,
	"caption" text,
	"pixels_per_cm" double precision
);
--> statement-breakpoint
CREATE TABLE "import_problem" (
	"import_id" text COLLATE "C" NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "import_problem_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row" integer,
	"identifier" text,
	"code" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "import_problem_import_id_sequence_pk" PRIMARY KEY("import_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"source_key" text NOT NULL,
	"state" text NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "import_state" CHECK (state IN ('CHECKED', 'RUNNING', 'INTERRUPTED', 'DONE', 'UNDONE'))
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term" (
	"kind" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"work_count" integer NOT NULL,
	CONSTRAINT "term_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "work" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"identifier" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"creators" jsonb NOT NULL,
	"date" text,
	"earliest_year" integer,
	"latest_year" integer,
	"work_type" text,
	"technique" text,
	"subjects" text[] NOT NULL,
	"places" text[] NOT NULL,
	"dimensions" jsonb,
	"description" text,
	"credit_line" text,
	"rights" jsonb,
	"metadata" jsonb NOT NULL,
	"status" text NOT NULL,
	"image_count" integer NOT NULL,
	"primary_pixels" bigint NOT NULL,
	"identifier_key" text COLLATE "C" NOT NULL,
	"title_key" text COLLATE "C" NOT NULL,
	"creator_key" text COLLATE "C" NOT NULL,
	"year_asc_key" integer NOT NULL,
	"year_desc_key" integer NOT NULL,
	"terms" text[] NOT NULL,
	"search" "tsvector" NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_status" CHECK (status IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN'))
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problem" ADD CONSTRAINT "import_problem_import_id_import_run_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_order" ON "favourite" USING btree ("member_id","sequence");--> statement-breakpoint
CREATE INDEX "favourite_work" ON "favourite" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "image_of_work" ON "image" USING btree ("work_id","position");--> statement-breakpoint
CREATE INDEX "image_key" ON "image" USING btree ("key");--> statement-breakpoint
CREATE INDEX "import_running" ON "import_run" USING btree ("id") WHERE state = 'RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "member_token" ON "member" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "term_most_used" ON "term" USING btree ("kind","work_count" DESC NULLS LAST,"value");--> statement-breakpoint
CREATE UNIQUE INDEX "work_slug" ON "work" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "work_identifier" ON "work" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "work_newest" ON "work" USING btree ("id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_pictured" ON "work" USING btree ((image_count > 0),"id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_by_title" ON "work" USING btree ("title_key","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_by_creator" ON "work" USING btree ("creator_key","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_by_year_asc" ON "work" USING btree ("year_asc_key","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_by_year_desc" ON "work" USING btree ("year_desc_key","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_by_identifier" ON "work" USING btree ("identifier_key","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_by_pixels" ON "work" USING btree ("primary_pixels","id") WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "work_terms" ON "work" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "work_search" ON "work" USING gin ("search");--> statement-breakpoint
CREATE INDEX "work_search_title" ON "work" USING gin (ts_filter(search, '{a}'));--> statement-breakpoint
CREATE INDEX "work_search_creators" ON "work" USING gin (ts_filter(search, '{a,b}'));