-- Locks no table for long: existing posts get null, which means 'not counted yet'; new posts start at 0.
ALTER TABLE "posts" ADD COLUMN "heart_count" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "prayer_count" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "comment_count" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_comment_count" integer;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "heart_count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "prayer_count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "comment_count" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "hidden_comment_count" SET DEFAULT 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_heart"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN UPDATE posts SET heart_count = heart_count + 1 WHERE id = new.post_id;
  ELSE UPDATE posts SET heart_count = heart_count - 1 WHERE id = old.post_id;
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_prayer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN UPDATE posts SET prayer_count = prayer_count + 1 WHERE id = new.post_id;
  ELSE UPDATE posts SET prayer_count = prayer_count - 1 WHERE id = old.post_id;
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer := 0;
  hidden integer := 0;
BEGIN
  IF tg_op <> 'DELETE' THEN
    IF new.hidden_at IS NULL THEN shown := 1; ELSE hidden := 1; END IF;
  END IF;
  IF tg_op <> 'INSERT' THEN
    IF old.hidden_at IS NULL THEN shown := shown - 1; ELSE hidden := hidden - 1; END IF;
  END IF;
  UPDATE posts SET comment_count = comment_count + shown, hidden_comment_count = hidden_comment_count + hidden
    WHERE id = coalesce(new.post_id, old.post_id);
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER "heart_given" AFTER INSERT ON "reactions" FOR EACH ROW WHEN (new.post_id IS NOT NULL AND new.type = 'heart') EXECUTE FUNCTION "count_heart"();--> statement-breakpoint
CREATE TRIGGER "heart_removed" AFTER DELETE ON "reactions" FOR EACH ROW WHEN (old.post_id IS NOT NULL AND old.type = 'heart') EXECUTE FUNCTION "count_heart"();--> statement-breakpoint
CREATE TRIGGER "prayer_counted" AFTER INSERT OR DELETE ON "prayers_said" FOR EACH ROW EXECUTE FUNCTION "count_prayer"();--> statement-breakpoint
CREATE TRIGGER "comment_counted" AFTER INSERT OR DELETE ON "comments" FOR EACH ROW EXECUTE FUNCTION "count_comment"();--> statement-breakpoint
CREATE TRIGGER "comment_hidden" AFTER UPDATE OF "hidden_at" ON "comments" FOR EACH ROW WHEN ((old.hidden_at IS NULL) <> (new.hidden_at IS NULL)) EXECUTE FUNCTION "count_comment"();
