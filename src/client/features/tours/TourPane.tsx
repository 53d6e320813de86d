import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { TourPane_work$key } from "../../../../__generated__/relay/TourPane_work.graphql.ts";
import type { Frame } from "../../../view/view.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { ComparePane } from "../compare/ComparePane.tsx";
import type { Linking } from "../compare/linking.ts";
import type { PictureActs } from "../compare/use-picture-acts.ts";
import { useTourWork } from "./useTourWork.ts";
import { recordAttributes } from "../works/label.ts";

type TourPaneProps = {
  name: string;
  frame: Frame;
  /** Zero-based index. */
  index: number;
  /** Whether other images cover it. */
  isCovered: boolean;
  linking: Linking;
  acts: PictureActs;
  /** Called with the title of the work once it is known. Must be stable between renders. */
  onTitle: (name: string, title: string) => void;
};

const nothing = () => undefined;

/** One of the images that a tour compares, with its label. */
export function TourPane(props: TourPaneProps) {
  const { index, isCovered, frame } = props;
  const work = useTourWork(frame.work);
  return (
    <li className="compare-item" data-place={index}>
      {work ? (
        <Pane {...props} work={work} />
      ) : (
        <div className="compare-item__stage" inert={isCovered}>
          {work === undefined ? (
            <Spinner label="The picture comes" />
          ) : (
            <p className="compare-item__none">This work is not there any more.</p>
          )}
        </div>
      )}
    </li>
  );
}

function Pane({
  work: key,
  name,
  frame,
  isCovered,
  linking,
  acts,
  onTitle,
}: TourPaneProps & { work: TourPane_work$key }) {
  const { title, recordLanguage, images } = useFragment(
    graphql`
      fragment TourPane_work on Work @throwOnFieldError {
        title
        recordLanguage
        images {
          id
          ...ComparePane_image
        }
      }
    `,
    key,
  );
  useEffect(() => onTitle(name, title), [onTitle, name, title]);
  const image = images[frame.image];
  return (
    <>
      <div className="compare-item__stage" inert={isCovered}>
        {image ? (
          <ComparePane
            key={image.id}
            image={image}
            title={title}
            language={recordLanguage}
            name={name}
            frame={frame}
            linking={linking}
            isAdjusting={false}
            onAdjusting={nothing}
            acts={acts}
          />
        ) : (
          <p className="compare-item__none">This work has no picture.</p>
        )}
      </div>
      <div className="compare-item__label">
        <p className="compare-item__words">
          <cite className="compare-item__title" {...recordAttributes(recordLanguage)}>
            {title}
          </cite>
        </p>
      </div>
    </>
  );
}
