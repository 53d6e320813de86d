import { graphql, useFragment } from "react-relay";
import type { NoteQueuePage_viewer$key } from "../../../../__generated__/relay/NoteQueuePage_viewer.graphql.ts";
import type { NotePolicyChoice_site$key } from "../../../../__generated__/relay/NotePolicyChoice_site.graphql.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { hasDesk } from "../accounts/words.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { NotePolicyChoice } from "./NotePolicyChoice.tsx";
import { NotForYou } from "./NotForYou.tsx";

/** `NoteQueue`, loaded lazily: it needs image details that other pages do not. */
const NoteQueue = lazyPart(async () => (await import("../notes/NoteQueue.tsx")).NoteQueue);

type NoteQueuePageProps = {
  viewer: NoteQueuePage_viewer$key;
  site: NotePolicyChoice_site$key | null;
};

/** The notes that wait for review and, for the owner, the note policy. */
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
  // Others get no data about the queue, so reading the refused fields would throw.
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
