CREATE TABLE "saved_search" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"member_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"search" text,
	"filter" jsonb NOT NULL,
	"order" text,
	"seen" text COLLATE "C",
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_order" ON "saved_search" USING btree ("member_id","sequence");