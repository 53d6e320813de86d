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
  /** Answers that the exhibition now is like this. */
  const become = (mutation: string, now: object) =>
    answerMutation(rendered.environment, {
      [mutation]: {
        __typename: "ChangeExhibitionSuccess",
        exhibition: { ...draft, ...fields, ...now },
      },
    });
  return { ...rendered, press, become, onClose };
}

/** Writes a moment into the field, in this place's time, so many milliseconds from now. */
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

describe("PublishDialog: the dialog that says who sees an exhibition", () => {
  it("says what lists show of a draft without a cover", async () => {
    const { screen, unmount } = await renderDialog({ cover: null });
    screen.getByText("It has no cover image. Lists show the first picture of its blocks.");
    unmount();
    await renderDialog();
    expect(screen.queryByText(/^It has no cover image/)).toBeNull();
  });

  it("publishes now, and then tells the address", async () => {
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

  it("publishes at a moment to come, and can leave that", async () => {
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

  it("withdraws what is published", async () => {
    const { screen, press, lastAsked, become } = await renderDialog({ state: "PUBLISHED" });
    await press("Withdraw it");
    expect(lastAsked().name).toBe("useWithdrawExhibitionMutation");
    await become("withdrawExhibition", { state: "DRAFT" });
    screen.getByText("It is a draft.");
  });

  it("says why something was refused, and that not all is saved", async () => {
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

describe("PublishDialog: the link to a draft", () => {
  it("is told once when it is made, and can be closed", async () => {
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

  it("is not told again where there is one already, and says that a new one ends it", async () => {
    const { screen } = await renderDialog({ hasDraftLink: true });
    screen.getByText(/^Whoever has the draft link sees this draft/);
    screen.getByText("A new link, or none, ends this one.");
    expect(screen.queryByText(/\?key=/)).toBeNull();
  });
});
