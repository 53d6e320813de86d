import { devNull } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { DecodingProcess } from "../../../../src/server/images/decoding/decoding-process.ts";

const program = fileURLToPath(new URL("./program.mjs", import.meta.url));

/** Starts a process with the test program, or another one, and a callback for its end. */
function startProcess(runs = program) {
  const onEnd = vi.fn();
  const started = new DecodingProcess(onEnd, runs);
  onTestFinished(() => started.end(new Error("the test is over")));
  const run = (what: string, limit = 60_000) =>
    started.run({ name: "cutSmall", args: [what, {} as never] }, limit);
  return { started, run, onEnd };
}

test("decoding-process: runs one task after the other", async () => {
  const { run, onEnd } = startProcess();
  expect(await run("one")).toBe("one");
  expect(await run("two")).toBe("two");
  expect(onEnd).not.toHaveBeenCalled();
});

test("decoding-process: reports the image that ends it as not decodable", async () => {
  const { started, run, onEnd } = startProcess();
  await expect(run("crash")).rejects.toMatchObject({
    name: "ImageProblem",
    code: "not-decodable",
    message: expect.stringMatching(/^The picture ended the program that decodes it.*\.$/),
  });
  expect(started.hasEnded).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("decoding-process: is ended when an image exceeds the time limit", async () => {
  const { run, onEnd } = startProcess();
  expect(await run("one")).toBe("one");
  await expect(run("hang", 1)).rejects.toMatchObject({
    name: "ImageProblem",
    code: "too-slow",
    message: expect.stringMatching(/^The picture takes too long to decode.*\.$/),
  });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("decoding-process: counts as ended immediately when it is told to end, and reports its end once", async () => {
  const { started, run, onEnd } = startProcess();
  await run("one");
  started.end(new Error("it had no task"));
  expect(started.hasEnded).toBe(true);
  await expect.poll(() => onEnd.mock.calls).toHaveLength(1);
});

test("decoding-process: blames no image if its program ends before it is ready", async () => {
  const { run } = startProcess(devNull);
  await expect(run("one")).rejects.toMatchObject({
    name: "Error",
    message: "the decoding process ended: 0",
  });
});

test("decoding-process: does not inherit the server's secrets", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://somebody:secret@127.0.0.1/vitrine");
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = await startProcess().run("environment");
  expect(names).toContain("PATH");
  expect(names).not.toContain("DATABASE_URL");
});

test.runIf(process.platform === "linux")(
  "decoding-process: runs in a separate process group, which Ctrl-C in a terminal does not reach",
  async () => {
    expect(await startProcess().run("group")).toBe(true);
  },
);
