import { createClient } from "graphql-ws";
import type { Client, SubscribePayload } from "graphql-ws";
import WebSocket from "ws";

/** A subscription that keeps what it has received. */
export type Following<Data> = {
  received: Data[];
  /** Settles once the subscription has begun: from then on nothing is missed. */
  begun: Promise<void>;
  /** Settles once the subscription is over, or refused. */
  ended: Promise<void>;
  /** Waits until what was received satisfies the test; a test that waits in vain times out. */
  until(satisfied: (received: Data[]) => boolean): Promise<Data[]>;
  stop(): void;
};

/** Connects to a server in test as the client does. */
export function connectLive(url: string, headers: Record<string, string> = {}): Client {
  return createClient({
    url: new URL("/graphql", url.replace(/^http/, "ws")).href,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers });
      }
    },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
}

/** Subscribes, by an operation's text or as told otherwise, and keeps what comes. */
export function follow<Data>(
  client: Client,
  operation: string | SubscribePayload,
): Following<Data> {
  const received: Data[] = [];
  const waiting = new Set<() => void>();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const payload = typeof operation === "string" ? { query: operation } : operation;
  const stop = client.subscribe<Data, Record<string, unknown>>(
    { ...payload, extensions: { ...payload.extensions, tellsFollowing: true } },
    {
      next: ({ data, extensions }) => {
        if (extensions?.["following"] === true) begin();
        if (data) received.push(data);
        for (const look of waiting) look();
      },
      error: () => end(),
      complete: () => end(),
    },
  );
  return {
    received,
    begun,
    ended,
    stop,
    until: (satisfied) =>
      new Promise((resolve) => {
        const look = () => {
          if (!satisfied(received)) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
  };
}
