import { chmodSync } from "node:fs";
import { createServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { openEngine } from "./engine.ts";
import type { PgliteEngine } from "./engine.ts";
import { Gate } from "./gate.ts";
import { keepHouse } from "./housekeeping.ts";
import type { FromWorker, ToWorker, WorkerSettings } from "./worker-messages.ts";

// Worker thread that runs PGlite behind a socket. It listens first and opens the database on command, so that other
// processes can connect to the owner's socket from the start.

const { databaseFolder, socketPath }: WorkerSettings = workerData;
const tell = (message: FromWorker) => parentPort?.postMessage(message);

const gate = new Gate({
  onBroken(reason) {
    // A crashed database does not respond, not even to close.
    engine = null;
    tell({ kind: "broken", message: String(reason) });
  },
});
const server = createServer((socket) => gate.admit(socket));
let engine: PgliteEngine | null = null;
let endHousekeeping = () => undefined as void;

async function open(): Promise<void> {
  try {
    engine = await openEngine(databaseFolder);
    gate.open(engine);
    endHousekeeping = keepHouse(gate, (problem) =>
      tell({ kind: "warning", message: String(problem) }),
    );
    tell({ kind: "open" });
  } catch (error) {
    const name = error instanceof Error ? error.name : "Error";
    tell({ kind: "failed", name, message: String(error) });
  }
}

async function close(): Promise<void> {
  endHousekeeping();
  gate.close("The database is being closed.");
  server.close();
  try {
    await engine?.close();
  } finally {
    tell({ kind: "closed" });
    parentPort?.close();
  }
}

parentPort?.on("message", (message: ToWorker) => void (message === "open" ? open() : close()));
server.listen(socketPath, () => {
  chmodSync(socketPath, 0o600);
  tell({ kind: "listening" });
});
server.on("error", (error) => tell({ kind: "failed", name: error.name, message: error.message }));
