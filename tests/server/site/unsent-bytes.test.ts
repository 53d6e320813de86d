import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { TooBusy } from "../../../src/server/gate.ts";
import { UnsentBytes } from "../../../src/server/site/unsent-bytes.ts";
import { eventually } from "../../support/eventually.ts";

const response = () => new ServerResponse(new IncomingMessage(new Socket()));

it("UnsentBytes: a network at its limit is rejected until an answer is delivered, and others are not", async () => {
  const unsent = new UnsentBytes({ network: 100, all: 1000 });
  const [first, second] = [response(), response()];
  unsent.add("one", 60, first);
  unsent.add("one", 60, second);
  expect(() => unsent.add("one", 1, response())).toThrow(TooBusy);
  unsent.add("two", 60, response());
  first.emit("close");
  await eventually(() => expect(() => unsent.assertRoom("one")).not.toThrow());
  expect(second.destroyed).toBe(false);
});

it("UnsentBytes: a pipelined answer no longer counts once its connection closes", async () => {
  const unsent = new UnsentBytes({ network: 100, all: 1000 });
  const pipelined = response();
  unsent.add("one", 100, pipelined);
  expect(() => unsent.assertRoom("one")).toThrow(TooBusy);
  pipelined.req.socket.destroy();
  await eventually(() => expect(() => unsent.assertRoom("one")).not.toThrow());
});

it("UnsentBytes: beyond the total limit, the network with most bytes loses its oldest answer", () => {
  const unsent = new UnsentBytes({ network: 100, all: 150 });
  const [oldest, old, other] = [response(), response(), response()];
  unsent.add("two", 50, other);
  unsent.add("one", 40, oldest);
  unsent.add("one", 60, old);
  expect(() => unsent.add("one", 1, response())).toThrow(TooBusy);
  unsent.add("three", 30, response());
  expect([oldest, old, other].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  // Otherwise the bytes of a response that waits for others on its connection would remain.
  expect(oldest.req.socket.destroyed).toBe(true);
});

it("UnsentBytes: beyond the total limit, the network with most bytes is itself rejected", () => {
  const unsent = new UnsentBytes({ network: 100, all: 60 });
  unsent.add("one", 40, response());
  unsent.add("two", 30, response());
  expect(() => unsent.add("one", 1, response())).toThrow(TooBusy);
});
