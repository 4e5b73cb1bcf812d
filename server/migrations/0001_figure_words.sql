ALTER TABLE "biblical_figures" ADD COLUMN "short_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "biblical_figures" ADD COLUMN "welcome" text NOT NULL;