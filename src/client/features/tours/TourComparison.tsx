import { useCallback, useRef, useState } from "react";
import type { CSSProperties } from "react";
import { fromCompareSearch } from "../../../view/address.ts";
import type { CompareSearch } from "../../../view/address.ts";
import { CompareControls } from "../compare/CompareControls.tsx";
import { OverControls } from "../compare/OverControls.tsx";
import { useBlink } from "../compare/use-blink.ts";
import { useCompared } from "../compare/use-compared.ts";
import { useGathering } from "../compare/use-gathering.ts";
import { usePictureActs } from "../compare/use-picture-acts.ts";
import { TourPane } from "./TourPane.tsx";
import type { StageProps } from "./stage.ts";
import { useDrive } from "./use-drive.ts";
import { comparedBoxes, useComparisonSight } from "./use-comparison-sight.ts";

/** The images that a tour compares. */
export function TourComparison({ feed, mode, view, onView, onPointer }: StageProps) {
  const list = useRef<HTMLUListElement>(null);
  const onChange = useCallback(
    (search: CompareSearch) => {
      const next = fromCompareSearch(search).view;
      if (next && mode !== "follows") onView(next);
    },
    [mode, onView],
  );
  const comparing = useCompared(view, onChange);
  const { compared, linking, change } = comparing;
  const { pictures, arrangement, share } = compared;
  const [said, setSaid] = useState("");
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const onTitle = useCallback((name: string, title: string) => {
    setTitles((before) => new Map(before).set(name, title));
  }, []);
  const shown = pictures.flatMap(({ name }) => titles.get(name) ?? []);
  const acts = usePictureActs(comparing, setSaid);
  const isOver = arrangement !== "side" && pictures.length > 1;
  const blink = useBlink(isOver && arrangement === "blink");
  const follows = mode === "follows";
  useGathering(list, linking, `${arrangement} ${pictures.length}`);
  useComparisonSight(comparing, list);
  useDrive({
    feed,
    mode,
    view,
    pictures: () => {
      const standings = linking.standings();
      return pictures.map(({ name }) => ({
        standing: () => standings.get(name) ?? null,
        follow: (placement) => linking.place(name, placement),
      }));
    },
    boxes: () => comparedBoxes(comparing, list.current),
    onPointer,
  });

  const style: CSSProperties & { "--share": number } = { "--share": share };
  return (
    <div className="tour-comparison">
      {!follows && (
        <CompareControls
          compared={compared}
          scales={[]}
          onChange={change}
          onZoom={linking.zoomBy}
          onWhole={() => acts.whole()}
        />
      )}
      <p className="visually-hidden" role="status">
        {!follows && said}
        {follows && shown.length === pictures.length && `Shown now: ${shown.join(" and ")}`}
      </p>
      <ul
        ref={list}
        className="compare__pictures"
        data-as={isOver ? arrangement : "side"}
        data-count={pictures.length}
        data-upper={blink.isUpper ? "shown" : "hidden"}
        style={style}
        aria-label="Pictures that are compared"
      >
        {pictures.map(({ name, frame }, index) => (
          <TourPane
            key={name}
            name={name}
            frame={frame}
            index={index}
            isCovered={isOver && index > 1}
            linking={linking}
            acts={acts}
            onTitle={onTitle}
          />
        ))}
        {isOver && !follows && (
          <OverControls
            arrangement={arrangement}
            share={share}
            onShare={(next) => change({ share: next }, "move")}
            blink={blink}
          />
        )}
      </ul>
    </div>
  );
}
