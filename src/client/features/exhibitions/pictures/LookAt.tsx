import Search from "lucide-react/icons/search";
import { useRef, useState } from "react";
import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { LookAt_view$key } from "../../../../../__generated__/relay/LookAt_view.graphql.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { preparePart } from "../../parts/missing-part.ts";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { useLens } from "../../viewer/use-lens.ts";
import { SiteLink } from "../text/SiteLink.tsx";
import { NotShown } from "./NotShown.tsx";
import { TakenImage } from "./TakenImage.tsx";
import { TakenLabel } from "./TakenLabel.tsx";
import { takenPicture } from "./takenPicture.ts";

const loadLens = () => import("./TakenLens.tsx");
const TakenLens = lazyPart(async () => (await loadLens()).TakenLens);

/** The URL does not contain a lens over an exhibition's image. */
const noLink = { start: null, onLens: () => undefined };

type LookAtProps = {
  view: LookAt_view$key;
  caption: string | null;
  /** Width of the image, as in the `sizes` attribute. */
  sizes: string;
  priority: "first" | "lazy";
  /** Whether the image is in view. On a slide that is not, the lens is off. */
  isInPlace?: boolean;
};

/** The image of a view snapshot, which links to the viewer, with the lens and a label. */
export function LookAt(props: LookAtProps) {
  const { caption, sizes, priority, isInPlace = true } = props;
  const view = useFragment(
    graphql`
      fragment LookAt_view on TakenView {
        ...takenPicture_view
        ...TakenLabel_view
        ...TakenLens_view
      }
    `,
    props.view,
  );
  const figure = useRef<HTMLElement>(null);
  const lensButton = useRef<HTMLButtonElement>(null);
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [words, setWords] = useState("");
  const lens = useLens(noLink);
  const held = isInPlace ? lens.on : null;
  const picture = takenPicture(view);
  if (!picture) return <NotShown caption={caption} />;
  const { path, width, height, filter } = picture;
  const style = { "--aspect": width / height, "--filter": filter ?? "none" } as CSSProperties;
  return (
    <figure ref={figure} className="look-at" suppressHydrationWarning style={style}>
      <div
        ref={setSurface}
        className="look-at__picture"
        data-lens={held ? "on" : undefined}
        onPointerEnter={() => preparePart(loadLens)}
      >
        <SiteLink href={path}>
          <TakenImage picture={picture} sizes={sizes} priority={priority} />
        </SiteLink>
      </div>
      <figcaption className="look-at__words">
        {caption !== null && <p className="look-at__caption">{caption}</p>}
        <TakenLabel view={view} />
        <IconButton
          ref={lensButton}
          className="look-at__lens"
          icon={Search}
          label={`Lens over ${picture.alt}`}
          aria-pressed={held !== null}
          onPointerEnter={() => preparePart(loadLens)}
          onFocus={() => preparePart(loadLens)}
          onClick={(event) => lens.turn(held === null, event.detail === 0)}
        />
      </figcaption>
      {held && surface && (
        <PartBoundary waiting={null} onClose={() => lens.turn(false)}>
          <TakenLens
            view={view}
            picture={surface}
            on={held}
            keysIn={figure}
            onWords={setWords}
            onOff={() => {
              lens.turn(false);
              lensButton.current?.focus();
            }}
          />
        </PartBoundary>
      )}
      {(lens.on || words !== "") && (
        <p className="visually-hidden" role="status">
          {words}
        </p>
      )}
    </figure>
  );
}
