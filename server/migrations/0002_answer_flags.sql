CREATE TABLE "answer_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"surface" text NOT NULL,
	"about" text NOT NULL,
	"source" text NOT NULL,
	"model" text,
	"question" text,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_flags" ADD CONSTRAINT "answer_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_flags_user_idx" ON "answer_flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answer_flags_created_idx" ON "answer_flags" USING btree ("created_at");