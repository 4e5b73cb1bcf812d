ALTER TABLE "relationships" ADD COLUMN "prayed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "relationships" ADD COLUMN "prayed_before_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "relationships" ADD COLUMN "send_key" text;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_sent_once" UNIQUE("user_id","send_key");