import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ImageProblem } from "../problem.ts";
import { errorFrom } from "./messages.ts";
import type { DecodingAnswer, DecodingTask } from "./messages.ts";

/**
 * Memory limit of a decoding process, in KiB. Linux enforces it for the pages that a process may write to
 * (RLIMIT_DATA): libvips then reports that it is out of memory, and code that cannot continue ends its process.
 */
const MEMORY_KIB = 1_500_000;
/** Sets that limit and executes the program in the other arguments. A lower limit of the system remains. */
const limitAndRun = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';
const shell = "/bin/sh";

/** Environment variables that a decoding process inherits. It must not inherit those with passwords. */
const passedOn = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TMP", "TEMP", "SystemRoot"];

type Running = {
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
  timer: NodeJS.Timeout;
};

/**
 * A process that decodes images, one at a time, so that an unexpected end is due to the image it was decoding. It has a
 * memory limit and does not inherit the environment of its parent process.
 */
export class DecodingProcess {
  readonly #child: ChildProcess;
  readonly #onEnd: () => void;
  #running: Running | null = null;
  #isReady = false;
  #hasEnded = false;
  /** Reason for which the parent process ended it. */
  #reason: Error | null = null;

  /**
   * @param onEnd called once, when the process has ended or could not be started
   * @param runs the path of the program that the process runs
   */
  constructor(onEnd: () => void, runs = program()) {
    this.#onEnd = onEnd;
    this.#child = start(runs);
    this.#child.on("message", (message: "ready" | DecodingAnswer) => {
      if (message === "ready") this.#isReady = true;
      else this.#settle(message);
    });
    this.#child.on("error", (error) => this.#ended(error));
    this.#child.on("exit", (code, signal) =>
      this.#ended(new Error(`the decoding process ended: ${signal ?? code}`)),
    );
    this.#letOwnerEnd();
  }

  /** Whether it has ended, or is being ended. */
  get hasEnded(): boolean {
    return this.#hasEnded || this.#reason !== null;
  }

  /**
   * Runs a task. The process must be idle.
   *
   * @param limit milliseconds after which the process is ended
   * @throws what the task throws; ImageProblem `too-slow` or `not-decodable` when the process was ended or ended
   *   unexpectedly; Error when it could not be started
   */
  run(task: DecodingTask, limit: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const tooSlow = new ImageProblem(
        "too-slow",
        "The picture takes too long to decode. Save it smaller, or as JPEG or TIFF.",
      );
      const timer = setTimeout(() => this.end(tooSlow), limit);
      this.#running = { resolve, reject, timer };
      this.#child.ref();
      this.#child.channel?.ref();
      // If the process ends before it receives the task, its "exit" event rejects the task.
      this.#child.send(task, () => undefined);
    });
  }

  /** Ends the process at once; rejects a running task with the reason. It must get no other task. */
  end(reason: Error): void {
    this.#reason ??= reason;
    this.#child.kill("SIGKILL");
  }

  #settle(answer: DecodingAnswer): void {
    // The task is rejected with the reason once the process has ended.
    if (this.#reason !== null) return;
    const running = this.#stopRunning();
    if ("failure" in answer) running?.reject(errorFrom(answer.failure));
    else running?.resolve(answer.result);
  }

  #ended(error: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#onEnd();
    const unexpected = this.#isReady
      ? new ImageProblem(
          "not-decodable",
          "The picture ended the program that decodes it: it is damaged, or needs too much memory. Save it again as JPEG or TIFF.",
          error,
        )
      : error;
    this.#stopRunning()?.reject(this.#reason ?? unexpected);
  }

  #stopRunning(): Running | null {
    const running = this.#running;
    this.#running = null;
    clearTimeout(running?.timer);
    this.#letOwnerEnd();
    return running;
  }

  /** An idle process does not prevent its parent process from ending. */
  #letOwnerEnd(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

function start(runs: string): ChildProcess {
  const inherited = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // Makes glibc retain less of the freed memory.
  const env = { ...Object.fromEntries(inherited), MALLOC_ARENA_MAX: "2" };
  const command = [process.execPath, runs];
  const [executable = "", ...args] = existsSync(shell)
    ? [shell, "-c", limitAndRun, shell, `${MEMORY_KIB}`, ...command]
    : command;
  return spawn(executable, args, {
    env,
    // A Ctrl-C in a terminal does not reach it.
    detached: true,
    windowsHide: true,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Returns the program: bundled beside this module in the build, otherwise its source. */
function program(): string {
  const bundled = import.meta.url.endsWith(".mjs");
  const file = bundled ? "./decoding-worker.mjs" : "./source-worker.mjs";
  return fileURLToPath(new URL(file, import.meta.url));
}
