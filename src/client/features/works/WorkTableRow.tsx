import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  WorkTableRow_work$data,
  WorkTableRow_work$key,
} from "../../../../__generated__/relay/WorkTableRow_work.graphql.ts";
import type { Column } from "./columns.ts";
import { MarkedText } from "../search/MarkedText.tsx";
import { WorkLink } from "./WorkLink.tsx";
import { WorkPicture } from "./WorkPicture.tsx";
import { recordAttributes } from "./label.ts";

type WorkTableRowProps = { work: WorkTableRow_work$key; columns: readonly Column[] };

/** The cells of a work in a table; its title is the row header and links to the work. */
export function WorkTableRow({ work: key, columns }: WorkTableRowProps) {
  const work = useFragment(
    graphql`
      fragment WorkTableRow_work on Work @throwOnFieldError {
        slug
        identifier
        title
        recordLanguage
        creators {
          name
        }
        date
        workType
        technique
        dimensions {
          text
        }
        creditLine
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  return columns.map((column) =>
    column === "title" ? (
      <th key={column} scope="row" className="work-table__title">
        <WorkLink slug={work.slug}>
          <cite {...recordAttributes(work.recordLanguage)}>
            <MarkedText>{work.title}</MarkedText>
          </cite>
        </WorkLink>
      </th>
    ) : (
      <td key={column} className={`work-table__${column}`}>
        {contents[column](work)}
      </td>
    ),
  );
}

const marked = (text: string | null | undefined) => text && <MarkedText>{text}</MarkedText>;

const contents: Record<Exclude<Column, "title">, (work: WorkTableRow_work$data) => ReactNode> = {
  picture: ({ primaryImage }) =>
    primaryImage && <WorkPicture image={primaryImage} sizes="4rem" labelled />,
  identifier: ({ identifier }) => <MarkedText kind="identifier">{identifier}</MarkedText>,
  creator: ({ creators }) => marked(creators.map(({ name }) => name).join(", ")),
  date: ({ date }) => marked(date),
  type: ({ workType }) => marked(workType),
  technique: ({ technique }) => marked(technique),
  dimensions: ({ dimensions }) => marked(dimensions?.text),
  credit: ({ creditLine }) => marked(creditLine),
};
