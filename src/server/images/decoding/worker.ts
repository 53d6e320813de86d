import { localDecoder } from "./decoder.ts";
import { failureOf } from "./messages.ts";
import type { DecodingAnswer, DecodingTask } from "./messages.ts";

// The program of a decoding process. It gets one task at a time from the server that started it.

async function answerTo({ name, args }: DecodingTask): Promise<DecodingAnswer> {
  const run = localDecoder[name] as (...args: unknown[]) => Promise<unknown>;
  try {
    return { result: await run(...args) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

process.on("message", (task: DecodingTask) => {
  void answerTo(task).then((answer) => process.send?.(answer));
});

// A Ctrl-C reaches this process too. The server decides when it ends.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
// The server has ended. A decoder that is at work would keep process.exit waiting.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

process.send?.("ready");
