import type { Source } from "./source.ts";
import { firstOfEach } from "./first-of-each.ts";
import { ProblemList } from "./problem-list.ts";
import { count } from "./progress-line.ts";
import { RemarkList } from "./remarks.ts";

const markNames: Record<string, string> = { "\n": "line ends" };

/** What was given, how it would be read, and a sample of it, as text for a terminal. */
export async function readingInWords(source: Source): Promise<string> {
  const { label, given, reading, notes } = source;
  const { works, problems, remarks } = await readThrough(source);
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

/** How many works a source has, and what is wrong with rows of it. Pictures are not looked at. */
async function readThrough(source: Source) {
  const [problems, remarks] = [new ProblemList(source.reading?.columns ?? []), new RemarkList()];
  let works = 0;
  for await (const { row, result, remarks: some = [] } of firstOfEach(source.entries())) {
    if ("problem" in result) {
      problems.add(result.problem);
    } else {
      works += 1;
      remarks.add(row, some);
    }
  }
  return { works, problems: problems.lines(), remarks: remarks.sentences() };
}

function shown(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
