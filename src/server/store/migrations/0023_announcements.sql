-- Unlogged: after a crash every process reads everything anyway, and an announcement then waits for no disk.
CREATE UNLOGGED TABLE "announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "announcement_transaction" ON "announcement" USING btree ("transaction");