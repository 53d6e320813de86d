import { useMemo, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ComparePage_query$key } from "../../../../__generated__/relay/ComparePage_query.graphql.ts";
import type { CompareSearch, ViewReading } from "../../../view/address.ts";
import { limits } from "../../../view/limits.ts";
import { withoutInWords } from "../../../view/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useKeys } from "../viewer/use-keys.ts";
import { AddPicture } from "./AddPicture.tsx";
import { withFrame } from "./compare-address.ts";
import { movedTo } from "./compared.ts";
import { readComparedWork } from "./comparedWork.ts";
import { CompareControls } from "./CompareControls.tsx";
import { ComparedItem } from "./ComparedItem.tsx";
import { Curtain } from "./Curtain.tsx";
import { fitCompared } from "./fit-compared.ts";
import { useBlink } from "./use-blink.ts";
import { useCompared } from "./use-compared.ts";
import type { CompareChange } from "./use-compared.ts";
import { useGathering } from "./use-gathering.ts";

type ComparePageProps = {
  query: ComparePage_query$key;
  reading: ViewReading;
  /** The slugs of the works that are there, or are known not to be, in the order they were asked for. */
  asked: readonly string[];
  onChange: (search: CompareSearch, how: CompareChange) => void;
  /** What stands in the page's head. */
  head: (title: string) => ReactNode;
};

/** Two to four pictures beside one another, or the second over the first. */
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
  const { compared, linking, change, onRest, current } = useCompared(fitted.view, onChange);
  const { pictures, arrangement, share } = compared;
  const page = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const isOver = arrangement !== "side" && pictures.length > 1;
  const blink = useBlink(isOver && arrangement === "blink");
  useGathering(list, linking, `${arrangement} ${pictures.length}`);
  useKeys(page, ({ key }) => {
    if (key.toLowerCase() !== "b" || pictures.length < 2) return false;
    if (arrangement === "blink") blink.toggle();
    else change({ arrangement: "blink" }, "move");
    return true;
  });

  const titles = pictures.map(({ frame }) => works.get(frame.work)?.title ?? "");
  const title = titleOf(titles);
  const note = [withoutInWords(fitted.dropped), ...fitted.missing.map(missingInWords)].join(" ");

  function move(name: string, to: number) {
    change({ pictures: movedTo(pictures, name, to) }, "step");
    setSaid(`Picture ${to + 1} of ${pictures.length}.`);
  }

  function remove(name: string, of: string) {
    change({ pictures: pictures.filter((each) => each.name !== name) }, "step");
    setSaid(`${of} is no longer compared.`);
    page.current?.focus();
  }

  const scales = pictures.map(({ frame }) => ({
    pixelsPerCm: works.get(frame.work)?.images[frame.image]?.pixelsPerCm ?? null,
  }));

  const style: CSSProperties & { "--share": number } = { "--share": share };
  return (
    <div ref={page} className="compare" tabIndex={-1}>
      {head(title)}
      <header className="compare__head page">
        <h1 className="compare__title">Compare</h1>
        {pictures.length > 0 && (
          <CompareControls
            compared={compared}
            scales={scales}
            blink={blink}
            onChange={change}
            onZoom={linking.zoomBy}
            onWhole={() => {
              linking.whole();
              onRest();
            }}
          />
        )}
        {pictures.length <= limits.others && (
          <AddPicture
            onPick={(frame) => {
              setSaid("");
              onChange(withFrame(current(), frame), "step");
            }}
          />
        )}
      </header>
      <p className="compare__note page" role="status">
        {note.trim() || said}
      </p>
      {pictures.length === 0 ? (
        <EmptyState title="Nothing to compare yet">
          <p>Add a picture: two to four can be looked at beside one another.</p>
        </EmptyState>
      ) : (
        <ul
          ref={list}
          className="compare__pictures"
          data-as={isOver ? arrangement : "side"}
          data-count={pictures.length}
          data-upper={blink.isUpper ? "shown" : "hidden"}
          style={style}
          aria-label={title}
        >
          {pictures.map(({ name, frame }, index) => (
            <ComparedItem
              key={name}
              work={works.get(frame.work)?.key ?? null}
              name={name}
              frame={frame}
              place={{ index, count: pictures.length, isOver }}
              linking={linking}
              onRest={onRest}
              onMove={move}
              onRemove={remove}
            />
          ))}
          {isOver && arrangement === "curtain" && (
            <Curtain share={share} onShare={(next) => change({ share: next }, "move")} />
          )}
        </ul>
      )}
    </div>
  );
}

/** What is compared, in words: `Compare: A and B`. */
function titleOf(titles: readonly string[]): string {
  const known = titles.filter(Boolean);
  if (known.length === 0) return "Compare";
  const before = known.slice(0, -1).join(", ");
  return `Compare: ${before === "" ? "" : `${before} and `}${known.at(-1)}`;
}

function missingInWords(slug: string): string {
  return `There is no work “${slug}” any more, or not yet.`;
}
