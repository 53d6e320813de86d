import { Link } from "@tanstack/react-router";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { WaitingNote_note$key } from "../../../../__generated__/relay/WaitingNote_note.graphql.ts";
import { toWorkSearch } from "../../../view/address.ts";
import { boxOf } from "../../../view/note-shape.ts";
import { partPicture } from "../../../view/part-picture.ts";
import { wholeView } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { Day } from "../../ui/Day.tsx";
import { MarkedBlocks } from "./MarkedBlocks.tsx";
import { noteShape } from "./noteShape.ts";
import { NotesDeedsContext } from "./NotesDeedsContext.ts";
import { roomAround } from "./room-around.ts";
import { recordAttributes } from "../works/label.ts";

/** Longer side of the image beside a note, in image pixels: twice its CSS size. */
const pictureSize = 400;

/** A note that waits for a curator: its image, its text, reports about it, and the actions. */
export function WaitingNote({ note: key }: { note: WaitingNote_note$key }) {
  const note = useFragment(
    graphql`
      fragment WaitingNote_note on Note @throwOnFieldError {
        id
        text
        tags
        state
        version
        createdAt
        author {
          name
        }
        parent {
          text
          author {
            name
          }
          region {
            ...noteShape_region
          }
        }
        region {
          ...noteShape_region
        }
        image {
          service
          width
          height
          position
          work {
            slug
            title
            recordLanguage
          }
        }
        reports {
          reason
          createdAt
          reporter {
            name
          }
        }
      }
    `,
    key,
  );
  const deeds = use(NotesDeedsContext);
  const { id, text, tags, state, version, createdAt, author, parent, image, reports } = note;
  const region = note.region ?? parent?.region;
  const shape = region ? noteShape(region) : ({ kind: "WHOLE" } as const);
  const part = shape.kind === "WHOLE" ? null : roomAround(boxOf(shape, image), image);
  const view = { ...wholeView(image.work?.slug ?? "", image.position), region: part };
  const picture = partPicture(image.service, image, view, pictureSize);
  const of = `the note by ${author.name}`;
  const isPending = state === "PENDING";
  return (
    <li className="waiting-note">
      <img
        className="waiting-note__picture"
        src={picture.address}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        alt={part ? "The part of the picture the note is on" : "The picture the note is on"}
      />
      <article className="waiting-note__words" aria-label={`Note by ${author.name}`}>
        <p className="waiting-note__about">
          <span className="note__author">{author.name}</span> <Day at={createdAt} withTime />
          {image.work && (
            <>
              {", on "}
              <Link
                className="link"
                to="/works/$slug"
                params={{ slug: image.work.slug }}
                search={toWorkSearch(view)}
              >
                <cite {...recordAttributes(image.work.recordLanguage)}>{image.work.title}</cite>
              </Link>
            </>
          )}
        </p>
        {parent && (
          <blockquote className="waiting-note__parent">
            <p>
              An answer to {parent.author.name}: {parent.text}
            </p>
          </blockquote>
        )}
        <MarkedBlocks text={text} />
        {tags.length > 0 && <p className="waiting-note__tags">Tags: {tags.join(", ")}</p>}
        {reports && reports.length > 0 && (
          <ul className="waiting-note__reports" aria-label="Reports">
            {reports.map(({ reason, createdAt: at, reporter }) => (
              <li key={`${at} ${reporter.name} ${reason}`}>
                {reporter.name}: “{reason}”
              </li>
            ))}
          </ul>
        )}
        <div className="waiting-note__acts">
          {isPending ? (
            <Button aria-label={`Approve ${of}`} onClick={() => deeds?.approve(id, version)}>
              Approve
            </Button>
          ) : (
            <Button aria-label={`Leave ${of} as it is`} onClick={() => deeds?.settle(id)}>
              Leave it as it is
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={`Hide ${of}`}
            onClick={() => deeds?.hide(id, version)}
          >
            Hide
          </Button>
        </div>
      </article>
    </li>
  );
}
