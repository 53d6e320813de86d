import { localDecoder } from "./decoder.ts";
import { failureOf } from "./messages.ts";
import type { DecodingAnswer, DecodingTask } from "./messages.ts";

// The program of a decoding process. It gets one task at a time from the server or the import that started it.

async function answerTo({ name, args }: DecodingTask): Promise<DecodingAnswer> {
  const run = localDecoder[name] as (...args: unknown[]) => Promise<unknown>;
  try {
    return { result: await run(...args) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function send(message: "ready" | DecodingAnswer): void {
  // Without a callback Node throws what cannot be sent to a process that has ended.
  process.send?.(message, () => undefined);
}

process.on("message", (task: DecodingTask) => {
  void answerTo(task).then(send);
});

// A service manager asks all processes of a service to end. The one that started this one decides when it ends.
process.on("SIGTERM", () => undefined);
// That one has ended. A decoder that is at work would keep process.exit waiting.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

send("ready");
