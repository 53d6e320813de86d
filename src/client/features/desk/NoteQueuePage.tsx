import { graphql, useFragment } from "react-relay";
import type { NoteQueuePage_viewer$key } from "../../../../__generated__/relay/NoteQueuePage_viewer.graphql.ts";
import type { NotePolicyChoice_site$key } from "../../../../__generated__/relay/NotePolicyChoice_site.graphql.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { hasDesk } from "../accounts/words.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { NotePolicyChoice } from "./NotePolicyChoice.tsx";
import { NotForYou } from "./NotForYou.tsx";

/** What a queue needs to show parts of pictures all other pages are spared. */
const NoteQueue = lazyPart(async () => (await import("../notes/NoteQueue.tsx")).NoteQueue);

type NoteQueuePageProps = {
  viewer: NoteQueuePage_viewer$key;
  site: NotePolicyChoice_site$key | null;
};

/** The notes that wait for a curator, and for the owner whose have to. */
export function NoteQueuePage({ viewer: key, site }: NoteQueuePageProps) {
  const viewer = useFragment(
    graphql`
      fragment NoteQueuePage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        desk {
          __typename
        }
        ...NoteQueue_viewer
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const role = viewer.account?.member.role;
  // Nobody else is told of them, and to read what was refused would fail.
  if (!viewer.desk || !role || !hasDesk(role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  return (
    <>
      <h1>Notes</h1>
      {role === "OWNER" && site && <NotePolicyChoice site={site} />}
      <PartBoundary waiting={<Spinner label="The notes are loading" />}>
        <NoteQueue viewer={viewer} />
      </PartBoundary>
    </>
  );
}
