import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeMember } from "../../src/server/accounts/owner.ts";
import { connectLive } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import type { KnownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { changeTour, sentView } from "../support/tour.ts";
import type { TourAnswer } from "../support/tour.ts";

const viewText = "subscription ($code: String!) { tourView(code: $code) { sequence view } }";
const roomText = "subscription ($code: String!) { tourRoom(code: $code) { state } }";

describe("ended-tours: followers of an ended tour", () => {
  let server: TestServer;
  let presenter: KnownMember;
  let tour: TourAnswer["tour"];
  let client: Client;

  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    presenter = await knownMember(server.store.db, "MEMBER");
    const input = { title: "A walk", view: sentView() };
    ({ tour } = await changeTour(server.url, "startTour", input, presenter));
    client = connectLive(server.url);
  });
  afterEach(() => client.dispose());
  afterAll(() => server.stop());

  const change = (name: string, input: object = {}) =>
    changeTour(server.url, name, { tourId: tour.id, ...input }, presenter);
  const shownLast = { data: { tourView: { sequence: 1, view: sentView(1) } } };

  /** Subscribes and waits for the first response; returns a promise of all responses until the subscription ends. */
  async function follow(query: string) {
    const answers = client.iterate({ query, variables: { code: tour.code } });
    const received: object[] = [];
    const { value } = await answers.next();
    if (value) received.push(value);
    const rest = async () => {
      for await (const answer of answers) received.push(answer);
      return received;
    };
    return { over: rest() };
  }

  it("are notified that no more views follow", async () => {
    await change("presentView", { sequence: 1, view: sentView(1) });
    const { over } = await follow(viewText);
    await change("endTour");
    expect(await over).toEqual([shownLast]);
  });

  it("get the last view immediately when they join late, and nothing more", async () => {
    await change("presentView", { sequence: 1, view: sentView(1) });
    await change("endTour");
    const { over } = await follow(viewText);
    expect(await over).toEqual([shownLast]);
  });

  it("are notified when it is deleted", async () => {
    await change("endTour");
    const { over } = await follow(roomText);
    await change("deleteTour");
    // The number of events depends on who is connected at the moment.
    const states = new Set((await over).map((state) => JSON.stringify(state)));
    expect([...states]).toEqual(['{"data":{"tourRoom":{"state":"ENDED"}}}']);
  });

  it("are notified when its presenter is deleted, without an error", async () => {
    const [view, room] = [await follow(viewText), await follow(roomText)];
    await server.store.db.transaction((tx) => removeMember(tx, presenter.id));
    expect(await view.over).toEqual([{ data: { tourView: { sequence: 0, view: sentView() } } }]);
    const states = await room.over;
    expect(new Set(states.map((state) => JSON.stringify(state)))).toEqual(
      new Set(['{"data":{"tourRoom":{"state":"LIVE"}}}']),
    );
    expect(server.log.join("")).not.toContain("failed unexpectedly");
  });
});
