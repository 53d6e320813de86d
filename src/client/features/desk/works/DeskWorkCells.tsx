import { graphql, useFragment } from "react-relay";
import type { DeskWorkCells_work$key } from "../../../../../__generated__/relay/DeskWorkCells_work.graphql.ts";
import { Day } from "../../../ui/Day.tsx";
import { WorkPicture } from "../../works/WorkPicture.tsx";
import { DeskWorkLink } from "./DeskWorkLink.tsx";
import { statusInWords } from "./status-words.ts";
import { recordAttributes } from "../../works/label.ts";

/** The cells of a work in the dashboard's table. The title links to the work's form. */
export function DeskWorkCells({ work: key }: { work: DeskWorkCells_work$key }) {
  const work = useFragment(
    graphql`
      fragment DeskWorkCells_work on Work {
        id
        identifier
        title
        recordLanguage
        creators {
          name
        }
        date
        status
        updatedAt
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  return (
    <>
      <td className="desk-work__picture">
        {work.primaryImage ? (
          <WorkPicture image={work.primaryImage} sizes="4rem" labelled />
        ) : (
          <span className="desk-work__none" />
        )}
      </td>
      <th scope="row" className="desk-work__title">
        <DeskWorkLink id={work.id}>
          <cite {...recordAttributes(work.title && work.recordLanguage)}>
            {work.title || "Without a title"}
          </cite>
        </DeskWorkLink>
      </th>
      <td className="desk-work__identifier numeric">{work.identifier}</td>
      <td className="desk-work__creators">{work.creators.map(({ name }) => name).join(", ")}</td>
      <td className="desk-work__date numeric">{work.date}</td>
      <td className="desk-work__status">
        <span className="desk-status" data-status={work.status}>
          {statusInWords(work.status)}
        </span>
      </td>
      <td className="desk-work__changed">
        <Day at={work.updatedAt} />
      </td>
    </>
  );
}
