import { clearLeftovers } from "../aside.ts";
import { Gate } from "../../gate.ts";
import { Unavailable } from "../../store/problems.ts";
import type { PreparedImage } from "../folder.ts";
import { ImageProblem } from "../problem.ts";
import type { Decoder } from "./decoder.ts";
import { DecodingProcess } from "./decoding-process.ts";
import type { DecodingTask } from "./messages.ts";

/** Maximum number of decoding processes. */
const PROCESSES = 2;
/** Time limits for preparing an image and for any other decoding, in milliseconds. */
const PREPARE_MS = 10 * 60_000;
const DECODE_MS = 60_000;
/** Milliseconds after which an idle process is ended. */
const IDLE_MS = 60_000;

/**
 * Decodes untrusted files in separate processes with limits of memory and time, so that no file can end the server or
 * an import. Starts processes on demand, also after one has ended.
 */
export class DecoderPool implements Decoder {
  readonly #turns = new Gate(PROCESSES, Infinity);
  readonly #preparing: Gate;
  readonly #processes = new Set<DecodingProcess>();
  /** Idle processes, the most recently used one last. */
  readonly #idle = new Map<DecodingProcess, NodeJS.Timeout>();
  /** Files that are being prepared, by path: several works may use the same file. */
  readonly #underWay = new Map<string, Promise<PreparedImage>>();
  #isClosed = false;

  /**
   * @param preparing how many of the two processes may prepare images at the same time, which can take minutes. The
   *   server reserves one for requests for images.
   */
  constructor({ preparing = 1 } = {}) {
    this.#preparing = new Gate(preparing, Infinity);
  }

  inspectImage: Decoder["inspectImage"] = (...args) => this.#run({ name: "inspectImage", args });

  prepareImage: Decoder["prepareImage"] = (...args) => {
    const [source, imagesFolder] = args;
    const prepare = () =>
      this.#prepare<PreparedImage>({ name: "prepareImage", args }, imagesFolder);
    if ("bytes" in source) return prepare();
    const name = JSON.stringify(args);
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    const preparing = prepare().finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, preparing);
    return preparing;
  };

  prepareRemoteImage: Decoder["prepareRemoteImage"] = (...args) =>
    this.#prepare({ name: "prepareRemoteImage", args }, args[1]);

  repairImage: Decoder["repairImage"] = (...args) =>
    this.#prepare({ name: "repairImage", args }, args[0]);

  cutOriginal: Decoder["cutOriginal"] = (...args) => this.#run({ name: "cutOriginal", args });

  cutSmall: Decoder["cutSmall"] = (...args) => this.#run({ name: "cutSmall", args });

  readJpegSize: Decoder["readJpegSize"] = (...args) => this.#run({ name: "readJpegSize", args });

  decodePart: Decoder["decodePart"] = (...args) => this.#run({ name: "decodePart", args });

  /** Ends all processes. Rejects running and waiting tasks with Unavailable. */
  close(): void {
    this.#isClosed = true;
    for (const running of this.#processes) running.end(stopped());
    for (const timer of this.#idle.values()) clearTimeout(timer);
  }

  /** @param imagesFolder the folder in which a process that ends leaves its unfinished work */
  #prepare<Result>(task: DecodingTask, imagesFolder: string): Promise<Result> {
    return this.#preparing.run(async () => {
      try {
        return await this.#run<Result>(task, PREPARE_MS);
      } catch (error) {
        const hasEnded =
          error instanceof ImageProblem && ["too-slow", "not-decodable"].includes(error.code);
        if (hasEnded) await clearLeftovers(imagesFolder);
        throw error;
      }
    });
  }

  #run<Result>(task: DecodingTask, limit = DECODE_MS): Promise<Result> {
    return this.#turns.run(async () => {
      if (this.#isClosed) throw stopped();
      const process = this.#take();
      try {
        // The function named by the task has this return type in the other process.
        return (await process.run(task, limit)) as Result;
      } finally {
        if (!process.hasEnded) this.#rest(process);
      }
    });
  }

  #take(): DecodingProcess {
    const idle = [...this.#idle.keys()].at(-1);
    if (idle) {
      clearTimeout(this.#idle.get(idle));
      this.#idle.delete(idle);
      return idle;
    }
    const started: DecodingProcess = new DecodingProcess(() => {
      clearTimeout(this.#idle.get(started));
      this.#idle.delete(started);
      this.#processes.delete(started);
    });
    this.#processes.add(started);
    return started;
  }

  #rest(process: DecodingProcess): void {
    const end = () => {
      this.#idle.delete(process);
      process.end(new Error("it had no task"));
    };
    this.#idle.set(process, setTimeout(end, IDLE_MS).unref());
  }
}

function stopped(): Unavailable {
  return new Unavailable("No more pictures are decoded.");
}
