import type { Source } from "./source.ts";
import { count } from "./progress-line.ts";

const markNames: Record<string, string> = { "\n": "line ends" };

/** What was given, how it would be read, and a sample of it, as text for a terminal. */
export function readingInWords({ label, given, reading, total, notes }: Source): string {
  const works = `${count(total)} ${total === 1 ? "work" : "works"}`;
  const lines = [`${label}: ${given.words}; ${works} to bring in.`, ...notes];
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

function shown(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
