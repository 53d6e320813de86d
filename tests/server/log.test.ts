import { pino } from "pino";
import { expect, it } from "vitest";
import { stopStep } from "../../src/server/log.ts";

function memoryLog() {
  const lines: string[] = [];
  let onLine = () => {};
  const write = (line: string) => {
    lines.push(line);
    onLine();
  };
  const written = new Promise<void>((resolve) => (onLine = resolve));
  return { lines, written, logger: pino({}, { write }) };
}

it("stopStep: names a step that takes long", async () => {
  const { lines, written, logger } = memoryLog();
  await stopStep(logger, "tours", () => written, 1);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ step: "tours" }]);
});

it("stopStep: says nothing of one that is quick, and throws what it throws", async () => {
  const { lines, logger } = memoryLog();
  const fails = () => Promise.reject(new Error("failed"));
  await expect(stopStep(logger, "tours", fails)).rejects.toThrow("failed");
  expect(lines).toEqual([]);
});
