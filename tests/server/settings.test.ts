import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsProblem } from "../../src/server/settings.ts";

describe("settings", () => {
  it("has a default for every setting", () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: "127.0.0.1",
      dataFolder: resolve("data"),
      sample: true,
      serviceWorker: true,
      publicOrigin: null,
      trustedProxies: ["loopback"],
      databaseUrl: null,
      listenUrl: null,
      redisUrl: null,
      siteTitle: "Vitrine",
      siteDescription: "A collection of pictures to look at closely.",
      uploadLimit: 4 * 1024 ** 3,
      queryBudget: null,
      privateAddresses: false,
      logLevel: "info",
    });
  });

  it("treats an empty variable as unset", () => {
    expect(readSettings({ PORT: "", VITRINE_SAMPLE: " ", PUBLIC_URL: "" })).toEqual(
      readSettings({}),
    );
  });

  it("reads all variables", () => {
    const settings = readSettings({
      PORT: "0",
      HOST: "0.0.0.0",
      VITRINE_DATA: "/srv/vitrine",
      VITRINE_SAMPLE: "off",
      VITRINE_SERVICE_WORKER: "off",
      PUBLIC_URL: "https://Collection.example.org/",
      DATABASE_URL: "postgres://curator:secret@db:5432/vitrine",
      DATABASE_LISTEN_URL: "postgres://curator:secret@db:5433/vitrine",
      REDIS_URL: "rediss://:secret@cache:6380/1",
      SITE_TITLE: "City Museum",
      VITRINE_QUERY_BUDGET: "1000000",
      LOG_LEVEL: "warn",
    });
    expect(settings).toMatchObject({
      port: 0,
      host: "0.0.0.0",
      dataFolder: "/srv/vitrine",
      sample: false,
      serviceWorker: false,
      publicOrigin: "https://collection.example.org",
      databaseUrl: "postgres://curator:secret@db:5432/vitrine",
      listenUrl: "postgres://curator:secret@db:5433/vitrine",
      redisUrl: "rediss://:secret@cache:6380/1",
      siteTitle: "City Museum",
      queryBudget: 1_000_000,
      logLevel: "warn",
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["VITRINE_SAMPLE", "yes"],
    ["VITRINE_SERVICE_WORKER", "no"],
    ["PUBLIC_URL", "collection.example.org"],
    ["REDIS_URL", "cache:6379"],
    ["REDIS_URL", "redis://"],
    ["PUBLIC_URL", "ftp://collection.example.org"],
    ["PUBLIC_URL", "https://example.org/collection"],
    ["DATABASE_URL", "mysql://localhost/vitrine"],
    ["DATABASE_LISTEN_URL", "mysql://localhost/vitrine"],
    ["VITRINE_QUERY_BUDGET", "0"],
    ["VITRINE_QUERY_BUDGET", "1e9"],
    ["LOG_LEVEL", "loud"],
  ])("rejects %s=%s and names the variable", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsProblem);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
  });

  it("reports all problems together", () => {
    const wrong = { PORT: "x", VITRINE_SAMPLE: "maybe" };
    expect(() => readSettings(wrong)).toThrow(/PORT must be .*\nVITRINE_SAMPLE must be/);
  });

  it("never includes a database password in a message", () => {
    expect(() => readSettings({ DATABASE_URL: "mysql://me:hunter2@host/db" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
    );
  });
});
