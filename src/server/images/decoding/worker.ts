import { localDecoder } from "./decoder.ts";
import { failureOf } from "./messages.ts";
import type { DecodingAnswer, DecodingTask } from "./messages.ts";

// The program of a decoding process. Its parent process, the server or an import, sends it one task at a time.

async function answerTo({ name, args }: DecodingTask): Promise<DecodingAnswer> {
  const run = localDecoder[name] as (...args: unknown[]) => Promise<unknown>;
  try {
    return { result: await run(...args) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function send(message: "ready" | DecodingAnswer): void {
  // Without a callback, Node throws if the parent process has ended.
  process.send?.(message, () => undefined);
}

process.on("message", (task: DecodingTask) => {
  void answerTo(task).then(send);
});

// A service manager sends SIGTERM to all processes of a service. The parent process decides when this one ends.
process.on("SIGTERM", () => undefined);
// The parent process has ended. A running decoder would delay process.exit.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

send("ready");
