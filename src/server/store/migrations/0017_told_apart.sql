CREATE TABLE "told_apart" (
	"group_key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"work_ids" text[] NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
