-- Makes all ids bigint. Rewriting a table locks it, so this rewrites only a database in which that takes less than a
-- second, and the embedded database, which nothing else uses. A larger one is left to `npm run widen-ids`.
DO $$
DECLARE
  ids record;
  total bigint := 0;
  locked boolean := false;
BEGIN
  CREATE TEMP TABLE integer_ids ON COMMIT DROP AS
    SELECT c.oid::regclass AS rel, string_agg(format('ALTER COLUMN %I TYPE bigint', a.attname), ', ') AS changes
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT a.attisdropped
       AND a.atttypid = 'integer'::regtype AND a.attname ~ '^(id|.+_id)$'
     GROUP BY c.oid;
  SELECT coalesce(sum(pg_total_relation_size(rel)), 0) INTO total FROM integer_ids;
  IF total = 0 OR (total > 32 * 1024 * 1024 AND version() !~ 'PGlite') THEN
    RETURN;
  END IF;

  -- Waits for each lock only briefly and then releases all of them, so that requests of a running process neither wait
  -- long nor deadlock.
  SET LOCAL lock_timeout = '300ms';
  WHILE NOT locked LOOP
    BEGIN
      FOR ids IN SELECT * FROM integer_ids LOOP
        EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', ids.rel);
      END LOOP;
      locked := true;
    EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
      PERFORM pg_sleep(0.1 + random() * 0.4);
    END;
  END LOOP;
  SET LOCAL lock_timeout = 0;
  -- PostgreSQL does not change the type of a column that a trigger mentions.
  CREATE TEMP TABLE dropped_triggers ON COMMIT DROP AS
    SELECT t.tgname, t.tgrelid::regclass AS rel, pg_get_triggerdef(t.oid) AS definition
      FROM pg_trigger t JOIN integer_ids i ON i.rel = t.tgrelid WHERE NOT t.tgisinternal;
  FOR ids IN SELECT * FROM dropped_triggers LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', ids.tgname, ids.rel);
  END LOOP;
  FOR ids IN SELECT * FROM integer_ids LOOP
    EXECUTE format('ALTER TABLE %s %s', ids.rel, ids.changes);
  END LOOP;
  FOR ids IN SELECT * FROM dropped_triggers LOOP
    EXECUTE ids.definition;
  END LOOP;

  -- Prepared statements of other connections fail after a change of types ('cached plan must not change result type').
  -- Their processes connect again at once. Processes that wait for their turn to migrate (advisory lock) are left alone.
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity a
    WHERE datname = current_database() AND usename = current_user AND backend_type = 'client backend'
      AND pid <> pg_backend_pid()
      AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND locktype = 'advisory' AND objid = 23020716);
END $$;
