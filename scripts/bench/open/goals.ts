import type { BenchTable } from "../table.ts";
import { ms } from "../samples.ts";
import type { Figures } from "./open.ts";
import type { Contenders } from "./pages.ts";

type Goals = BenchTable["goals"];

/** Returns the goals of each table. */
export function goalsOf(
  pages: Contenders,
  figures: Figures,
): { first: Goals; second: Goals; next: Goals } {
  const { work, home, picture, plainWork, plainHome, viewers } = pages;
  const [openSeadragon, , ...heavy] = viewers;
  const of = (path: string, name: string) => figures.median(`${path} ${name}`);
  const scripts = of(work.path, "scripts");
  const queries = [work.path, home.path, "/works", "/albums", "/works/nothing-here"].map((path) =>
    figures.most(`${path} queriesBefore`),
  );
  return {
    first: [
      ratio(
        "the picture at most 1.2 times the static page's",
        1.2,
        of(work.path, "picture"),
        of(picture.path, "picture"),
      ),
      ratio(
        "zoom no later than bare OpenSeadragon",
        1,
        of(work.path, "zoom"),
        of(openSeadragon?.path ?? "", "zoom"),
      ),
      {
        text: "at most 200 KB of JavaScript on /works/:slug, untouched",
        met: scripts <= 200_000,
        value: `${kilobytes(scripts)} KB, and ${kilobytes(of(work.path, "workerScripts"))} KB by the worker for later`,
      },
      ...heavy.map(({ name, path }) => ({
        text: `less than half of the JavaScript of ${name}`,
        met: scripts < of(path, "scripts") / 2,
        value: `${kilobytes(scripts)} of ${kilobytes(of(path, "scripts"))} KB`,
      })),
      ratio(
        "first paint of /works/:slug within 1.2 times the static page with its text and picture",
        1.2,
        of(work.path, "firstPaint"),
        of(plainWork.path, "firstPaint"),
      ),
      ratio(
        "first paint of / within 1.2 times the static page with its text and picture",
        1.2,
        of(home.path, "firstPaint"),
        of(plainHome.path, "firstPaint"),
      ),
      {
        text: "/works/:slug blocks less than 200 ms",
        met: of(work.path, "blocking") < 200,
        value: `${ms(of(work.path, "blocking"))} ms`,
      },
      {
        text: "no request for /graphql before content, on any route",
        met: Math.max(...queries) === 0,
        value: String(Math.max(...queries)),
      },
    ],
    second: [
      ratio(
        "the picture at most 1.3 times the static page's",
        1.3,
        of(work.path, "again"),
        of(picture.path, "again"),
      ),
      ratio(
        "with the network cut no later than with it",
        1,
        of(work.path, "cut off"),
        of(work.path, "again"),
      ),
    ],
    next: ["/", "/works"].map((path) => ({
      text: `from ${path}, press to content under 100 ms`,
      met: of(path, "next") < 100,
      value: `${ms(of(path, "next"))} ms`,
    })),
  };
}

function ratio(text: string, most: number, ours: number, theirs: number): Goals[number] {
  const times = ours / theirs;
  return {
    text,
    met: times <= most,
    value: `${times.toFixed(2)} times (${ms(ours)} to ${ms(theirs)} ms)`,
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
