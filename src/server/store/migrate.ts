import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./connection.ts";

/** Next to this file in the source, next to the bundle in the build. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Key of the advisory lock that lets one process at a time run migrations. Any constant works. */
const migrationLock = 7_246_014;

/** Error: a newer version of the program has migrated the tables. */
export class UnknownMigration extends Error {
  override readonly name = "UnknownMigration";
}

/**
 * Applies the migrations that Drizzle Kit generated, all or none, in one process at a time. Drizzle's own migrator
 * reads the applied migrations before it begins its transaction, so two processes that start together would both apply
 * one. Throws `UnknownMigration`.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const known = new Set(migrations.map(({ hash }) => hash));
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await tx.execute(
      sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    const { rows } = await tx.execute<{ hash: string }>(
      sql`SELECT hash FROM drizzle.__drizzle_migrations`,
    );
    const applied = new Set(rows.map(({ hash }) => hash));
    if (rows.some(({ hash }) => !known.has(hash))) throw new UnknownMigration();
    for (const migration of migrations) {
      if (applied.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}
