CREATE TABLE "detail" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"caption" text NOT NULL,
	"description" text
);
--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "registration" jsonb;--> statement-breakpoint
ALTER TABLE "detail" ADD CONSTRAINT "detail_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "detail_of_image" ON "detail" USING btree ("image_id","position");