import type { BrowserContextOptions } from "playwright-core";
import { openCaller } from "./caller.ts";
import type { Caller } from "./caller.ts";
import type { Site } from "./site.ts";

/** Creates an account by an invitation. */
export async function signUp(url: string, name: string, invitation: string): Promise<Caller> {
  const caller = openCaller(url, { origin: url });
  const email = `${name.toLowerCase()}@example.org`;
  const person = { name, email, password: "seven blue pictures", invitation };
  const result = await caller.change("signUp", person);
  if (result.__typename !== "SignInSuccess") throw new Error(JSON.stringify(result));
  return caller;
}

/** Creates the owner of a site by the link that it printed. */
export function makeOwner(site: Pick<Site, "url" | "output">, name = "Zenobia"): Promise<Caller> {
  const [, invitation = ""] = /\/join#(\S+)/.exec(site.output()) ?? [];
  return signUp(site.url, name, invitation);
}

/** Returns a user's cookies in the form of Playwright's storage state. */
export function storageOf({ cookies }: Caller) {
  const settings = { domain: "127.0.0.1", path: "/", expires: -1 };
  const flags = { httpOnly: true, secure: false, sameSite: "Lax" as const };
  return {
    cookies: [...cookies].map(([name, value]) => ({ name, value, ...settings, ...flags })),
    origins: [],
  } satisfies BrowserContextOptions["storageState"];
}
