import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { isPublicEndpoint } from "./remote/public-addresses.ts";

/** Everything the server can be told from outside, checked. */
export type Settings = {
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** The address to listen on. */
  host: string;
  /** Absolute path of the folder that holds database and images. */
  dataFolder: string;
  /** Whether the sample collection is put into the site. */
  sample: boolean;
  /** Whether browsers keep the site for a start without a network; otherwise they give up what they kept. */
  serviceWorker: boolean;
  /** The origin people reach the site by, if it is not the one it listens on. */
  publicOrigin: string | null;
  /** Whose word is taken for the address a request came from: names of ranges, addresses, networks. */
  trustedProxies: string[];
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | null;
  /** Where to listen to the notifications of that PostgreSQL, if a pooler stands before it. */
  listenUrl: string | null;
  /** A Redis by which several server processes share the audience of tours. */
  redisUrl: string | null;
  /** The site's name. */
  siteTitle: string;
  /** One sentence that says what the collection is. */
  siteDescription: string;
  /** How large a file may be that is given at the desk, in bytes. */
  uploadLimit: number;
  /** Whether what is read from the web may be in the server's own network. */
  privateAddresses: boolean;
  /** The cost of operations that one network may have in a minute, if it is not the usual one. */
  queryBudget: number | null;
  /** The least important level that is logged. */
  logLevel: LogLevel;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where prepared pictures are kept. */
export function imagesFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "images");
}

/** Where that is kept which was given for imports, and lists of what they refused. */
export function importsFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "imports");
}

/** Where archives are unpacked while they are imported. */
export function unpackedFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "unpacked");
}

/** Where parts of pictures are kept that stay at other sites. */
export function remoteFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "remote");
}

/** Where the processes of a site share the files of the program that their builds have. */
export function sharedClientFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "client");
}

/** Where the processes of a site share the persisted operations of their builds. */
export function sharedOperationsFolderOf({ dataFolder }: Pick<Settings, "dataFolder">): string {
  return join(dataFolder, "operations");
}

/** Which ports of which IP addresses may be asked. */
export function reachOf({ privateAddresses }: Pick<Settings, "privateAddresses">) {
  return privateAddresses ? () => true : isPublicEndpoint;
}

/** A setting that cannot be used; the message is a sentence for whoever starts the program. */
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

/** The variables of the environment, and what holds where one is not set. */
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
 * Reads the settings from the environment. A variable that is empty counts as not set.
 *
 * @throws SettingsProblem with a sentence for every setting that cannot be used
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
