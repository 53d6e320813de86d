import { afterEach, describe, expect, it, vi } from "vitest";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import type { LiveStatus } from "../../../src/client/relay/live.ts";
import { recoverBySelf } from "../../../src/client/relay/recovery.ts";

/** A live connection that the test controls. */
class Connection {
  status: LiveStatus = "idle";
  #onStatus = () => {};
  #onRecovered = () => {};

  onStatus = (listener: () => void) => {
    this.#onStatus = listener;
    return () => {};
  };
  onRecovered = (listener: () => void) => {
    this.#onRecovered = listener;
    return () => {};
  };
  become(status: LiveStatus) {
    this.status = status;
    this.#onStatus();
  }
  recover() {
    this.#onRecovered();
  }
}

let end = () => {};
afterEach(() => end());

function setUp() {
  const status = new ConnectionStatus();
  const live = new Connection();
  const refresh = vi.fn();
  const waits: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waits.push(resolve));
  end = recoverBySelf({ status, live, refresh, wait });
  /** Ends the wait before the next attempt. */
  const next = async () => {
    waits.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { status, live, refresh, waits, next };
}

describe("recovery: while the network is unavailable", () => {
  it("retries repeatedly and stops after the server responds", async () => {
    const { status, refresh, next, waits } = setUp();
    status.failed();
    await next();
    await next();
    expect(refresh).toHaveBeenCalledTimes(2);
    status.reached();
    await next();
    await next();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(waits).toHaveLength(0);
  });

  it("runs one series of retries for repeated failures", async () => {
    const { status, waits } = setUp();
    status.failed();
    status.setOutOfDate(true);
    status.failed();
    expect(waits).toHaveLength(1);
  });

  it("detects the failure from the browser's offline event", () => {
    const { status } = setUp();
    dispatchEvent(new Event("offline"));
    expect(status.current.online).toBe(false);
  });
});

describe("recovery: when the live connection breaks", () => {
  it("checks the server once, not at every attempt to connect", () => {
    const { live, refresh } = setUp();
    live.become("connecting");
    live.become("connected");
    live.become("waiting");
    live.become("connecting");
    live.become("waiting");
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("refreshes the data after reconnection", () => {
    const { live, refresh } = setUp();
    live.recover();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
