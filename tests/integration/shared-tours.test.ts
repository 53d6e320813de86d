import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask } from "../support/ask.ts";
import { openPglite } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import type { KnownMember } from "../support/member.ts";
import { isInstalled } from "../support/programs.ts";
import { startRedis } from "../support/redis.ts";
import type { TestRedis } from "../support/redis.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { changeTour, sentView, tourMutation } from "../support/tour.ts";
import type { TourAnswer } from "../support/tour.ts";

type Shown = { tourView: { sequence: number; view: string } };
type Room = {
  tourRoom: { followerCount: number; isInterrupted: boolean; said: { words: string } | null };
};
const viewText = "subscription ($code: String!) { tourView(code: $code) { sequence view } }";
const roomText =
  "subscription ($code: String!) { tourRoom(code: $code) { followerCount isInterrupted said { words } } }";

describe.skipIf(!isInstalled("redis-server"))("shared-tours: servers that share a Redis", () => {
  let redis: TestRedis;
  let servers: TestServer[];
  let close: () => Promise<void>;
  let presenter: KnownMember;
  let tour: TourAnswer["tour"];
  const clients: Client[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    const { close: closeDatabase, ...database } = await openPglite();
    close = closeDatabase;
    const open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
    const settings = { redisUrl: redis.url };
    servers = [await startServer({ open, settings }), await startServer({ open, settings })];
  });
  beforeEach(async () => {
    presenter = await knownMember(servers[0]?.store.db as TestServer["store"]["db"], "MEMBER");
    const input = { title: "A walk", view: sentView() };
    ({ tour } = await changeTour(urlOf(0), "startTour", input, presenter));
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await close();
    await redis.kill();
  });

  const urlOf = (n: number) => servers[n]?.url ?? "";
  const change = (n: number, name: string, input: object) =>
    changeTour(urlOf(n), name, { tourId: tour.id, ...input }, presenter);
  const present = (n: number, sequence: number) =>
    change(n, "presentView", { sequence, view: sentView(sequence) });
  function followOn<Data>(n: number, query: string) {
    const client = connectLive(urlOf(n));
    clients.push(client);
    return follow<Data>(client, { query, variables: { code: tour.code } });
  }
  const sequenceOf = (all: Shown[]) => all.at(-1)?.tourView.sequence;
  const roomOf = (all: Room[]) => all.at(-1)?.tourRoom;

  it("send their followers the same views in order, whichever server the presenter uses", async () => {
    const views = [followOn<Shown>(0, viewText), followOn<Shown>(1, viewText)];
    await Promise.all(views.map((view) => view.until((all) => all.length > 0)));
    for (let n = 1; n <= 10; n++) {
      expect(await present(n % 2, n)).toMatchObject({ taken: true, sequence: n });
    }
    expect(await present(0, 9)).toMatchObject({ taken: false, sequence: 10 });
    for (const view of views) {
      const all = await view.until((got) => sequenceOf(got) === 10);
      const numbers = all.map(({ tourView }) => tourView.sequence);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(all.at(-1)?.tourView.view).toBe(sentView(10));
    }
    const [late] = await followOn<Shown>(1, viewText).until((all) => all.length > 0);
    expect(late?.tourView.sequence).toBe(10);
  });

  it("count the followers of all servers, and broadcast messages to all", async () => {
    const rooms = [0, 1, 1].map((n) => followOn<Room>(n, roomText));
    for (const room of rooms) await room.until((all) => roomOf(all)?.followerCount === 3);
    await clients.at(-1)?.dispose();
    await rooms[0]?.until((all) => roomOf(all)?.followerCount === 2);
    await change(0, "sayInTour", { words: "Look" });
    await rooms[1]?.until((all) => roomOf(all)?.said?.words === "Look");
  });

  it("continue without Redis, report tours as interrupted, and resume them when it is back", async () => {
    const room = followOn<Room>(0, roomText);
    const view = followOn<Shown>(1, viewText);
    await present(0, 1);
    await view.until((all) => sequenceOf(all) === 1);
    // A view that rested is stored in the database.
    await expect
      .poll(async () => {
        const { data } = await ask(
          urlOf(0),
          "query ($code: String!) { tour(code: $code) { steps { id } } }",
          {
            variables: { code: tour.code },
          },
        );
        return (data as unknown as { tour: { steps: object[] } }).tour.steps.length;
      })
      .toBe(2);
    await redis.kill();
    await room.until((all) => roomOf(all)?.isInterrupted === true);
    const input = { tourId: tour.id, sequence: 2, view: sentView(2) };
    const asked = { variables: { input }, headers: presenter.headers };
    const { errors } = await ask(urlOf(0), tourMutation("presentView"), asked);
    expect(errors).toMatchObject([{ extensions: { code: "UNAVAILABLE" } }]);
    const { data } = await ask(urlOf(1), "{ site { title } }");
    expect(data).toEqual({ site: { title: "Vitrine" } });
    await change(0, "sayInTour", { words: "Wait" });
    await room.until((all) => roomOf(all)?.said?.words === "Wait");

    await redis.start();
    await room.until((all) => roomOf(all)?.isInterrupted === false);
    await expect.poll(async () => (await present(0, 10_500)).taken).toBe(true);
    await view.until((all) => sequenceOf(all) === 10_500);
  });

  it("start without Redis and report tours as interrupted", async () => {
    const alone = await startServer({ settings: { redisUrl: "redis://127.0.0.1:1" } });
    const member = await knownMember(alone.store.db, "MEMBER");
    const input = { title: "A walk", view: sentView() };
    const started = (await changeTour(alone.url, "startTour", input, member)).tour;
    const query = "query ($code: String!) { tour(code: $code) { isInterrupted } }";
    const { data } = await ask(alone.url, query, { variables: { code: started.code } });
    expect(data?.tour).toEqual({ isInterrupted: true });
    expect(alone.log.join("")).toContain("Check REDIS_URL");
    await alone.stop();
  });
});
