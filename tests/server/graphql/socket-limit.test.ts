import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { SocketLimit, socketLimits } from "../../../src/server/graphql/socket-limit.ts";
import type { SocketLimits } from "../../../src/server/graphql/socket-limit.ts";

/** As much of a WebSocket as is needed. */
class FakeSocket extends EventEmitter {
  readonly close = vi.fn();
}

describe("socket-limit: WebSockets of one network", () => {
  const handle = vi.fn();
  const app = {} as FastifyInstance;
  const network = "198.51.100.1";

  function start(limits: Partial<SocketLimits>) {
    const limit = new SocketLimit({ ...socketLimits, ...limits });
    const limited = limit.limit(handle);
    function open(ip = network) {
      const fake = new FakeSocket();
      const socket = fake as unknown as WebSocket;
      limited.call(app, socket, { ip } as FastifyRequest);
      return { fake, socket };
    }
    return { limit, open, isLetIn: (ip?: string) => !open(ip).fake.close.mock.calls.length };
  }

  it("are no more than the limit until one is closed; those of others are not kept out", () => {
    const { open, isLetIn } = start({ sockets: 2 });
    const [first] = [open(), open()];
    expect(handle).toHaveBeenCalledTimes(2);
    expect(open().fake.close).toHaveBeenCalledWith(1013, expect.stringMatching(/\.$/));
    expect(isLetIn("198.51.100.2")).toBe(true);
    expect(handle).toHaveBeenCalledTimes(3);
    first.fake.emit("close");
    expect(isLetIn()).toBe(true);
    expect(isLetIn()).toBe(false);
    expect(handle).toHaveBeenCalledTimes(4);
    // graphql-ws looks for the server there.
    expect(new Set(handle.mock.contexts)).toEqual(new Set([app]));
  });

  it("are fewer where they follow no tour", () => {
    const { limit, open, isLetIn } = start({ sockets: 3, socketsWithoutTour: 1 });
    const first = open();
    expect(isLetIn()).toBe(false);
    const ends = [limit.followTour(first.socket), limit.followTour(first.socket)];
    const second = open();
    expect(second.fake.close).not.toHaveBeenCalled();
    ends[0]?.();
    limit.followTour(second.socket);
    const third = open();
    ends.push(limit.followTour(third.socket));
    expect(third.fake.close).not.toHaveBeenCalled();
    expect(isLetIn()).toBe(false);
    third.fake.emit("close");
    for (const end of ends) end();
    expect(isLetIn()).toBe(false);
  });

  it.each([true, false])(
    "follow so many different things together (the program's own: %s); more may follow the same",
    (isOwn) => {
      const { limit, open } = start({ [isOwn ? "ownExecutions" : "otherExecutions"]: 2 });
      const [{ socket }, { socket: other }] = [open(), open()];
      const follow = (by: WebSocket, key: string) => limit.follow(by, key, isOwn);
      const ends = [follow(socket, "a"), follow(other, "a"), follow(other, "b")];
      expect(follow(socket, "c")).toBeNull();
      expect(follow(socket, "b")).not.toBeNull();
      expect(follow(open("198.51.100.2").socket, "c")).not.toBeNull();
      expect(limit.follow(socket, "of the other kind", !isOwn)).not.toBeNull();
      ends[0]?.();
      ends[0]?.();
      expect(follow(socket, "c")).toBeNull();
      ends[1]?.();
      expect(follow(socket, "c")).not.toBeNull();
    },
  );
});
