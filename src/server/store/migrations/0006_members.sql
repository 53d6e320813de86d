CREATE TABLE "site_setting" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "role" text DEFAULT 'VISITOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_role" CHECK (role IN ('VISITOR', 'MEMBER', 'CURATOR', 'OWNER'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_known" CHECK (role = 'VISITOR' OR name IS NOT NULL);