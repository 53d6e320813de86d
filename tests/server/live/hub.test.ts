import { EventEmitter } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { Follower } from "../../../src/server/live/follower.ts";
import type { FollowingKind } from "../../../src/server/live/follower.ts";
import { Hub } from "../../../src/server/live/hub.ts";
import { Mailbox } from "../../../src/server/live/mailbox.ts";
import { Outlet } from "../../../src/server/live/outlet.ts";
import { eventually } from "../../support/eventually.ts";

type Answer = { data: number } | { errors: string[] };

/** Creates an open connection that records the sent messages. */
function connection() {
  const sent: { id: string; type: string; payload: Answer }[] = [];
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    readyState: WebSocket.OPEN,
    OPEN: WebSocket.OPEN,
    send: (message: unknown) => void sent.push(JSON.parse(String(message))),
  }) as unknown as WebSocket;
  const outlet = new Outlet(socket);
  return { sent, outlet, answers: () => sent.map(({ payload }) => payload) };
}

/** Creates a source to follow, which counts its starts and records why it ended. */
function something(key: string, kind: FollowingKind = "news") {
  const onClose = vi.fn();
  const box = new Mailbox<Answer>((_waiting, next) => next, onClose);
  const begin = vi.fn(() => Promise.resolve<AsyncIterableIterator<Answer> | Answer>(box));
  const write = vi.fn((answer: Answer) => JSON.stringify(answer));
  return {
    key,
    kind,
    begin,
    write,
    isState: (answer: Answer) => "data" in answer,
    onClose,
    box,
    post: (n: number) => box.post(`${n}`, { data: n }),
  };
}

async function follow(hub: Hub<Answer>, what: ReturnType<typeof something>, id = "a") {
  const client = connection();
  const following = await hub.follow(what, client.outlet, id);
  if (!(following instanceof Follower)) throw new Error("It cannot be followed.");
  return { ...client, following };
}

describe("hub: a hub", () => {
  it("executes once and serialises each result once, for any number of subscribers", async () => {
    const hub = new Hub<Answer>();
    const what = something("a");
    const followers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => follow(hub, what, `id ${n}`)),
    );
    what.post(1);
    what.post(2);
    await eventually(() => expect(followers.at(-1)?.sent).toHaveLength(2));
    expect(what.begin).toHaveBeenCalledOnce();
    expect(what.write).toHaveBeenCalledTimes(2);
    followers.forEach(({ sent }, n) => {
      expect(sent).toEqual([
        { id: `id ${n}`, type: "next", payload: { data: 1 } },
        { id: `id ${n}`, type: "next", payload: { data: 2 } },
      ]);
    });
  });

  it("separates subscriptions with different keys", async () => {
    const hub = new Hub<Answer>();
    const [one, other] = [something("a"), something("b")];
    const [first, second] = [await follow(hub, one), await follow(hub, other)];
    one.post(1);
    await eventually(() => expect(first.sent).toHaveLength(1));
    expect(second.sent).toEqual([]);
  });

  it("continues when one subscriber leaves, stops with the last, and restarts with the next", async () => {
    const hub = new Hub<Answer>();
    const what = something("a");
    const [first, second] = [await follow(hub, what), await follow(hub, what)];
    await first.following.return();
    what.post(1);
    await eventually(() => expect(second.answers()).toEqual([{ data: 1 }]));
    expect(first.sent).toEqual([]);
    expect(what.onClose).not.toHaveBeenCalled();
    await second.following.return();
    await eventually(() => expect(what.onClose).toHaveBeenCalledOnce());
    const again = something("a");
    await follow(hub, again);
    expect(again.begin).toHaveBeenCalledOnce();
  });

  it("sends a late subscriber the latest state, but no earlier events", async () => {
    const hub = new Hub<Answer>();
    const [state, news] = [something("state", "state"), something("news")];
    const early = [await follow(hub, state), await follow(hub, news)];
    state.post(1);
    state.post(2);
    news.post(1);
    await eventually(() => expect(early.map(({ sent }) => sent.length)).toEqual([2, 1]));
    expect((await follow(hub, state)).answers()).toEqual([{ data: 2 }]);
    expect((await follow(hub, news)).sent).toEqual([]);
  });

  it("sends a late subscriber no failed result", async () => {
    const hub = new Hub<Answer>();
    const state = something("state", "state");
    const early = await follow(hub, state);
    state.post(1);
    state.box.post("failed", { errors: ["no"] });
    await eventually(() => expect(early.sent).toHaveLength(2));
    expect((await follow(hub, state)).answers()).toEqual([{ data: 1 }]);
  });

  it("returns a result without a subscription to all, and executes again the next time", async () => {
    const hub = new Hub<Answer>();
    const refused: Answer = { errors: ["no"] };
    const what = { ...something("a"), begin: vi.fn(() => Promise.resolve(refused)) };
    const joining = () => hub.follow(what, connection().outlet, "a");
    expect(await Promise.all([joining(), joining()])).toEqual([refused, refused]);
    expect(await joining()).toEqual(refused);
    expect(what.begin).toHaveBeenCalledTimes(2);
  });

  it("fails for all subscribers when the source fails", async () => {
    const hub = new Hub<Answer>();
    const broken = new Error("broken");
    const what = something("a");
    what.write.mockImplementation(() => {
      throw broken;
    });
    const followers = [await follow(hub, what), await follow(hub, what)];
    const ends = followers.map(({ following }) => following.next());
    what.post(1);
    for (const end of ends) await expect(end).rejects.toBe(broken);
    // A client may leave before it receives the error.
    for (const { following } of followers) {
      expect(await following.return()).toEqual({ value: undefined, done: true });
    }
  });

  it("ends for all subscribers when the source ends", async () => {
    const hub = new Hub<Answer>();
    const what = something("a");
    const { following } = await follow(hub, what);
    what.box.close();
    expect(await following.next()).toEqual({ value: undefined, done: true });
  });
});
