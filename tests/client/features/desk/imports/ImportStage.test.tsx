import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ImportStageTestQuery } from "../../../../../__generated__/relay/ImportStageTestQuery.graphql.ts";
import { ImportRun } from "../../../../../src/client/features/desk/imports/ImportRun.tsx";
import { renderWithRelay } from "../../../../support/render-with-relay.tsx";
import { sendEvent } from "../../live-event.ts";
import { someImport } from "./some-import.ts";

/** Renders the whole page of an import, because the settings of its table decide whether it can be applied. */
const render = (moved: object = {}) =>
  renderWithRelay<ImportStageTestQuery>(
    {
      query: graphql`
        query ImportStageTestQuery @relay_test_operation {
          node(id: "import-1") {
            ...ImportRun_run @alias(as: "run")
          }
        }
      `,
      render: ({ node }) => node?.run && <ImportRun run={node.run} />,
    },
    { Query: () => ({ node: { __typename: "Import", ...someImport(moved) } }) },
  );

type Rendered = Awaited<ReturnType<typeof render>>;
const move = ({ environment }: Rendered, moved: object) =>
  sendEvent(environment, "useImportSubscription", { Import: () => someImport(moved) });
/** Responds to a pending mutation by name. */
const answer = ({ environment }: Rendered, name: string, data: object) => {
  const operation = environment.mock.findOperation(
    ({ request }) => request.node.params.name === `use${name}Mutation`,
  );
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  return act(async () => environment.mock.resolve(operation, { data: { [field]: data } }));
};
const succeed = (rendered: Rendered, name: string, moved: object) =>
  answer(rendered, name, {
    __typename: `${name}Success`,
    import: { __typename: "Import", ...someImport(moved) },
  });
const refuse = (rendered: Rendered, name: string, message: string) =>
  answer(rendered, name, { __typename: "InvalidInput", problems: [{ field: "id", message }] });
const isAsked = ({ environment }: Rendered, name: string) =>
  environment.mock
    .getAllOperations()
    .some(({ request }) => request.node.params.name === `use${name}Mutation`);

const button = (name: RegExp | string) => screen.getByRole("button", { name });
const bringIn = "Bring in 1,234 works";
const correct = ({ user }: Rendered) =>
  user.selectOptions(screen.getByLabelText("What Tags says of a work"), "Subjects");

describe("ImportStage: the message about a rejected action", () => {
  const message = "It has ended meanwhile.";

  it("appears, and the import stays unchanged", async () => {
    const rendered = await render({ state: "RUNNING" });
    await rendered.user.click(button("Pause"));
    await refuse(rendered, "PauseImport", message);
    screen.getByText(message);
    button("Pause");
  });

  it("disappears when the import changes its state, and does not return with the old state", async () => {
    const rendered = await render({ state: "RUNNING" });
    await rendered.user.click(button("Pause"));
    await refuse(rendered, "PauseImport", message);
    await move(rendered, { state: "INTERRUPTED" });
    expect(screen.queryByText(message)).toBeNull();
    await move(rendered, { state: "RUNNING" });
    expect(screen.queryByText(message)).toBeNull();
  });

  it("appears even if the import changed its state before the response", async () => {
    const rendered = await render({ state: "RUNNING" });
    await rendered.user.click(button("Pause"));
    await move(rendered, { state: "DONE" });
    await refuse(rendered, "PauseImport", message);
    screen.getByText(message);
  });
});

describe("ImportStage: unapplied corrections", () => {
  const unapplied = "Apply or discard the corrections below first.";
  const isSaid = () => screen.queryByText(unapplied) !== null;

  it("block the import, with a message until they are discarded", async () => {
    const rendered = await render();
    await correct(rendered);
    expect(isSaid()).toBe(false);
    await rendered.user.click(button(bringIn));
    expect(isSaid()).toBe(true);
    expect(isAsked(rendered, "ApplyImport")).toBe(false);
    await rendered.user.click(button("Discard corrections"));
    expect(isSaid()).toBe(false);
    await correct(rendered);
    expect(isSaid()).toBe(false);
  });

  it("cause no message once the table was read with them", async () => {
    const rendered = await render();
    await correct(rendered);
    await rendered.user.click(button(bringIn));
    await rendered.user.click(button(/^Apply/));
    await succeed(rendered, "ChangeImport", { state: "READING", reading: null });
    await move(rendered, { state: "CHECKED" });
    expect(isSaid()).toBe(false);
  });

  it("block the import until the server confirms them", async () => {
    const rendered = await render();
    await correct(rendered);
    await rendered.user.click(button(/^Apply/));
    await rendered.user.click(button(bringIn));
    expect(isAsked(rendered, "ApplyImport")).toBe(false);
  });
});

describe("ImportStage: choices for new works and images on other sites", () => {
  it("are shown at once, and reverted when the server rejects them", async () => {
    const rendered = await render();
    const { user, lastAsked } = rendered;
    const works = screen.getByLabelText<HTMLSelectElement>("New works are");
    await user.selectOptions(works, "Drafts, to be published later");
    expect(lastAsked().variables).toEqual({ input: { id: "import-1", newWorks: "DRAFT" } });
    expect(works.value).toBe("DRAFT");
    const message = "It is being brought in already.";
    await refuse(rendered, "ChangeImport", message);
    expect(works.value).toBe("PUBLISHED");
    screen.getByText(message);
    await user.selectOptions(screen.getByLabelText("Pictures on other sites"), "Are copied in");
    expect(lastAsked().variables).toEqual({ input: { id: "import-1", remotePictures: "COPY" } });
    await refuse(rendered, "ChangeImport", message);
    await user.selectOptions(screen.getByLabelText("Record language"), "German");
    expect(lastAsked().variables).toEqual({ input: { id: "import-1", recordLanguage: "de" } });
  });

  it("delay the import until they are saved", async () => {
    const rendered = await render();
    const { user } = rendered;
    const drafts = "Drafts, to be published later";
    await user.selectOptions(screen.getByLabelText("New works are"), drafts);
    await user.click(button(bringIn));
    expect(button(bringIn).getAttribute("aria-disabled")).toBe("true");
    expect(isAsked(rendered, "ApplyImport")).toBe(false);
    const choices = { newWorks: "DRAFT", remotePictures: "KEEP", recordLanguage: null };
    await succeed(rendered, "ChangeImport", { choices });
    await user.click(button(bringIn));
    expect(isAsked(rendered, "ApplyImport")).toBe(true);
  });
});
