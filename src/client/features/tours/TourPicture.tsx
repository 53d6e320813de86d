import { useCallback, useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { TourPicture_work$key } from "../../../../__generated__/relay/TourPicture_work.graphql.ts";
import { fitFrame, fitView } from "../../../view/fit-view.ts";
import { wholeFrame } from "../../../view/view.ts";
import type { LensView, View } from "../../../view/view.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { DeepZoomView } from "../viewer/DeepZoomView.tsx";
import { useLens } from "../viewer/use-lens.ts";
import type { Steering } from "../viewer/use-steering.ts";
import { useThrough } from "../viewer/useThrough.ts";
import type { StageProps } from "./stage.ts";
import { useDrive } from "./use-drive.ts";
import { usePictureSight } from "./use-picture-sight.ts";
import { useShownWords } from "./use-shown-words.ts";
import { useTourWork } from "./useTourWork.ts";

/** A single image that a tour shows. */
export function TourPicture(props: StageProps) {
  const work = useTourWork(props.view.work);
  if (work === undefined) return <Spinner label="The picture comes" />;
  if (work === null) return <p className="tour-stage__none">This work is not there any more.</p>;
  return <Picture {...props} work={work} />;
}

function Picture({
  work: key,
  feed,
  mode,
  view: asked,
  onView,
  onPointer,
}: StageProps & { work: TourPicture_work$key }) {
  const { title, recordLanguage, images } = useFragment(
    graphql`
      fragment TourPicture_work on Work @throwOnFieldError {
        title
        recordLanguage
        images {
          id
          width
          height
          ...DeepZoomView_image
          ...useThrough_images
        }
      }
    `,
    key,
  );
  const frame = useRef<HTMLDivElement>(null);
  const steering = useRef<Steering | null>(null);
  const lensNow = useRef<(() => LensView | null) | null>(null);
  const sizes = useMemo(() => images.map(({ width, height }) => ({ width, height })), [images]);
  const fitted = useMemo(() => fitView(asked, sizes).view, [asked, sizes]);
  const { image: index, region: part } = asked;
  // Stable as long as the region is equal: an image that was moved elsewhere must not move back after a change of
  // colours.
  const region = useMemo(
    () => fitFrame({ ...wholeFrame("", index), region: part }, sizes).view.region,
    [index, part, sizes],
  );
  const choices = useThrough(images, fitted.image);
  const view = useMemo(() => {
    const layers = fitted.layers.filter(({ image }) =>
      choices.some(({ index }) => index === image),
    );
    return { ...fitted, region, layers };
  }, [fitted, region, choices]);
  const change = useCallback(
    (part: Partial<View>) => {
      if (mode !== "follows") onView({ ...view, ...part });
    },
    [mode, view, onView],
  );
  const lens = useLens({ start: view.lens, onLens: (held) => change({ lens: held }) });
  usePictureSight({ view, steering, lens: lensNow, frame, isOverPage: false });
  useDrive({
    feed,
    mode,
    view,
    pictures: () => (steering.current ? [steering.current] : []),
    boxes: () => {
      const standing = steering.current?.standing();
      const box = steering.current?.element()?.getBoundingClientRect();
      return standing && box ? [{ standing, box }] : [];
    },
    onPointer,
  });
  const image = images[view.image];
  const words = useShownWords(feed, sizes[view.image]);
  return (
    <div ref={frame} className="deep-zoom">
      <p className="visually-hidden" role="status">
        {mode === "follows" && words && `Shown now: ${title}, ${words}`}
      </p>
      {image ? (
        <DeepZoomView
          key={image.id}
          image={image}
          title={title}
          language={recordLanguage}
          shownUrl={null}
          frame={frame}
          view={view}
          choices={choices}
          lens={lens}
          notes={null}
          lensNow={lensNow}
          steering={steering}
          onView={change}
        />
      ) : (
        <p className="tour-stage__none">This work has no picture.</p>
      )}
    </div>
  );
}
