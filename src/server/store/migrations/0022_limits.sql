CREATE TABLE "account_network" (
	"member_id" text COLLATE "C" NOT NULL,
	"network_hash" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_network_member_id_network_hash_pk" PRIMARY KEY("member_id","network_hash")
);
--> statement-breakpoint
-- Unlogged: counters need not outlive a crash, and a count then waits for no disk.
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_network" ADD CONSTRAINT "account_network_member_id_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_network_seen" ON "account_network" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "exhibition_of_member" ON "exhibition" USING btree ("changed_by") WHERE changed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "exhibition_block_of_member" ON "exhibition_block" USING btree ("written_by") WHERE written_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "exhibition_version_of_member" ON "exhibition_version" USING btree ("by") WHERE by IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visitor_seen" ON "member" USING btree ("seen_at") WHERE role = 'VISITOR';--> statement-breakpoint
CREATE INDEX "tour_lens" ON "tour" USING btree ("lens_id") WHERE lens_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tour_hand_member" ON "tour_hand" USING btree ("member_id");