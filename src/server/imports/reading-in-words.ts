import { firstOfEach } from "./first-of-each.ts";
import { inOrder } from "./in-order.ts";
import { placed } from "./jobs/placed.ts";
import { planEntry } from "./jobs/planned-entry.ts";
import { ProblemList } from "./problem-list.ts";
import { count } from "./progress-line.ts";
import { RemarkList } from "./remarks.ts";
import type { Counts } from "./run.ts";
import type { Source } from "./source.ts";
import { openWorkshop } from "./workshop.ts";

const markNames: Record<string, string> = { "\n": "line ends" };

/** Maximum number of rows whose images are inspected concurrently. */
const rowsAhead = 4;

type LookOptions = {
  /** Folder of the prepared images: an image that is there already need not be inspected. */
  imagesFolder: string;
  /** Aborts the reading. */
  signal: AbortSignal;
  onProgress: (counts: Pick<Counts, "rowsDone" | "refused">) => void;
};

/**
 * Describes a source, its reading, rejected rows and a sample, as text for a terminal.
 *
 * @throws errors of the source or the disk; the signal's reason
 */
export async function readingInWords(source: Source, options: LookOptions): Promise<string> {
  const { label, given, reading, notes } = source;
  const { works, problems, remarks } = await readThrough(source, options);
  const lines = [
    `${label}: ${given.words}; ${count(works)} ${works === 1 ? "work" : "works"} to bring in.`,
    ...notes,
    ...remarks,
    ...(problems.length > 0 ? ["Refused:"] : []),
    ...problems.map((line) => `  ${line}`),
  ];
  if (!reading) return `${lines.join("\n")}\n`;
  reading.columns.forEach(({ label: name, field, mark }, index) => {
    const says = field ?? "kept under its name";
    const values = mark === null ? "" : `, values parted by ${markNames[mark] ?? mark}`;
    const first = reading.sample.map((cells) => cells[index] ?? "").find((cell) => cell !== "");
    const sample = first === undefined ? "" : `, such as “${shown(first)}”`;
    lines.push(`  ${index + 1}. ${shown(name)}: ${says}${values}${sample}`);
  });
  return `${lines.join("\n")}\n`;
}

/** Returns how many works a source has, and the problems of its rows, as far as possible without decoding images. */
async function readThrough(source: Source, { imagesFolder, signal, onProgress }: LookOptions) {
  const [problems, remarks] = [new ProblemList(source.reading?.columns ?? []), new RemarkList()];
  const [workshop, entries] = [openWorkshop(source, imagesFolder), firstOfEach(source.entries())];
  let [works, refused] = [0, 0];
  try {
    const plans = inOrder(placed(entries), rowsAhead, (entry) => planEntry(entry, workshop));
    for await (const plan of plans) {
      signal.throwIfAborted();
      if ("problem" in plan) {
        problems.add(plan.problem);
        refused += 1;
      } else {
        works += 1;
        remarks.add(plan.row, plan.remarks);
      }
      onProgress({ rowsDone: works + refused, refused });
    }
  } finally {
    workshop.decoder.close();
  }
  return { works, problems: problems.lines(), remarks: remarks.sentences() };
}

function shown(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
