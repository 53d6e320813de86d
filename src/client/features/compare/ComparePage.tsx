import { useMemo, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ComparePage_query$key } from "../../../../__generated__/relay/ComparePage_query.graphql.ts";
import type { CompareSearch, ViewReading } from "../../../view/address.ts";
import { limits } from "../../../view/limits.ts";
import type { Frame, Size } from "../../../view/view.ts";
import { withoutInWords } from "../../../view/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useComparisonSight } from "../tours/use-comparison-sight.ts";
import { TourButton } from "../tours/TourButton.tsx";
import { AddPicture } from "./AddPicture.tsx";
import { fullInWords, withFrame } from "./compare-address.ts";
import { movedTo } from "./compared.ts";
import { readComparedWork } from "./comparedWork.ts";
import { CompareControls } from "./CompareControls.tsx";
import { ComparedItem } from "./ComparedItem.tsx";
import { CompareKeys } from "./CompareKeys.tsx";
import { fitCompared } from "./fit-compared.ts";
import { OverControls } from "./OverControls.tsx";
import { useBlink } from "./use-blink.ts";
import { useCompared } from "./use-compared.ts";
import type { CompareChange } from "./use-compared.ts";
import { useGathering } from "./use-gathering.ts";
import { usePictureActs } from "./use-picture-acts.ts";

type ComparePageProps = {
  query: ComparePage_query$key;
  reading: ViewReading;
  /** Slugs of the works that have been loaded, including missing ones, in the order of the query's aliases. */
  asked: readonly string[];
  onChange: (search: CompareSearch, how: CompareChange) => void;
  /** Renders the metadata of the page. */
  head: (title: string) => ReactNode;
};

/** Two to four images side by side, or the second overlaid on the first. */
export function ComparePage({ query, reading, asked, onChange, head }: ComparePageProps) {
  const { a, b, c, d } = useFragment(
    graphql`
      fragment ComparePage_query on Query @throwOnFieldError {
        a: work(slug: $a) @include(if: $hasA) {
          ...comparedWork_work
          ...ComparedItem_work
        }
        b: work(slug: $b) @include(if: $hasB) {
          ...comparedWork_work
          ...ComparedItem_work
        }
        c: work(slug: $c) @include(if: $hasC) {
          ...comparedWork_work
          ...ComparedItem_work
        }
        d: work(slug: $d) @include(if: $hasD) {
          ...comparedWork_work
          ...ComparedItem_work
        }
      }
    `,
    query,
  );
  const works = useMemo(() => {
    const answers = [a, b, c, d];
    return new Map(
      asked.map((slug, index) => {
        const key = answers[index];
        return [slug, key ? { key, ...readComparedWork(key) } : null];
      }),
    );
  }, [asked, a, b, c, d]);
  const fitted = useMemo(() => fitCompared(reading, works), [reading, works]);
  const comparing = useCompared(fitted.view, onChange);
  const { compared, linking, change, current } = comparing;
  const { pictures, arrangement, share } = compared;
  const page = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const [aim, setAim] = useState<number | null>(null);
  const acts = usePictureActs(comparing, setSaid);
  const isOver = arrangement !== "side" && pictures.length > 1;
  const blink = useBlink(isOver && arrangement === "blink");
  useComparisonSight(comparing, list);
  useGathering(list, linking, `${arrangement} ${pictures.length}`);

  const images = pictures.map(({ frame }) => works.get(frame.work)?.images[frame.image] ?? null);
  const title = titleOf(pictures.map(({ frame }) => works.get(frame.work)?.title ?? ""));
  const notes = [
    withoutInWords(fitted.dropped),
    ...fitted.missing.map(missingInWords),
    isOver && pictures.length > 2 ? "The first two pictures lie over one another." : "",
  ].filter(Boolean);
  const isFull = pictures.length > limits.others;

  function startBlinking() {
    if (pictures.length < 2) return false;
    if (arrangement === "blink") blink.toggle();
    else change({ arrangement: "blink" }, "move");
    return true;
  }

  function add(frame: Frame) {
    setSaid("");
    onChange(withFrame(current(), frame), "step");
  }

  function move(name: string, to: number) {
    change({ pictures: movedTo(pictures, name, to) }, "step");
    setSaid(`Picture ${to + 1} of ${pictures.length}.`);
  }

  function remove(name: string, of: string) {
    change({ pictures: pictures.filter((each) => each.name !== name) }, "step");
    setSaid(`${of} is no longer compared.`);
    page.current?.focus();
  }

  const adding = <AddPicture isFull={isFull} onFull={() => setSaid(fullInWords)} onPick={add} />;
  const style: CSSProperties & { "--share": number } = { "--share": share };
  return (
    <div ref={page} className="compare" tabIndex={-1}>
      {head(title)}
      <header className="compare__head page">
        <h1 className="compare__title">Compare</h1>
        {pictures.length > 0 && (
          <CompareControls
            compared={compared}
            scales={images.map((image) => ({ pixelsPerCm: image?.pixelsPerCm ?? null }))}
            onChange={change}
            onZoom={linking.zoomBy}
            onWhole={() => acts.whole()}
          />
        )}
        <div className="compare__more">
          <CompareKeys onBlink={startBlinking} />
          {images[0] && fitted.view && <TourButton title={title} view={fitted.view} />}
          {pictures.length > 1 && adding}
        </div>
      </header>
      <p className="compare__note page" role="status">
        {notes.join(" ")}
      </p>
      <p className={said === fullInWords ? "compare__note page" : "visually-hidden"} role="status">
        {said}
      </p>
      {pictures.length === 0 ? (
        <div className="page">
          {" "}
          <EmptyState title="Nothing to compare yet" actions={adding}>
            <p>Two to four pictures can be looked at beside one another.</p>
          </EmptyState>
        </div>
      ) : (
        <ul
          ref={list}
          className="compare__pictures"
          data-as={isOver ? arrangement : "side"}
          data-count={pictures.length}
          data-shape={shapeOf(images)}
          data-upper={blink.isUpper ? "shown" : "hidden"}
          suppressHydrationWarning
          style={style}
          aria-label={title}
        >
          {pictures.map(({ name, frame }, index) => (
            <ComparedItem
              key={name}
              work={works.get(frame.work)?.key ?? null}
              name={name}
              frame={frame}
              place={{ index, count: pictures.length, isOver, isAimedAt: aim === index }}
              linking={linking}
              acts={acts}
              onAim={setAim}
              onMove={move}
              onRemove={remove}
            />
          ))}
          {isOver && (
            <OverControls
              arrangement={arrangement}
              share={share}
              onShare={(next) => change({ share: next }, "move")}
              blink={blink}
            />
          )}
          {pictures.length === 1 && (
            <li className="compare__place">
              <p>
                Add a second picture: find it here, or choose “Compare” in the menu of any work.
              </p>
              {adding}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Returns whether the images are tall or wide on average, which determines their arrangement in rows or columns. */
function shapeOf(images: readonly (Size | null)[]): "tall" | "wide" {
  const ratio = images.reduce((all, image) => all * (image ? image.width / image.height : 1), 1);
  return ratio < 1 ? "tall" : "wide";
}

/** Returns the title: `Compare: A and B`. */
function titleOf(titles: readonly string[]): string {
  const known = titles.filter(Boolean);
  if (known.length === 0) return "Compare";
  const before = known.slice(0, -1).join(", ");
  return `Compare: ${before === "" ? "" : `${before} and `}${known.at(-1)}`;
}

function missingInWords(slug: string): string {
  return `There is no work “${slug}” any more, or not yet.`;
}
