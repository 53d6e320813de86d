CREATE TABLE "tour" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"presenter_id" text COLLATE "C" NOT NULL,
	"state" text DEFAULT 'LIVE' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"view" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" text,
	"words_number" integer DEFAULT 0 NOT NULL,
	"lens_id" text COLLATE "C",
	"lens_name" text,
	CONSTRAINT "tour_state" CHECK (state IN ('LIVE', 'ENDED'))
);
--> statement-breakpoint
CREATE TABLE "tour_hand" (
	"tour_id" text COLLATE "C" NOT NULL,
	"member_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"raised_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_hand_tour_id_member_id_pk" PRIMARY KEY("tour_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "tour_step" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tour_id" text COLLATE "C" NOT NULL,
	"place" integer NOT NULL,
	"at" integer NOT NULL,
	"view" text NOT NULL,
	"caption" text
);
--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_presenter_id_member_id_fk" FOREIGN KEY ("presenter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_lens_id_member_id_fk" FOREIGN KEY ("lens_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_hand" ADD CONSTRAINT "tour_hand_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_hand" ADD CONSTRAINT "tour_hand_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_step" ADD CONSTRAINT "tour_step_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_code" ON "tour" USING btree ("code");--> statement-breakpoint
CREATE INDEX "tour_presenter" ON "tour" USING btree ("presenter_id");--> statement-breakpoint
CREATE INDEX "tour_live" ON "tour" USING btree ("seen_at") WHERE state = 'LIVE';--> statement-breakpoint
CREATE INDEX "tour_step_order" ON "tour_step" USING btree ("tour_id","place");