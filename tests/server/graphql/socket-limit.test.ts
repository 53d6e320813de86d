import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { limitSockets } from "../../../src/server/graphql/socket-limit.ts";

/** As much of a WebSocket as is needed. */
class FakeSocket extends EventEmitter {
  readonly close = vi.fn();
}

describe("socket-limit: WebSockets of one network", () => {
  const handle = vi.fn();
  const app = {} as FastifyInstance;
  const limited = limitSockets(handle, 2);

  function open(ip: string) {
    const socket = new FakeSocket();
    limited.call(app, socket as unknown as WebSocket, { ip } as FastifyRequest);
    return socket;
  }

  it("are no more than the limit until one is closed; those of others are not kept out", () => {
    const [first] = [open("198.51.100.1"), open("198.51.100.1")];
    expect(handle).toHaveBeenCalledTimes(2);
    expect(open("198.51.100.1").close).toHaveBeenCalledWith(1013, expect.stringMatching(/\.$/));
    open("198.51.100.2");
    expect(handle).toHaveBeenCalledTimes(3);
    first.emit("close");
    expect(open("198.51.100.1").close).not.toHaveBeenCalled();
    expect(open("198.51.100.1").close).toHaveBeenCalled();
    expect(handle).toHaveBeenCalledTimes(4);
    // graphql-ws looks for the server there.
    expect(new Set(handle.mock.contexts)).toEqual(new Set([app]));
  });
});
