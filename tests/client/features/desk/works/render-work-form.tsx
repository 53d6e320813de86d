import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import type { renderWorkFormQuery } from "../../../../../__generated__/relay/renderWorkFormQuery.graphql.ts";
// Preloads the form, so that loading it does not count towards a test's timeout.
import "../../../../../src/client/features/desk/works/RemovedWork.tsx";
import "../../../../../src/client/features/desk/works/WorkEditor.tsx";
import { WorkFormPage } from "../../../../../src/client/features/desk/works/WorkFormPage.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { mockImage } from "../../live-event.ts";

const told = {
  __typename: "Work",
  id: "w1",
  version: 3,
  status: "DRAFT",
  slug: "sea",
  identifier: "P1",
  title: "Sea",
  creators: [{ name: "Ada", role: null }],
  date: "c. 1850",
  earliestYear: null,
  latestYear: null,
  workType: "map",
  technique: null,
  subjects: ["sea", "boat"],
  places: [],
  dimensions: null,
  description: null,
  creditLine: null,
  rights: null,
  recordLanguage: null as string | null,
  metadata: [],
  imageCount: 0,
  primaryImage: null,
};
const revision = (number: number) => ({
  cursor: String(number),
  node: {
    number,
    at: "2026-11-22T10:00:00Z",
    through: "EDIT",
    actor: "MEMBER",
    by: "Ada",
    restored: null,
    import: null,
    changes: number === 1 ? [] : [{ field: "TITLE", label: "Title", before: ["A"], after: ["B"] }],
  },
});
export const history = (last: number) => ({
  edges: Array.from({ length: last }, (_, at) => revision(last - at)),
  pageInfo: { hasNextPage: false, endCursor: "1" },
});
/** Returns a work in the form that the dashboard queries. */
export const work = (given: Partial<typeof told> = {}) => ({
  ...told,
  ...given,
  history: history(given.version ?? told.version),
});

/** Renders the page of a work on the dashboard. */
export const renderWorkForm = (given: object | null = work(), role: string | null = "CURATOR") =>
  renderWithRelay<renderWorkFormQuery>(
    {
      query: graphql`
        query renderWorkFormQuery($id: ID!) @relay_test_operation {
          viewer {
            ...WorkFormPage_viewer @arguments(id: $id)
          }
        }
      `,
      variables: { id: "w1" },
      render: ({ viewer }) => viewer && <WorkFormPage viewer={viewer} />,
    },
    {
      ...mockImage,
      Viewer: () => ({
        id: "viewer",
        account: role && { member: { id: "m1", role } },
        desk: role === "CURATOR" ? { work: given } : null,
      }),
    },
  );

/** Responds to the page's refetch of the work. */
export function answerReading(environment: Rendered["environment"], given: Partial<typeof told>) {
  const operation = environment.mock.findOperation(
    ({ request }) => request.node.params.name === "useNewerWorkQuery",
  );
  const viewer = {
    __typename: "Viewer",
    id: "viewer",
    account: { id: "a1", member: { id: "m1", role: "CURATOR" } },
    desk: { work: work(given) },
  };
  return act(async () => environment.mock.resolve(operation, { data: { viewer } }));
}

type Rendered = Awaited<ReturnType<typeof renderWorkForm>>;
export const title = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Title" });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** Returns the successful result of an edit. */
export const success = (given: object) => ({
  editWork: { __typename: "EditWorkSuccess", work: { ...work(), ...given } },
});
