import { readFileSync, statSync } from "node:fs";
import type { Metafile } from "esbuild";
import type { BenchTable } from "./table.ts";

/** Brotli kilobytes (1,000 bytes) of JavaScript that `/` needs before it shows its content. */
const initialGoal = 185;
const app = "src/client/main.tsx";
const homePage = "src/client/features/home/HomePage.tsx";

/** Sizes of the initial JavaScript of `/` and of each part that is loaded later, from the build as it is. */
export async function benchSizes(): Promise<BenchTable> {
  const { outputs } = JSON.parse(readFileSync("build/client-meta.json", "utf8")) as Metafile;
  const scripts = Object.keys(outputs).filter((file) => file.endsWith(".js"));
  const initial = new Set([app, homePage].flatMap((entry) => closure(outputs, entry)));
  const later = scripts
    .filter((file) => !initial.has(file))
    .sort((a, b) => brotli(b) - brotli(a))
    .map((file) => row(label(outputs, file), [file]));
  const total = sum([...initial].map(brotli));
  return {
    name: "sizes",
    columns: ["part", "files", "minified KB", "brotli KB"],
    rows: [
      row("initial JavaScript of /", [...initial]),
      row(
        "stylesheet",
        Object.keys(outputs).filter((file) => file.endsWith(".css")),
      ),
      ...later,
    ],
    goals: [
      {
        text: `initial JavaScript of / at most ${initialGoal} KB brotli`,
        met: total <= initialGoal * 1000,
        value: `${kilobytes(total)} KB`,
      },
    ],
    notes: [
      "Initial: the entry, the home page and all they import; the rest is loaded when reached for.",
    ],
  };
}

/** The output of an entry or lazily loaded module with everything it imports at once. */
function closure(outputs: Metafile["outputs"], entry: string): string[] {
  const start = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry);
  if (!start) throw new Error(`The build has no output for ${entry}. Run "npm run build".`);
  const found = new Set([start]);
  for (const file of found) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === "import-statement") found.add(path);
    }
  }
  return [...found];
}

/** A lazy part is named by the module it was split off for, a shared one by its largest input. */
function label(outputs: Metafile["outputs"], file: string): string {
  const output = outputs[file];
  if (output?.entryPoint) return output.entryPoint.replace(/^.*node_modules\//, "");
  const inputs = Object.entries(output?.inputs ?? {}).sort(
    (a, b) => b[1].bytesInOutput - a[1].bytesInOutput,
  );
  const largest = inputs[0]?.[0].replace(/^.*node_modules\//, "") ?? file;
  return `shared: ${largest}`;
}

function row(name: string, files: string[]): (string | number)[] {
  return [
    name,
    files.length,
    kilobytes(sum(files.map((file) => statSync(file).size))),
    kilobytes(sum(files.map(brotli))),
  ];
}

const brotli = (file: string) => statSync(`${file}.br`).size;
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
