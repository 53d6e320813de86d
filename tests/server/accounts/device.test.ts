import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../src/server/accounts/device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("device: a session's device", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64) ${webkit} Chrome/140.0 Safari/537.36`,
      "Chrome on Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
      "Edge on Windows",
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18 Safari/605`,
      "Safari on macOS",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Safari/604`,
      "Safari on iPhone",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    ["curl/8.5.0", "Another program"],
    [undefined, "Another program"],
  ])("of %s is named %s", (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words);
  });
});
