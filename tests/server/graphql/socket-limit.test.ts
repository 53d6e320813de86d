import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { SocketLimit, socketLimits } from "../../../src/server/graphql/socket-limit.ts";
import type { SocketLimits } from "../../../src/server/graphql/socket-limit.ts";

describe("socket-limit: WebSockets of one network", () => {
  const handle = vi.fn();
  const network = "198.51.100.1";

  function start(limits: Partial<SocketLimits>) {
    const limit = new SocketLimit({ ...socketLimits, ...limits });
    const limited = limit.limit(handle);
    /** Opens a WebSocket; `isLetIn` is false if the server rejected the request. */
    async function open(ip = network) {
      const connection = new EventEmitter();
      const request = { ip, raw: { socket: connection } } as unknown as FastifyRequest;
      const send = vi.fn();
      const reply: unknown = {
        code: () => reply,
        header: () => reply,
        type: () => reply,
        send,
      };
      await limit.onRequest(request, reply as FastifyReply);
      const isLetIn = send.mock.calls.length === 0;
      const socket = new EventEmitter() as unknown as WebSocket;
      if (isLetIn) limited(socket, request);
      return { isLetIn, socket, close: () => connection.emit("close") };
    }
    return { limit, open, isLetIn: async (ip?: string) => (await open(ip)).isLetIn };
  }

  it("are limited until one closes, without affecting other networks", async () => {
    const { open, isLetIn } = start({ sockets: 2 });
    const first = await open();
    expect(await isLetIn()).toBe(true);
    expect(await isLetIn()).toBe(false);
    expect(await isLetIn("198.51.100.2")).toBe(true);
    expect(handle).toHaveBeenCalledTimes(3);
    first.close();
    expect(await isLetIn()).toBe(true);
    expect(await isLetIn()).toBe(false);
    expect(handle).toHaveBeenCalledTimes(4);
  });

  it("are limited more strictly if they follow no tour", async () => {
    const { limit, open, isLetIn } = start({ sockets: 3, socketsWithoutTour: 1 });
    const first = await open();
    expect(await isLetIn()).toBe(false);
    const ends = [limit.followTour(first.socket), limit.followTour(first.socket)];
    const second = await open();
    expect(second.isLetIn).toBe(true);
    ends[0]?.();
    limit.followTour(second.socket);
    const third = await open();
    ends.push(limit.followTour(third.socket));
    expect(third.isLetIn).toBe(true);
    expect(await isLetIn()).toBe(false);
    third.close();
    for (const end of ends) end();
    expect(await isLetIn()).toBe(false);
  });

  it("of a 48-bit IPv6 prefix count together, with four times the limit", async () => {
    const { limit, open, isLetIn } = start({ sockets: 2, ownExecutions: 1 });
    const addresses = [0, 1, 2, 3].map((n) => `2001:db8:1:${n}00::1`);
    const opened = [];
    for (const address of [...addresses, ...addresses]) opened.push(await open(address));
    expect(opened.map(({ isLetIn }) => isLetIn)).toEqual(Array(8).fill(true));
    expect(await isLetIn("2001:db8:1:400::1")).toBe(false);
    expect(await isLetIn("2001:db8:2::1")).toBe(true);
    opened.forEach(({ socket }, n) => void limit.follow(socket, `${n % 4}`, "ownExecutions"));
    opened[0]?.close();
    const more = await open("2001:db8:1:400::1");
    expect(more.isLetIn).toBe(true);
    expect(limit.follow(more.socket, "4", "ownExecutions")).toBeNull();
    expect(limit.follow(more.socket, "3", "ownExecutions")).not.toBeNull();
  });

  it.each([
    ["ownExecutions", "otherExecutions"],
    ["personalExecutions", "ownExecutions"],
    ["otherExecutions", "personalExecutions"],
  ] as const)(
    "may follow a limited number of different %s, counted separately from %s",
    async (kind, otherKind) => {
      const { limit, open } = start({ [kind]: 2 });
      const [{ socket }, { socket: other }] = [await open(), await open()];
      const follow = (by: WebSocket, key: string) => limit.follow(by, key, kind);
      const ends = [follow(socket, "a"), follow(other, "a"), follow(other, "b")];
      expect(follow(socket, "c")).toBeNull();
      expect(follow(socket, "b")).not.toBeNull();
      expect(follow((await open("198.51.100.2")).socket, "c")).not.toBeNull();
      expect(limit.follow(socket, "of the other kind", otherKind)).not.toBeNull();
      ends[0]?.();
      ends[0]?.();
      expect(follow(socket, "c")).toBeNull();
      ends[1]?.();
      expect(follow(socket, "c")).not.toBeNull();
    },
  );
});
