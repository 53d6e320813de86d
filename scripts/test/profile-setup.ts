import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, expect } from "vitest";

let start: NodeJS.CpuUsage;
beforeAll(() => void (start = process.cpuUsage()));

// Reports to profile-reporter.mjs how much processor time the worker used while the tests and hooks of this file ran.
afterAll(() => {
  const { user, system } = process.cpuUsage(start);
  const line = { file: expect.getState().testPath, processor: (user + system) / 1000 };
  appendFileSync(String(process.env.VITRINE_PROFILE), `${JSON.stringify(line)}\n`);
});
