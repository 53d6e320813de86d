import { screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { NotePolicyChoiceTestQuery } from "../../../../__generated__/relay/NotePolicyChoiceTestQuery.graphql.ts";
import { NoteQueuePage } from "../../../../src/client/features/desk/NoteQueuePage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

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

it("lets the owner decide whose notes wait, and shows it at once", async () => {
  const { user, lastAsked, environment } = await render("OWNER");
  expect(choice()?.value).toBe("MEMBERS");
  await user.selectOptions(choice() as HTMLSelectElement, "Everybody's");
  expect(lastAsked().variables).toMatchObject({ input: { notesShownAtOnce: "EVERYBODY" } });
  expect(choice()?.value).toBe("EVERYBODY");
  await answerMutation(environment, {
    setNotePolicy: { __typename: "NotAllowed", message: "Your account does not allow this." },
  });
  expect(choice()?.value).toBe("MEMBERS");
  screen.getByText("Your account does not allow this.");
});

it("is not for curators", async () => {
  await render("CURATOR");
  screen.getByRole("heading", { level: 1, name: "Notes" });
  expect(choice()).toBeNull();
});
