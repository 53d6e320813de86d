import { act, waitFor } from "@testing-library/react";
import { commitLocalUpdate, graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { DraftLineTestQuery } from "../../../../__generated__/relay/DraftLineTestQuery.graphql.ts";
import { DraftLine } from "../../../../src/client/features/exhibitions/DraftLine.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { isListening, sendEvent } from "../live-event.ts";

const subscription = "useDraftSubscription";

async function show(role: string, state = "DRAFT") {
  const onChanged = vi.fn();
  const view = await renderWithRelay<DraftLineTestQuery>(
    {
      query: graphql`
        query DraftLineTestQuery @relay_test_operation {
          draft(id: "draft") {
            ...DraftLine_exhibition
          }
        }
      `,
      render: ({ draft }) => draft && <DraftLine exhibition={draft} onChanged={onChanged} />,
    },
    { Exhibition: () => ({ id: "draft", state, change: 5 }) },
  );
  await waitFor(() => expect(view.lastAsked().name).toBe("useHasDeskQuery"));
  await view.answer({ Member: () => ({ role }) });
  const tell = (change: number, exhibition: object | null = {}) =>
    sendEvent(view.environment, subscription, {
      ExhibitionChange: () => ({ change, ...(exhibition === null && { exhibition }) }),
    });
  return { ...view, onChanged, tell };
}

describe("DraftLine: the status line of a draft", () => {
  it("shows that the exhibition is a draft", async () => {
    const { screen } = await show("CURATOR");
    screen.getByText("This is a draft. Curators see it, and whoever has its link.");
  });

  it("shows that the exhibition was published meanwhile", async () => {
    const { screen } = await show("CURATOR", "PUBLISHED");
    screen.getByText("This exhibition is published; here it is as it is now.");
  });

  it("calls onChanged for new changes by curators, but not for changes already shown", async () => {
    const { onChanged, tell } = await show("CURATOR");
    await tell(5);
    expect(onChanged).not.toHaveBeenCalled();
    await tell(6);
    expect(onChanged).toHaveBeenCalledTimes(1);
    await tell(7, null);
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it("calls onChanged again if the draft changed while it was being loaded", async () => {
    const { onChanged, tell, environment } = await show("CURATOR");
    await tell(6);
    await tell(7);
    onChanged.mockClear();
    const become = (change: number) =>
      act(async () =>
        commitLocalUpdate(environment, (store) => store.get("draft")?.setValue(change, "change")),
      );
    await become(6);
    expect(onChanged).toHaveBeenCalledTimes(1);
    await become(7);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it("does not subscribe for a visitor who only has the draft link", async () => {
    const { environment } = await show("VISITOR");
    expect(isListening(environment, subscription)).toBe(false);
  });
});
