-- Keeps `term` right at every change of `work`, once per statement however many rows it changes,
-- so that no request has to count. Terms are touched in one order, so that writers that run at the
-- same time wait for each other and never lock each other out.
CREATE FUNCTION work_terms(terms text[], image_count integer) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT terms || 'ALL:'::text || CASE WHEN image_count > 0 THEN ARRAY['PICTURED:'] ELSE '{}' END
$$;
--> statement-breakpoint
CREATE FUNCTION count_terms_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term AS kept (kind, value, work_count)
  SELECT split_part(entry, ':', 1), substr(entry, strpos(entry, ':') + 1), count(*)
  FROM added, unnest(work_terms(terms, image_count)) AS entry
  WHERE status = 'PUBLISHED'
  GROUP BY entry
  ORDER BY 1, 2
  ON CONFLICT (kind, value) DO UPDATE SET work_count = kept.work_count + excluded.work_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_terms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term AS kept (kind, value, work_count)
  SELECT split_part(entry, ':', 1), substr(entry, strpos(entry, ':') + 1), sum(difference)
  FROM (
    SELECT unnest(work_terms(terms, image_count)) AS entry, 1 AS difference
    FROM added WHERE status = 'PUBLISHED'
    UNION ALL
    SELECT unnest(work_terms(terms, image_count)), -1
    FROM removed WHERE status = 'PUBLISHED'
  ) AS entries
  GROUP BY entry
  HAVING sum(difference) <> 0
  ORDER BY 1, 2
  ON CONFLICT (kind, value) DO UPDATE SET work_count = kept.work_count + excluded.work_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_terms_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO term AS kept (kind, value, work_count)
  SELECT split_part(entry, ':', 1), substr(entry, strpos(entry, ':') + 1), -count(*)
  FROM removed, unnest(work_terms(terms, image_count)) AS entry
  WHERE status = 'PUBLISHED'
  GROUP BY entry
  ORDER BY 1, 2
  ON CONFLICT (kind, value) DO UPDATE SET work_count = kept.work_count + excluded.work_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_added AFTER INSERT ON work
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_terms_added();
--> statement-breakpoint
CREATE TRIGGER work_changed AFTER UPDATE ON work
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_terms_changed();
--> statement-breakpoint
CREATE TRIGGER work_removed AFTER DELETE ON work
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION count_terms_removed();
