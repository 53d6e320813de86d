import pg from "pg";
import { expect, test } from "vitest";
import { dropDatabases } from "../../../scripts/test/postgres.mjs";

const url = process.env.TEST_DATABASE_URL ?? "";

test.skipIf(!url)(
  "postgres: dropDatabases drops only the databases of the run, even while they are in use",
  async () => {
    const server = new pg.Client({ connectionString: url });
    await server.connect();
    const prefix = `vitrine_drop_${process.pid}_`;
    const [one, used, other] = [`${prefix}one`, `${prefix}used`, `vitrine_kept_${process.pid}`];
    for (const name of [one, used, other]) await server.query(`CREATE DATABASE ${name}`);
    const address = new URL(url);
    address.pathname = `/${used}`;
    const user = new pg.Client({ connectionString: address.href });
    user.on("error", () => undefined);
    await user.connect();

    await dropDatabases(url, prefix);
    const { rows } = await server.query("SELECT datname FROM pg_database WHERE datname = ANY($1)", [
      [one, used, other],
    ]);
    expect(rows).toEqual([{ datname: other }]);
    await server.query(`DROP DATABASE ${other}`);
    await server.end();
  },
);
