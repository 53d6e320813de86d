import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { TourEditorTestQuery } from "../../../../__generated__/relay/TourEditorTestQuery.graphql.ts";
import { TourEditor } from "../../../../src/client/features/tours/TourEditor.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";
import { liveTour } from "./tour-data.ts";

const ended = {
  ...liveTour,
  __typename: "Tour",
  state: "ENDED",
  endedAt: "2026-11-22T10:00:00Z",
  version: 3,
  steps: ["a", "b", "c"].map((id, index) => ({
    __typename: "TourStep",
    id,
    at: index * 65_000,
    view: liveTour.view.view,
    caption: id === "b" ? "Before" : null,
  })),
};

function renderEditor(onStep = () => {}) {
  return renderWithRelay<TourEditorTestQuery>(
    {
      query: graphql`
        query TourEditorTestQuery @relay_test_operation {
          tour(code: "bcdfgh") {
            ...TourEditor_tour
          }
        }
      `,
      render: ({ tour }) => tour && <TourEditor tour={tour} index={0} onStep={onStep} />,
    },
    { Query: () => ({ tour: ended }) },
  );
}

describe("TourEditor: the editor of an ended tour", () => {
  it("saves the caption of a step with the current version", async () => {
    const { screen, user, lastAsked, environment } = await renderEditor();
    const words = screen.getByLabelText("Words at step 2");
    await user.clear(words);
    await user.type(words, "After{Enter}");
    expect(lastAsked()).toEqual({
      name: "useRewriteTourStepMutation",
      variables: { input: { tourId: "tour-1", version: 3, stepId: "b", caption: "After" } },
    });
    await answerMutation(environment, {
      rewriteTourStep: { __typename: "EditTourSuccess", tour: { ...ended, version: 4 } },
    });
    screen.getByText("The words are saved.");
  });

  it("shows a conflict beside the typed caption, and saves the caption on request", async () => {
    const { screen, user, lastAsked, environment } = await renderEditor();
    await user.type(screen.getByLabelText("Words at step 1"), "Mine{Enter}");
    const [first, ...others] = ended.steps;
    const theirs = { ...ended, version: 9, steps: [{ ...first, caption: "Theirs" }, ...others] };
    const message =
      "The tour was changed meanwhile, here or by somebody else. Look at it and try again.";
    await answerMutation(environment, {
      rewriteTourStep: { __typename: "TourConflict", message, tour: theirs },
    });
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(screen.getByRole("alert").textContent).toContain("Mine");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Words at step 1").value).toBe("Theirs");
    await user.click(screen.getByRole("button", { name: "Save mine" }));
    expect(lastAsked().variables).toEqual({
      input: { tourId: "tour-1", version: 9, stepId: "a", caption: "Mine" },
    });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("moves steps up and down with buttons", async () => {
    const { screen, user, lastAsked, environment } = await renderEditor();
    const keep = () =>
      answerMutation(environment, {
        moveTourStep: { __typename: "EditTourSuccess", tour: ended },
      });
    await user.click(screen.getByRole("button", { name: "Move step 3 up" }));
    expect(lastAsked().variables).toMatchObject({ input: { stepId: "c", after: "a" } });
    await keep();
    await user.click(screen.getByRole("button", { name: "Move step 2 up" }));
    expect(lastAsked().variables).toMatchObject({ input: { stepId: "b", after: null } });
    await keep();
    await user.click(screen.getByRole("button", { name: "Move step 1 down" }));
    expect(lastAsked().variables).toMatchObject({ input: { stepId: "a", after: "b" } });
  });

  it("moves a step by keyboard at once, and reverts the move when the server rejects it", async () => {
    const { screen, user, lastAsked, environment } = await renderEditor();
    const times = () =>
      screen.getAllByRole("button", { name: /^Show/ }).map((one) => one.textContent);
    screen.getByRole("button", { name: "Move step 3, 3 of 3" }).focus();
    await user.keyboard(" {Home}");
    screen.getByText("1 of 3");
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await user.keyboard(" ");
    screen.getByText("Step 3 is at 1 of 3 now.");
    expect(lastAsked()).toMatchObject({
      name: "useMoveTourStepMutation",
      variables: { input: { stepId: "c", after: null } },
    });
    expect(times()).toEqual(["Show 1 · 2:10", "Show 2 · 0:00", "Show 3 · 1:05"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move step 1, 1 of 3");
    await answerMutation(environment, {
      moveTourStep: { __typename: "NotAllowed", message: "Only the guide may." },
    });
    expect(times()).toEqual(["Show 1 · 0:00", "Show 2 · 1:05", "Show 3 · 2:10"]);
    screen.getByText("Only the guide may.");
  });

  it("sends one edit at a time, and retains a typed caption until it is saved", async () => {
    const { screen, user, environment } = await renderEditor();
    const words = screen.getByLabelText<HTMLTextAreaElement>("Words at step 1");
    await user.type(words, "Mine{Enter}");
    await user.click(screen.getByRole("button", { name: "Move step 3 up" }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await answerMutation(environment, {
      rewriteTourStep: { __typename: "NotAllowed", message: "Only the guide may." },
    });
    screen.getByText("Only the guide may.");
    expect(words.value).toBe("Mine");
    await user.click(screen.getByRole("button", { name: "Move step 3 up" }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  it("shows a step, removes one, and shows why the server rejects the removal", async () => {
    const onStep = vi.fn();
    const { screen, user, lastAsked, environment } = await renderEditor(onStep);
    await user.click(screen.getByRole("button", { name: "Show 2 · 1:05" }));
    expect(onStep).toHaveBeenCalledWith(1);
    await user.click(screen.getByRole("button", { name: "Remove step 3" }));
    expect(lastAsked().variables).toEqual({ input: { tourId: "tour-1", version: 3, stepId: "c" } });
    const message = "This step is not there any more. Load the page again.";
    await answerMutation(environment, {
      removeTourStep: { __typename: "InvalidInput", problems: [{ field: "stepId", message }] },
    });
    screen.getByText(message);
  });

  it("retains focus after saving, removing a step, and cancelling a deletion", async () => {
    const { screen, user, environment } = await renderEditor();
    await user.type(screen.getByLabelText("Words at step 2"), " and after");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const steps = ended.steps.map((step) =>
      step.id === "b" ? { ...step, caption: "Before and after" } : step,
    );
    await answerMutation(environment, {
      rewriteTourStep: { __typename: "EditTourSuccess", tour: { ...ended, version: 4, steps } },
    });
    expect(document.activeElement).toBe(screen.getByLabelText("Words at step 2"));
    await user.click(screen.getByRole("button", { name: "Remove step 3" }));
    await answerMutation(environment, {
      removeTourStep: {
        __typename: "EditTourSuccess",
        tour: { ...ended, version: 5, steps: steps.slice(0, 2) },
      },
    });
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Edit the tour" }));
    await user.click(screen.getByRole("button", { name: "Delete the tour …" }));
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete the tour …" }));
  });

  it("deletes the tour after a confirmation", async () => {
    const { screen, user, lastAsked, environment, router } = await renderEditor();
    await user.click(screen.getByRole("button", { name: "Delete the tour …" }));
    await user.click(screen.getByRole("button", { name: "Delete it for good" }));
    expect(lastAsked().name).toBe("useDeleteTourMutation");
    await answerMutation(environment, {
      deleteTour: { __typename: "DeleteTourSuccess", deletedId: "tour-1" },
    });
    await expect.poll(() => router.latestLocation.pathname).toBe("/tours");
  });
});
