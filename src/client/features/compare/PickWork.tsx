import X from "lucide-react/icons/x";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PickWork_suggestions$key } from "../../../../__generated__/relay/PickWork_suggestions.graphql.ts";
import { wholeFrame } from "../../../view/view.ts";
import type { Frame } from "../../../view/view.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { SuggestedWork } from "../search/SuggestedWork.tsx";
import { worksCount } from "../works/label.ts";
import { useFoundWorks } from "./useFoundWorks.ts";

type PickWorkProps = { onPick: (frame: Frame) => void; onClose: () => void };

/** A search for a work whose picture is to be compared. */
export function PickWork({ onPick, onClose }: PickWorkProps) {
  const [text, setText] = useState("");
  const { found, isFailed } = useFoundWorks(text);
  return (
    <Modal className="pick-work" label="Add a picture" onClose={onClose}>
      <div className="pick-work__head">
        <input
          type="search"
          className="pick-work__field"
          aria-label="Find a work to compare"
          placeholder="Title, creator, subject"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      {isFailed && <p role="alert">The works cannot be searched now. Type again to try again.</p>}
      <FoundWorks suggestions={found} onPick={onPick} />
    </Modal>
  );
}

type FoundWorksProps = {
  suggestions: PickWork_suggestions$key | null;
  onPick: PickWorkProps["onPick"];
};

function FoundWorks({ suggestions, onPick }: FoundWorksProps) {
  const found = useFragment(
    graphql`
      fragment PickWork_suggestions on Suggestions {
        works {
          slug
          ...SuggestedWork_work
        }
      }
    `,
    suggestions,
  );
  const works = found?.works ?? [];
  return (
    <>
      <p className="visually-hidden" role="status">
        {found && (works.length === 0 ? "No work found." : `${worksCount(works.length)} found.`)}
      </p>
      {found && works.length === 0 && <p className="pick-work__none">No work found.</p>}
      <ul className="pick-work__list">
        {works.map((work) => (
          <li key={work.slug}>
            <button
              type="button"
              className="suggestion pick-work__work"
              onClick={() => onPick(wholeFrame(work.slug, 0))}
            >
              <SuggestedWork work={work} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
