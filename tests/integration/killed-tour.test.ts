import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import type { Client } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { ask } from "../support/ask.ts";
import { openPostgres } from "../support/database.ts";
import { follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import { isInstalled } from "../support/programs.ts";
import { startRedis } from "../support/redis.ts";
import type { TestRedis } from "../support/redis.ts";
import { startServerProcess } from "../support/server-process.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { changeTour, sentView } from "../support/tour.ts";

type Shown = { tourView: { sequence: number; view: string } };
const databaseUrl = process.env.TEST_DATABASE_URL;

/** Number of followers on each server. */
const crowd = 10;

describe.skipIf(!isInstalled("redis-server") || !databaseUrl)(
  "killed-tour: two servers on one PostgreSQL and one Redis",
  () => {
    let redis: TestRedis;
    let database: Awaited<ReturnType<typeof openPostgres>>;
    let folder: string;
    const servers: ServerProcess[] = [];
    const clients: Client[] = [];

    beforeAll(async () => {
      redis = await startRedis();
      database = await openPostgres();
      folder = await mkdtemp(join(tmpdir(), "vitrine-two-"));
      for (let count = 0; count < 2; count += 1) {
        servers.push(
          await startServerProcess({
            DATABASE_URL: database.databaseUrl ?? "",
            REDIS_URL: redis.url,
            VITRINE_DATA: folder,
          }),
        );
      }
    });
    afterAll(async () => {
      for (const client of clients) await client.dispose();
      for (const server of servers) await server.kill();
      await database.close();
      await redis.kill();
      await rm(folder, { recursive: true, force: true });
    });

    const urlOf = (n: number) => servers[n]?.url ?? "";

    /** Creates a follower that connects to the other server when its own is down, as if behind a proxy. */
    function followFrom(n: number, code: string) {
      let current = n;
      const client = createClient({
        url: () => new URL("/graphql", urlOf(current).replace("http", "ws")).href,
        webSocketImpl: WebSocket,
        retryAttempts: Infinity,
        shouldRetry: () => true,
        retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
        on: { closed: () => void (current = 1 - current) },
      });
      clients.push(client);
      follow(client, {
        query: "subscription ($code: String!) { tourRoom(code: $code) { state } }",
        variables: { code },
      });
      const query = "subscription ($code: String!) { tourView(code: $code) { sequence view } }";
      return follow<Shown>(client, { query, variables: { code } });
    }

    it("show the same view, and followers of a killed server soon get the last view from the other", async () => {
      const presenter = await knownMember(database.store.db, "MEMBER");
      const input = { title: "A walk", view: sentView() };
      const { tour } = await changeTour(urlOf(0), "startTour", input, presenter);
      const shown = Array.from({ length: 2 * crowd }, (_, n) => followFrom(n % 2, tour.code));
      const present = (n: number, sequence: number) => {
        const view = { tourId: tour.id, sequence, view: sentView(sequence) };
        return changeTour(urlOf(n), "presentView", view, presenter);
      };
      const all = (sequence: number) =>
        Promise.all(
          shown.map((view) => view.until((got) => got.at(-1)?.tourView.sequence === sequence)),
        );
      const followers = async () => {
        const query = "query ($code: String!) { tour(code: $code) { followerCount } }";
        const { data } = await ask(urlOf(1), query, { variables: { code: tour.code } });
        return (data as unknown as { tour: { followerCount: number } }).tour.followerCount;
      };
      await Promise.all(shown.map((view) => view.until((got) => got.length > 0)));
      for (let n = 1; n <= 5; n++) await present(n % 2, n);
      await all(5);
      await expect.poll(followers).toBe(2 * crowd);

      // The server that is killed has sent and acknowledged it, but had no time to write it to the database.
      expect(await present(0, 6)).toMatchObject({ taken: true });
      await servers[0]?.kill();
      await all(6);
      expect(await present(1, 7)).toMatchObject({ taken: true, sequence: 7 });
      await all(7);
      expect(shown.every(({ received }) => received.at(-1)?.tourView.view === sentView(7))).toBe(
        true,
      );
      await expect.poll(followers).toBe(2 * crowd);
    });
  },
);
