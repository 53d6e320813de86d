import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { NotePolicyChoiceTestQuery } from "../../../../__generated__/relay/NotePolicyChoiceTestQuery.graphql.ts";
import { NoteQueuePage } from "../../../../src/client/features/desk/NoteQueuePage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const render = (role: string) =>
  renderWithRelay<NotePolicyChoiceTestQuery>(
    {
      query: graphql`
        query NotePolicyChoiceTestQuery @relay_test_operation {
          viewer {
            ...NoteQueuePage_viewer
          }
          site {
            ...NotePolicyChoice_site
          }
        }
      `,
      render: ({ viewer, site }) => viewer && <NoteQueuePage viewer={viewer} site={site ?? null} />,
    },
    {
      Viewer: () => ({ id: "viewer" }),
      Member: () => ({ role }),
      Site: () => ({ id: "site", notesShownAtOnce: "MEMBERS" }),
      NoteConnection: () => ({ edges: [] }),
    },
  );

const choice = () => screen.queryByLabelText<HTMLSelectElement>("Whose notes show at once");

it("NotePolicyChoice: shows the owner's choice at once, and reverts it when the server rejects it", async () => {
  const { user, environment } = await render("OWNER");
  expect(choice()?.value).toBe("MEMBERS");
  await user.selectOptions(choice() as HTMLSelectElement, "Everybody's");
  // The queue, which loads later, sends its own queries.
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.params.name === "useSetNotePolicyMutation",
  );
  expect(asked.request.variables).toEqual({ input: { notesShownAtOnce: "EVERYBODY" } });
  expect(choice()?.value).toBe("EVERYBODY");
  const message = "Your account does not allow this.";
  const data = { setNotePolicy: { __typename: "NotAllowed", message } };
  await act(async () => environment.mock.resolve(asked, { data }));
  expect(choice()?.value).toBe("MEMBERS");
  screen.getByText(message);
});

it("NotePolicyChoice: is hidden from curators", async () => {
  await render("CURATOR");
  screen.getByRole("heading", { level: 1, name: "Notes" });
  expect(choice()).toBeNull();
});
