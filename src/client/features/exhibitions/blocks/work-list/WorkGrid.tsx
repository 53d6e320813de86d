import { graphql, useFragment } from "react-relay";
import type {
  WorkGrid_works$data,
  WorkGrid_works$key,
} from "../../../../../../__generated__/relay/WorkGrid_works.graphql.ts";
import { JustifiedGrid } from "../../../../ui/JustifiedGrid.tsx";
import { imageRatio } from "../../../works/label.ts";
import { WorkInList } from "./WorkInList.tsx";

type Work = WorkGrid_works$data[number];

const keyOf = ({ id }: Work) => id;
const ratioOf = ({ primaryImage }: Work) => imageRatio(primaryImage?.width, primaryImage?.height);
const renderWork = (work: Work) => <WorkInList work={work} />;

/** Works of an exhibition in rows of equal height. */
export function WorkGrid({ works: key, label }: { works: WorkGrid_works$key; label: string }) {
  const works = useFragment(
    graphql`
      fragment WorkGrid_works on Work @relay(plural: true) @throwOnFieldError {
        id
        primaryImage {
          width
          height
        }
        ...WorkInList_work
      }
    `,
    key,
  );
  return (
    <JustifiedGrid
      items={works}
      keyOf={keyOf}
      ratioOf={ratioOf}
      render={renderWork}
      density="dense"
      label={label}
    />
  );
}
