import { act, screen, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { DeskWorksPageTestQuery } from "../../../../__generated__/relay/DeskWorksPageTestQuery.graphql.ts";
// Preloads the dialogs, so that loading them does not count towards a test's timeout.
import "../../../../src/client/features/desk/works/ChangeFields.tsx";
import "../../../../src/client/features/desk/works/WriteAlts.tsx";
import {
  deskWorksVariables,
  type DeskWorksSearch,
} from "../../../../src/client/features/desk/works/desk-works-search.ts";
import { DeskWorksPage } from "../../../../src/client/features/desk/works/DeskWorksPage.tsx";
import { lateRefusal, tellLate } from "../../../../src/client/features/parts/late-refusal.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation, mockImage } from "../live-event.ts";

const work = (name: string) => ({
  id: `work-${name}`,
  identifier: `N${name}`,
  title: name,
  creators: [{ name: "Ada Vries" }],
  date: "1850",
  status: "DRAFT",
  primaryImage: null,
  updatedAt: "2026-11-20T10:00:00Z",
  createdAt: "2026-11-20T10:00:00Z",
});
const names = ["Rain", "Sun", "Snow", "Hail"];

async function render({
  role = "CURATOR",
  search = {},
  total = 7,
}: { role?: string | null; search?: DeskWorksSearch; total?: number } = {}) {
  const onSearchChange = vi.fn<(change: DeskWorksSearch) => void>();
  const onRefresh = vi.fn();
  const view = await renderWithRelay<DeskWorksPageTestQuery>(
    {
      query: graphql`
        query DeskWorksPageTestQuery(
          $search: String
          $filter: DeskWorkFilter
          $order: DeskWorkOrder!
          $inGroups: Boolean!
        ) @relay_test_operation {
          viewer {
            ...DeskWorksPage_viewer
              @arguments(search: $search, filter: $filter, order: $order, inGroups: $inGroups)
          }
        }
      `,
      variables: deskWorksVariables(search),
      render: ({ viewer }) =>
        viewer && (
          <DeskWorksPage
            viewer={viewer}
            search={search}
            chosen={search}
            isPending={false}
            onSearchChange={onSearchChange}
            onRefresh={onRefresh}
          />
        ),
    },
    {
      ...mockImage,
      Viewer: () => ({
        id: "viewer",
        account: role && { member: { role } },
        desk: role === "CURATOR" ? undefined : null,
      }),
      DeskWorkConnection: () => ({
        totalCount: total,
        edges: names.slice(0, total).map((name) => ({ cursor: name, node: work(name) })),
        pageInfo: { hasNextPage: total > names.length, endCursor: "Hail" },
      }),
      DuplicateGroupConnection: () => ({
        edges: [
          {
            cursor: "g",
            node: {
              id: "group",
              reason: "SAME_RECORD",
              workCount: 2,
              works: [work("Rain"), work("Sun")],
            },
          },
        ],
        pageInfo: { hasNextPage: false, endCursor: "g" },
      }),
    },
  );
  return { ...view, onSearchChange, onRefresh };
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `Choose ${name}, N${name}` });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const bar = () => screen.getByRole("region", { name: "Chosen works" });
const success = { __typename: "EditWorksSuccess", change: "7", changed: 2, gone: 0, works: [] };

describe("DeskWorksPage: the works on the dashboard", () => {
  it("are for curators and owners", async () => {
    await render({ role: "MEMBER" });
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });

  it("are listed with their status and a link to their page", async () => {
    await render();
    screen.getByText("7 works");
    const row = screen.getByRole("row", { name: /Rain/ });
    within(row).getByText("Draft");
    expect(within(row).getByRole("link", { name: "Rain" }).getAttribute("href")).toBe(
      "/desk/works/work-Rain",
    );
  });

  it("are selected one by one, and as a range with Shift", async () => {
    const { user } = await render();
    await user.click(box("Rain"));
    await user.keyboard("{Shift>}");
    await user.click(box("Snow"));
    await user.keyboard("{/Shift}");
    within(bar()).getByText("3 works chosen");
    expect(names.map((name) => box(name).checked)).toEqual([true, true, true, false]);
    await user.click(button("Choose none"));
    expect(screen.queryByText(/chosen$/)).toBeNull();
  });

  it("are published when selected, and Undo restores them", async () => {
    const { user, environment, lastAsked, onRefresh } = await render();
    await user.click(box("Rain"));
    await user.click(box("Hail"));
    await user.click(button("Publish"));
    expect(lastAsked().variables).toEqual({
      input: { works: { ids: ["work-Rain", "work-Hail"] }, changes: { status: "PUBLISHED" } },
    });
    await answerMutation(environment, {
      editWorks: {
        ...success,
        works: [
          { ...work("Rain"), status: "PUBLISHED" },
          { ...work("Hail"), status: "PUBLISHED" },
        ],
      },
    });
    within(bar()).getByText("2 works were changed.");
    within(screen.getByRole("row", { name: /Rain/ })).getByText("Published");
    expect(box("Rain").checked).toBe(false);
    // All works succeeded, so the list is up to date without a refetch.
    expect(onRefresh).not.toHaveBeenCalled();

    await user.click(button("Undo"));
    expect(lastAsked().variables).toEqual({ input: { change: "7" } });
    await answerMutation(environment, {
      undoBulkEdit: { __typename: "UndoBulkEditSuccess", putBack: 1, kept: 1, works: [] },
    });
    within(bar()).getByText("1 work was put back. 1 work keeps what was changed since.");
  });

  it("are all changed by their search, unless the server reports a different count", async () => {
    const search = { q: "sea", status: "draft" };
    const { user, environment, lastAsked, onRefresh } = await render({ search });
    await user.click(screen.getByRole("checkbox", { name: "Choose all shown" }));
    within(bar()).getByText("4 works chosen");
    await user.click(button("Choose all 7 found"));
    within(bar()).getByText("All 7 works chosen");
    await user.click(button("Withdraw"));
    const selection = { search: "sea", filter: { status: "DRAFT" }, count: 7 };
    expect(lastAsked().variables).toEqual({
      input: { works: { selection }, changes: { status: "WITHDRAWN" } },
    });
    const message = "There are 8 works now.";
    await answerMutation(environment, { editWorks: { __typename: "SelectionConflict", message } });
    within(bar()).getByText(message);
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("get the ticked fields, and a problem is shown at its field", async () => {
    const { user, environment, lastAsked } = await render();
    await user.click(box("Sun"));
    await user.click(button("Change fields …"));
    const form = within(await screen.findByRole("dialog", { name: "Change 1 work" }));
    await user.click(form.getByRole("button", { name: "Change 1 work" }));
    form.getByText("Tick what is to be changed, and say what it is to be.");
    await user.click(form.getByRole("checkbox", { name: "Credit line" }));
    await user.type(form.getByLabelText("Credit line of all"), "Given by Ada");
    form.getByText("1 work will get another credit line.");
    await user.click(form.getByRole("button", { name: "Change 1 work" }));
    expect(lastAsked().variables).toEqual({
      input: { works: { ids: ["work-Sun"] }, changes: { creditLine: "Given by Ada" } },
    });
    const problems = [{ field: "creditLine", message: "Too long." }];
    await answerMutation(environment, { editWorks: { __typename: "InvalidInput", problems } });
    form.getByText("Too long.");
    await user.click(form.getByRole("button", { name: "Change 1 work" }));
    await answerMutation(environment, { editWorks: { ...success, changed: 1 } });
    expect(screen.queryByRole("dialog")).toBeNull();
    within(bar()).getByText("1 work was changed.");
    expect(document.activeElement).toBe(bar().parentElement);
  });

  it("are reported unchanged on other pages if a bulk edit fails after unmount", async () => {
    const { user, environment, unmount } = await render();
    await user.click(box("Sun"));
    await user.click(button("Publish"));
    const asked = environment.mock.getMostRecentOperation();
    unmount();
    await act(async () => environment.mock.reject(asked, new Error("The network is cut.")));
    expect(lateRefusal()?.what).toBe("The chosen works stay as they were.");
    tellLate(null);
  });

  it("get missing alternative texts from a pattern, with examples shown first", async () => {
    const search = { problem: "alt" };
    const { user, environment, lastAsked, onRefresh } = await render({ search, total: 4 });
    await user.click(screen.getByRole("checkbox", { name: "Choose all shown" }));
    await user.click(button("Write alternative texts …"));
    const form = within(await screen.findByRole("dialog", { name: "Write alternative texts" }));
    form.getByText("Rain, Ada Vries, 1850");
    expect(form.getAllByRole("listitem")).toHaveLength(3);
    await user.clear(form.getByLabelText("Pattern"));
    await user.type(form.getByLabelText("Pattern"), "{{title} of {{date}");
    form.getByText("Sun of 1850");
    await user.click(form.getByRole("button", { name: "Write them for 4 works" }));
    expect(lastAsked().variables["input"]).toEqual({
      works: { selection: { search: null, filter: { problem: "NO_ALT" }, count: 4 } },
      changes: { missingAlt: "{title} of {date}" },
    });
    await answerMutation(environment, { editWorks: { ...success, changed: 4 } });
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("are marked as different if they are likely duplicates, and Undo reverts it", async () => {
    const { user, environment, lastAsked } = await render({ search: { problem: "duplicate" } });
    screen.getByText("2 works with the same title, creators and date");
    await user.click(button(/^These are different/));
    expect(lastAsked().variables).toEqual({ input: { group: "group", areDifferent: true } });
    await answerMutation(environment, {
      tellApart: { __typename: "TellApartSuccess" },
    });
    expect(screen.queryByText("2 works with the same title, creators and date")).toBeNull();
    await user.click(button("Undo"));
    expect(lastAsked().variables).toEqual({ input: { group: "group", areDifferent: false } });
    screen.getByText("2 works with the same title, creators and date");
  });

  it("show a message and a link to all works if none match", async () => {
    await render({ total: 0, search: { q: "zzz" } });
    screen.getByRole("heading", { name: "No work fits" });
    expect(screen.getByRole("link", { name: "Show all works" }).getAttribute("href")).toBe(
      "/desk/works",
    );
  });

  it("are searched, filtered and sorted with the controls above them", async () => {
    const { user, onSearchChange } = await render();
    await user.type(screen.getByRole("searchbox"), "rain{Enter}");
    expect(onSearchChange).toHaveBeenLastCalledWith({ q: "rain" });
    // The URL does not contain it yet.
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("rain");
    await user.selectOptions(screen.getByLabelText("Status"), "Draft");
    expect(onSearchChange).toHaveBeenLastCalledWith({ status: "draft" });
    await user.selectOptions(screen.getByLabelText("Check-up"), "No rights");
    expect(onSearchChange).toHaveBeenLastCalledWith({ problem: "rights" });
    await user.selectOptions(screen.getByLabelText("Sort by"), "Title");
    expect(onSearchChange).toHaveBeenLastCalledWith({ sort: "title" });
  });
});
