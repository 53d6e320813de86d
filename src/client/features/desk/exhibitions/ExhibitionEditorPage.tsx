import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionEditorPage_exhibition$key } from "../../../../../__generated__/relay/ExhibitionEditorPage_exhibition.graphql.ts";
import type { ExhibitionEditorPage_viewer$key } from "../../../../../__generated__/relay/ExhibitionEditorPage_viewer.graphql.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";

/** `ExhibitionEditor`, loaded lazily because it is large. */
const ExhibitionEditor = lazyPart(
  async () => (await import("./ExhibitionEditor.tsx")).ExhibitionEditor,
);

type ExhibitionEditorPageProps = {
  viewer: ExhibitionEditorPage_viewer$key;
  exhibition: ExhibitionEditorPage_exhibition$key | null;
};

/** The page with the editor of an exhibition. */
export function ExhibitionEditorPage({ viewer: key, exhibition: of }: ExhibitionEditorPageProps) {
  const viewer = useFragment(
    graphql`
      fragment ExhibitionEditorPage_viewer on Viewer {
        account {
          member {
            id
            role
          }
        }
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionEditorPage_exhibition on Exhibition {
        ...ExhibitionEditor_exhibition
      }
    `,
    of,
  );
  const member = viewer.account?.member;
  if (!member || !hasDesk(member.role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  if (!exhibition) {
    return (
      <EmptyState
        level={1}
        title="There is no such exhibition"
        actions={
          <Link className="button button--plain" to="/desk/exhibitions">
            All exhibitions
          </Link>
        }
      >
        <p>It may have been deleted.</p>
      </EmptyState>
    );
  }
  return (
    <PartBoundary waiting={<Spinner label="The editor is loading" />}>
      <ExhibitionEditor exhibition={exhibition} memberId={member.id} />
    </PartBoundary>
  );
}
