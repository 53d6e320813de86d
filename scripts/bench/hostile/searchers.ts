// Clients that search without a pause, in a separate process: `searchers.ts URL COUNT SECONDS`.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { operations } from "../find/ask.ts";
import { Questions, readRows } from "../find/questions.ts";
import { sendOperation } from "./client.ts";
import type { Outcome } from "./client.ts";

const [url = "", count = "", seconds = ""] = process.argv.slice(2);
const rows = readRows();

/** Searches on one connection, like a browser, with a different query each time. */
async function search(number: number, end: number): Promise<Outcome[]> {
  const questions = new Questions(rows, number + 1);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = `127.1.${number >> 7}.${1 + (number & 127)}`;
  const outcomes: Outcome[] = [];
  while (Date.now() < end) {
    const operation = { query: operations.page, variables: questions.page() };
    outcomes.push({ ...(await sendOperation({ url, from, agent }, operation)), text: "" });
    // A rejected client retries after a pause.
    if (outcomes.at(-1)?.status === 503) await wait(1_000);
  }
  agent.destroy();
  return outcomes;
}

const end = Date.now() + Number(seconds) * 1000;
const clients = Array.from({ length: Number(count) }, (_, number) => search(number, end));
process.send?.((await Promise.all(clients)).flat());
