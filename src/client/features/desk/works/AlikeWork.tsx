import { graphql, useFragment } from "react-relay";
import type { AlikeWork_work$key } from "../../../../../__generated__/relay/AlikeWork_work.graphql.ts";
import { Day } from "../../../ui/Day.tsx";
import { WorkPicture } from "../../works/WorkPicture.tsx";
import { DeskWorkLink } from "./DeskWorkLink.tsx";
import { statusInWords } from "./status-words.ts";
import { recordAttributes } from "../../works/label.ts";

type AlikeWorkProps = {
  work: AlikeWork_work$key;
  isChosen: boolean;
  onChoose: (isNow: boolean) => void;
};

/** A work in a group of likely duplicates, with the fields that distinguish it. */
export function AlikeWork({ work: key, isChosen, onChoose }: AlikeWorkProps) {
  const work = useFragment(
    graphql`
      fragment AlikeWork_work on Work {
        id
        identifier
        title
        recordLanguage
        creators {
          name
        }
        date
        status
        imageCount
        createdAt
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  const { title, identifier, imageCount, status } = work;
  const pictures = imageCount === 1 ? "1 picture" : `${imageCount} pictures`;
  return (
    <li className="alike-work" data-chosen={isChosen || undefined}>
      <div className="alike-work__picture">
        {work.primaryImage && <WorkPicture image={work.primaryImage} sizes="12rem" labelled />}
      </div>
      <label className="checkbox desk-box">
        <input
          type="checkbox"
          className="checkbox__box"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="visually-hidden">
          Choose {title}, {identifier}
        </span>
      </label>
      <div className="alike-work__words">
        <DeskWorkLink id={work.id}>
          <cite {...recordAttributes(title && work.recordLanguage)}>
            {title || "Without a title"}
          </cite>
        </DeskWorkLink>
        <p>{[...work.creators.map(({ name }) => name), work.date].filter(Boolean).join(", ")}</p>
        <p className="numeric">{identifier}</p>
        <p>
          <span className="desk-status" data-status={status}>
            {statusInWords(status)}
          </span>
          , {pictures}, added <Day at={work.createdAt} />
        </p>
      </div>
    </li>
  );
}
