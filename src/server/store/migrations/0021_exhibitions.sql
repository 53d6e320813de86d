CREATE TABLE "exhibition" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"group_id" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"introduction" jsonb NOT NULL,
	"cover" jsonb,
	"opens_on" text,
	"closes_on" text,
	"colours" text DEFAULT 'SITE' NOT NULL,
	"typeface" text DEFAULT 'SANS' NOT NULL,
	"credits" jsonb NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"change" integer DEFAULT 1 NOT NULL,
	"changed_by" text COLLATE "C",
	"draft_key_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "exhibition_state" CHECK (state IN ('DRAFT', 'PUBLISHED'))
);
--> statement-breakpoint
CREATE TABLE "exhibition_block" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"exhibition_id" text COLLATE "C" NOT NULL,
	"position" text COLLATE "C" NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_by" text COLLATE "C",
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exhibition_version" (
	"exhibition_id" text COLLATE "C" NOT NULL,
	"number" integer NOT NULL,
	"change" integer NOT NULL,
	"by" text COLLATE "C",
	"at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"block_count" integer NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "exhibition_version_exhibition_id_number_pk" PRIMARY KEY("exhibition_id","number")
);
--> statement-breakpoint
ALTER TABLE "exhibition" ADD CONSTRAINT "exhibition_changed_by_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_block" ADD CONSTRAINT "exhibition_block_exhibition_id_exhibition_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_block" ADD CONSTRAINT "exhibition_block_written_by_member_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_version" ADD CONSTRAINT "exhibition_version_exhibition_id_exhibition_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_version" ADD CONSTRAINT "exhibition_version_by_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_slug" ON "exhibition" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "exhibition_group" ON "exhibition" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "exhibition_published" ON "exhibition" USING btree ("published_at","id") WHERE state = 'PUBLISHED' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "exhibition_to_publish" ON "exhibition" USING btree ("publish_at") WHERE publish_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_block_place" ON "exhibition_block" USING btree ("exhibition_id","position");--> statement-breakpoint
CREATE INDEX "exhibition_block_removed" ON "exhibition_block" USING btree ("removed_at") WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_version_change" ON "exhibition_version" USING btree ("exhibition_id","change");