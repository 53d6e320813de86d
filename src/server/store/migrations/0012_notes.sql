CREATE TABLE "note" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"work_id" text COLLATE "C" NOT NULL,
	"image_key" text NOT NULL,
	"parent_id" text COLLATE "C",
	"author_id" text COLLATE "C" NOT NULL,
	"author_name" text,
	"shape" text,
	"x" integer,
	"y" integer,
	"width" integer,
	"height" integer,
	"points" jsonb,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"waiting_since" bigint,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "note_state" CHECK (state IN ('PENDING', 'VISIBLE', 'HIDDEN')),
	CONSTRAINT "note_shape" CHECK (shape IN ('WHOLE', 'RECTANGLE', 'POLYGON', 'POINT')),
	CONSTRAINT "note_place" CHECK (num_nonnulls(parent_id, shape) = 1 AND num_nonnulls(shape, x, y, width, height) IN (0, 5))
);
--> statement-breakpoint
CREATE TABLE "note_report" (
	"note_id" text COLLATE "C" NOT NULL,
	"reporter_id" text COLLATE "C" NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "note_report_note_id_reporter_id_pk" PRIMARY KEY("note_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_parent_id_note_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_report" ADD CONSTRAINT "note_report_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_report" ADD CONSTRAINT "note_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_of_image" ON "note" USING btree ("image_id","id");--> statement-breakpoint
CREATE INDEX "note_of_work" ON "note" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "note_answers" ON "note" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "note_of_author" ON "note" USING btree ("author_id","image_id","id");--> statement-breakpoint
CREATE INDEX "note_queue" ON "note" USING btree ("waiting_since","id") WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "note_deleted" ON "note" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "note_report_of" ON "note_report" USING btree ("reporter_id","created_at");