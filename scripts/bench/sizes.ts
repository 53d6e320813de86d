import { statSync } from "node:fs";
import type { Metafile } from "esbuild";
import { brotliSize, kilobytes, readOutputs, routeSizes } from "../lib/route-sizes.mjs";
import type { BenchTable } from "./table.ts";

/**
 * Reports the sizes of what each route loads at first and of each part that is loaded later, from the current build.
 */
export async function benchSizes(): Promise<BenchTable> {
  const outputs = readOutputs();
  const routes = routeSizes(outputs);
  const initial = new Set(routes.flatMap(({ files }) => files));
  const later = Object.keys(outputs)
    .filter((file) => file.endsWith(".js") && !initial.has(file))
    .sort((a, b) => brotliSize(b) - brotliSize(a))
    .map((file) => row(label(outputs, file), [file]));
  return {
    name: "sizes",
    columns: ["part", "files", "minified KB", "brotli KB"],
    rows: [
      ...routes.map(({ route, files }) => row(`initial JavaScript of ${route}`, files)),
      row(
        "stylesheet",
        Object.keys(outputs).filter((file) => file.endsWith(".css")),
      ),
      ...later,
    ],
    goals: routes.map(({ route, budget, bytes }) => ({
      text: `initial JavaScript of ${route} at most ${budget} KB brotli`,
      met: bytes <= budget * 1000,
      value: `${kilobytes(bytes)} KB`,
    })),
    notes: [
      "Initial: the entry, the page and all they import; the rest is loaded when reached for.",
    ],
  };
}

/** Names a lazy part after the module it was split off for, and a shared one after its largest input. */
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
    kilobytes(files.reduce((total, file) => total + statSync(file).size, 0)),
    kilobytes(files.reduce((total, file) => total + brotliSize(file), 0)),
  ];
}
