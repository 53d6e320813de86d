import { expect, it, vi } from "vitest";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import { doubtSnapshot } from "../../../src/client/relay/snapshot-doubt.ts";

function setUp() {
  const status = new ConnectionStatus();
  const steps: string[] = [];
  const doubt = doubtSnapshot({
    writer: { end: () => void steps.push("dropped") },
    status,
    reload: () => void steps.push("reloaded"),
  });
  return { status, steps, doubt };
}

it("snapshot-doubt: deletes the snapshot and then reloads the page, once", () => {
  const { steps, doubt } = setUp();
  doubt();
  doubt();
  expect(steps).toEqual(["dropped", "reloaded"]);
});

it("snapshot-doubt: waits with both while there is no network and starts when it returns", () => {
  const { status, steps, doubt } = setUp();
  status.failed();
  doubt();
  expect(steps).toEqual([]);
  const unrelated = vi.fn();
  status.subscribe(unrelated);
  status.reached();
  status.failed();
  status.reached();
  expect(unrelated).toHaveBeenCalled();
  expect(steps).toEqual(["dropped", "reloaded"]);
});
