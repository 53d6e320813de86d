import type { IEnvironment } from "relay-runtime";
import type { Live } from "./live.ts";

/** What comes with the page's Relay environment. */
export type EnvironmentOptions = { readonly live: Pick<Live, "reconnect"> };

/** Makes the live connection anew: the server learns who looks when it is opened. */
export async function reconnectLive({ options }: IEnvironment): Promise<void> {
  const { live } = (options ?? {}) as Partial<EnvironmentOptions>;
  await live?.reconnect();
}
