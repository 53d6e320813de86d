import { graphql } from "relay-runtime";
import { describe, expect, it, vi } from "vitest";
import type { PublishDialogTestQuery } from "../../../../../__generated__/relay/PublishDialogTestQuery.graphql.ts";
import { PublishDialog } from "../../../../../src/client/features/desk/exhibitions/PublishDialog.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { answerMutation } from "../../live-event.ts";

const query = graphql`
  query PublishDialogTestQuery @relay_test_operation {
    viewer {
      desk {
        exhibition(id: "storms") {
          ...PublishDialog_exhibition
        }
      }
    }
  }
`;

const draft = {
  id: "storms",
  slug: "storms",
  state: "DRAFT",
  publishAt: null,
  hasDraftLink: false,
  cover: { __typename: "TakenView" },
};

async function renderDialog(fields: object = {}, isSaved = true) {
  const onClose = vi.fn();
  const rendered = await renderWithRelay<PublishDialogTestQuery>(
    {
      query,
      render: ({ viewer }) =>
        viewer?.desk?.exhibition && (
          <PublishDialog exhibition={viewer.desk.exhibition} isSaved={isSaved} onClose={onClose} />
        ),
    },
    { Exhibition: () => ({ ...draft, ...fields }) },
  );
  const press = (name: string) =>
    rendered.user.click(rendered.screen.getByRole("button", { name }));
  /** Responds to a mutation with the new state of the exhibition. */
  const become = (mutation: string, now: object) =>
    answerMutation(rendered.environment, {
      [mutation]: {
        __typename: "ChangeExhibitionSuccess",
        exhibition: { ...draft, ...fields, ...now },
      },
    });
  return { ...rendered, press, become, onClose };
}

/** Enters a time in the local time zone into the field, `from` milliseconds from now. */
async function sayMoment(
  { user, screen }: Pick<Awaited<ReturnType<typeof renderDialog>>, "user" | "screen">,
  from: number,
) {
  const moment = new Date(Math.floor((Date.now() + from) / 60_000) * 60_000);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  const field = screen.getByLabelText("Or from a moment on");
  await user.clear(field);
  await user.type(field, local.toISOString().slice(0, 16));
  return moment.toISOString();
}

describe("PublishDialog: the dialog that publishes an exhibition", () => {
  it("explains which image lists show for a draft without a cover", async () => {
    const { screen, unmount } = await renderDialog({ cover: null });
    screen.getByText("It has no cover image. Lists show the first picture of its blocks.");
    unmount();
    await renderDialog();
    expect(screen.queryByText(/^It has no cover image/)).toBeNull();
  });

  it("publishes at once and then shows the address", async () => {
    const { screen, press, lastAsked, become } = await renderDialog();
    screen.getByText("It is a draft.");
    await press("Publish now");
    expect(lastAsked()).toEqual({
      name: "usePublishExhibitionMutation",
      variables: { input: { id: "storms", at: null } },
    });
    await become("publishExhibition", { state: "PUBLISHED" });
    screen.getByText("It is published.");
    screen.getByText(/\/exhibitions\/storms$/);
    expect(screen.queryByText("Show the draft")).toBeNull();
  });

  it("validates and schedules a publication time, and cancels the schedule", async () => {
    const { screen, user, press, lastAsked, become } = await renderDialog();
    await press("Publish then");
    screen.getByText("Say a day and a time.");
    await sayMoment({ screen, user }, -3_600_000);
    await press("Publish then");
    screen.getByText(/^This moment is over\./);
    const moment = await sayMoment({ screen, user }, 86_400_000);
    await press("Publish then");
    expect(lastAsked().variables).toEqual({ input: { id: "storms", at: moment } });
    await become("publishExhibition", { publishAt: moment });
    screen.getByText(/will be published by itself/);
    await press("Do not publish it by itself");
    expect(lastAsked()).toEqual({
      name: "useWithdrawExhibitionMutation",
      variables: { input: { id: "storms" } },
    });
    await become("withdrawExhibition", { publishAt: null });
    expect(screen.queryByText(/will be published by itself/)).toBeNull();
  });

  it("unpublishes a published exhibition", async () => {
    const { screen, press, lastAsked, become } = await renderDialog({ state: "PUBLISHED" });
    await press("Withdraw it");
    expect(lastAsked().name).toBe("useWithdrawExhibitionMutation");
    await become("withdrawExhibition", { state: "DRAFT" });
    screen.getByText("It is a draft.");
  });

  it("shows why publishing was rejected, and that changes are unsaved", async () => {
    const { screen, press, environment } = await renderDialog({}, false);
    screen.getByText("Not everything is saved yet; what is not would follow.");
    await press("Publish now");
    await answerMutation(environment, {
      publishExhibition: { __typename: "NotAllowed", message: "Only curators can." },
    });
    screen.getByText("Only curators can.");
    screen.getByText("It is a draft.");
  });
});

describe("PublishDialog: draft links", () => {
  it("shows a new link once and revokes it on request", async () => {
    const { screen, press, lastAsked, become, environment } = await renderDialog();
    await press("Make a draft link");
    expect(lastAsked()).toEqual({
      name: "useMakeDraftLinkMutation",
      variables: { input: { id: "storms" } },
    });
    await answerMutation(environment, {
      makeDraftLink: {
        __typename: "MakeDraftLinkSuccess",
        key: "secret",
        exhibition: { ...draft, hasDraftLink: true },
      },
    });
    screen.getByText(/\/exhibitions\/draft\/storms\?key=secret$/);
    screen.getByText("It is shown this once. Copy it now.");
    await press("Close the link");
    expect(lastAsked().name).toBe("useCloseDraftLinkMutation");
    await become("closeDraftLink", { hasDraftLink: false });
    expect(screen.queryByText(/key=secret/)).toBeNull();
    screen.getByRole("button", { name: "Make a draft link" });
  });

  it("hides an existing link and warns that a new one replaces it", async () => {
    const { screen } = await renderDialog({ hasDraftLink: true });
    screen.getByText(/^Whoever has the draft link sees this draft/);
    screen.getByText("A new link, or none, ends this one.");
    expect(screen.queryByText(/\?key=/)).toBeNull();
  });
});
