import { createClient } from "graphql-ws";
import type { Client, SubscribePayload } from "graphql-ws";
import WebSocket from "ws";

/** A subscription that records what it receives. */
export type Following<Data> = {
  received: Data[];
  /** Resolves once the subscription has started. It misses nothing after that. */
  begun: Promise<void>;
  /** Resolves once the subscription has ended or was rejected. */
  ended: Promise<void>;
  /** Waits until the received data satisfies the test; times out if it never does. */
  until(satisfied: (received: Data[]) => boolean): Promise<Data[]>;
  stop(): void;
};

/** Connects to a server under test like the client. */
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

/** Subscribes, by an operation's text or a payload, and records what arrives. */
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
