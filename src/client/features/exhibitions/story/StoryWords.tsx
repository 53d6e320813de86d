import { SiteLink } from "../text/SiteLink.tsx";
import { RichTextView } from "../text/RichTextView.tsx";
import { TakenImage } from "../pictures/TakenImage.tsx";
import { widthSizes } from "../pictures/width-sizes.ts";
import type { StoryStep } from "./storyStep.ts";

type StoryWordsProps = {
  step: StoryStep;
  /** Its name in the page's address. */
  id: string;
  /** Counted from 0. */
  place: number;
  count: number;
  isRead: boolean;
  /** How many footnotes the exhibition has before it. */
  notesBefore: number;
};

/** The words to a step; where there is no stage, its picture too. */
export function StoryWords({ step, id, place, count, isRead, notesBefore }: StoryWordsProps) {
  const { title, text, seen, picture } = step;
  return (
    <li id={id} className="story-words" aria-current={isRead ? "step" : undefined}>
      {/* A picture stands where nothing shows it otherwise: then this is what it shows. */}
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
