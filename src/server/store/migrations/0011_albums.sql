CREATE TABLE "album" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner_id" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"visibility" text NOT NULL,
	"cover_entry_id" text COLLATE "C",
	"version" integer DEFAULT 1 NOT NULL,
	"change" integer DEFAULT 1 NOT NULL,
	"edit_key_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "album_visibility" CHECK (visibility IN ('PRIVATE', 'LINK', 'PUBLIC'))
);
--> statement-breakpoint
CREATE TABLE "album_editor" (
	"album_id" text COLLATE "C" NOT NULL,
	"member_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "album_editor_album_id_member_id_pk" PRIMARY KEY("album_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "album_entry" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"album_id" text COLLATE "C" NOT NULL,
	"position" text COLLATE "C" NOT NULL,
	"work_id" text COLLATE "C",
	"view" text,
	"caption" text,
	"version" integer DEFAULT 1 NOT NULL,
	"added_by" text COLLATE "C",
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "album" ADD CONSTRAINT "album_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_editor" ADD CONSTRAINT "album_editor_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_editor" ADD CONSTRAINT "album_editor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_entry" ADD CONSTRAINT "album_entry_album_id_album_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."album"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_entry" ADD CONSTRAINT "album_entry_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_entry" ADD CONSTRAINT "album_entry_added_by_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_of_owner" ON "album" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "album_public" ON "album" USING btree ("id") WHERE visibility = 'PUBLIC' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "album_deleted" ON "album" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "album_editor_member" ON "album_editor" USING btree ("member_id","album_id");--> statement-breakpoint
CREATE UNIQUE INDEX "album_entry_place" ON "album_entry" USING btree ("album_id","position");--> statement-breakpoint
CREATE INDEX "album_entry_work" ON "album_entry" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "album_entry_added_by" ON "album_entry" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "album_entry_removed" ON "album_entry" USING btree ("removed_at") WHERE removed_at IS NOT NULL;