import { SiteLink } from "../text/SiteLink.tsx";
import { RichTextView } from "../text/RichTextView.tsx";
import { TakenImage } from "../pictures/TakenImage.tsx";
import { widthSizes } from "../pictures/width-sizes.ts";
import type { StoryStep } from "./storyStep.ts";

type StoryWordsProps = {
  step: StoryStep;
  /** Id for the URL's fragment. */
  id: string;
  /** Zero-based index. */
  place: number;
  count: number;
  isRead: boolean;
  /** Number of footnotes in the exhibition before this step. */
  notesBefore: number;
};

/** The text of a step; with its image where there is no stage. */
export function StoryWords({ step, id, place, count, isRead, notesBefore }: StoryWordsProps) {
  const { title, text, seen, picture } = step;
  return (
    <li id={id} className="story-words" aria-current={isRead ? "step" : undefined}>
      {/* Shown where there is no stage. Otherwise screen readers get the description below. */}
      {picture && (
        <div className="story-words__picture">
          <SiteLink href={picture.path}>
            <TakenImage picture={picture} sizes={widthSizes("WIDE")} />
          </SiteLink>
        </div>
      )}
      <div className="story-words__text">
        <a
          className="story-words__place numeric"
          href={`#${id}`}
          lang="en"
          aria-label={`Link to step ${place + 1} of ${count}`}
        >
          {place + 1}
        </a>
        {title !== null && <h3 className="story-words__title">{title}</h3>}
        <p className={picture ? "visually-hidden story-words__seen" : "story-words__seen"}>
          {seen}
        </p>
        <RichTextView text={text} notesBefore={notesBefore} />
      </div>
    </li>
  );
}
