import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { isPublicEndpoint } from "./remote/public-addresses.ts";

/** Validated settings of the server. */
export type Settings = {
  /** Port to listen on; 0 chooses a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute path of the folder with the database and the images. */
  dataFolder: string;
  /** Whether the server installs the sample collection. */
  sample: boolean;
  /** Whether browsers cache the site for offline use; otherwise a kill switch deletes what they have cached. */
  serviceWorker: boolean;
  /** Public origin of the site, if it differs from the listening address. */
  publicOrigin: string | null;
  /** Proxies whose `X-Forwarded-For` header the server trusts: names of ranges, addresses, networks. */
  trustedProxies: string[];
  /** URL of a PostgreSQL that replaces the embedded one. */
  databaseUrl: string | null;
  /** URL for the notifications of that PostgreSQL, if the other one leads to a connection pooler. */
  listenUrl: string | null;
  /** URL of a Redis through which several server processes share the participants of tours. */
  redisUrl: string | null;
  /** Name of the site. */
  siteTitle: string;
  /** One-sentence description of the collection. */
  siteDescription: string;
  /** Maximum size of a file uploaded in the dashboard, in bytes. */
  uploadLimit: number;
  /** Whether the server may fetch web resources from its own private network. */
  privateAddresses: boolean;
  /** Cost of operations that one network may use in a minute, if not the default. */
  queryBudget: number | null;
  /** Minimum level of log entries. */
  logLevel: LogLevel;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Returns the folder of processed images. */
export function imagesFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "images");
}

/** Returns the folder of uploads for imports, and of the lists of refused rows. */
export function importsFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "imports");
}

/** Returns the folder in which imports unpack archives. */
export function unpackedFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "unpacked");
}

/** Returns the folder of the cached parts of remote images. */
export function remoteFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "remote");
}

/** Returns the folder in which the processes of a site share the client files of their builds. */
export function sharedClientFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "client");
}

/** Returns the folder in which the processes of a site share the persisted operations of their builds. */
export function sharedOperationsFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "operations");
}

/** Returns a function that tells which ports of which IP addresses the server may connect to. */
export function reachOf({ privateAddresses }: Pick<Settings, "privateAddresses">) {
  return privateAddresses ? () => true : isPublicEndpoint;
}

/** Error: invalid settings. The message is for the operator. */
export class SettingsProblem extends Error {}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "PORT must be a whole number from 0 to 65535."),
  v.transform(Number),
  v.maxValue(65535, "PORT must be a whole number from 0 to 65535."),
);

const publicUrlRule =
  "PUBLIC_URL must be the address people use, such as https://collection.example.org, without a path.";
const publicOrigin = v.pipe(
  v.string(),
  v.url(publicUrlRule),
  v.transform((text) => new URL(text)),
  v.check(
    (url) =>
      /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" && !url.username,
    publicUrlRule,
  ),
  v.transform((url) => url.origin),
);

const databaseUrl = (setting: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      `${setting} must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/vitrine.`,
    ),
  );

const namedRanges = ["loopback", "linklocal", "uniquelocal"];
const trustedProxies = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.check(
    (parts) =>
      parts.every((part) => part === "none" || namedRanges.includes(part) || isNetwork(part)),
    "TRUSTED_PROXIES must be addresses or networks of proxies with commas between them, such as 10.0.0.2 or 172.16.0.0/12; loopback, linklocal, uniquelocal; or none.",
  ),
  v.transform((parts) => parts.filter((part) => part !== "none")),
);

function isNetwork(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

const redisUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^rediss?:\/\/[^/]/.test(text) && URL.canParse(text),
    "REDIS_URL must be the address of a Redis, such as redis://user:password@host:6379.",
  ),
);

const uploadLimitRule =
  "VITRINE_UPLOAD_LIMIT must be a size such as 500 MB or 4 GB, at least 1 MB.";
const uploadLimit = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5} ?[MG]B$/i, uploadLimitRule),
  v.transform((text) => parseInt(text, 10) * (/G/i.test(text) ? 2 ** 30 : 2 ** 20)),
);

const queryBudget = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,11}$/, "VITRINE_QUERY_BUDGET must be a whole number from 1 to 999999999999."),
  v.transform(Number),
);

/** Schema of the environment variables, with defaults. */
const environment = v.object({
  PORT: v.optional(port, "4000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  VITRINE_DATA: v.optional(v.string(), "./data"),
  VITRINE_SAMPLE: v.optional(v.picklist(["on", "off"], "VITRINE_SAMPLE must be on or off."), "on"),
  VITRINE_SERVICE_WORKER: v.optional(
    v.picklist(["on", "off"], "VITRINE_SERVICE_WORKER must be on or off."),
    "on",
  ),
  PUBLIC_URL: v.optional(publicOrigin),
  TRUSTED_PROXIES: v.optional(trustedProxies, "loopback"),
  DATABASE_URL: v.optional(databaseUrl("DATABASE_URL")),
  DATABASE_LISTEN_URL: v.optional(databaseUrl("DATABASE_LISTEN_URL")),
  REDIS_URL: v.optional(redisUrl),
  SITE_TITLE: v.optional(v.string(), "Vitrine"),
  SITE_DESCRIPTION: v.optional(v.string(), "A collection of pictures to look at closely."),
  VITRINE_UPLOAD_LIMIT: v.optional(uploadLimit, "4 GB"),
  VITRINE_PRIVATE_ADDRESSES: v.optional(
    v.picklist(["on", "off"], "VITRINE_PRIVATE_ADDRESSES must be on or off."),
    "off",
  ),
  VITRINE_QUERY_BUDGET: v.optional(queryBudget),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(", ")}.`),
    "info",
  ),
});

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 *
 * @throws SettingsProblem with a sentence for every invalid setting
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const checked = v.safeParse(environment, given);
  if (!checked.success) {
    throw new SettingsProblem(checked.issues.map((issue) => issue.message).join("\n"));
  }
  const values = checked.output;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(values.VITRINE_DATA),
    sample: values.VITRINE_SAMPLE === "on",
    serviceWorker: values.VITRINE_SERVICE_WORKER === "on",
    publicOrigin: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL ?? null,
    listenUrl: values.DATABASE_LISTEN_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    siteTitle: values.SITE_TITLE,
    siteDescription: values.SITE_DESCRIPTION,
    uploadLimit: values.VITRINE_UPLOAD_LIMIT,
    privateAddresses: values.VITRINE_PRIVATE_ADDRESSES === "on",
    queryBudget: values.VITRINE_QUERY_BUDGET ?? null,
    logLevel: values.LOG_LEVEL,
  };
}
