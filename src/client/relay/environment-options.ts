import type { IEnvironment } from "relay-runtime";
import type { Live } from "./live.ts";

/** Custom options of the page's Relay environment. */
export type EnvironmentOptions = { readonly live: Pick<Live, "reconnect"> };

/** Reopens the live connection, because the server identifies the viewer only when a connection opens. */
export async function reconnectLive({ options }: IEnvironment): Promise<void> {
  const { live } = (options ?? {}) as Partial<EnvironmentOptions>;
  await live?.reconnect();
}
