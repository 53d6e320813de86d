import { act, screen } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { CheckupPageTestQuery } from "../../../../__generated__/relay/CheckupPageTestQuery.graphql.ts";
import { CheckupPage } from "../../../../src/client/features/desk/checkup/CheckupPage.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

const noPictures = {
  count: 0,
  uncheckedCount: 0,
  checkedSince: null as string | null,
  check: null as object | null,
};

const render = (
  role: string,
  checkup: { problem: string; count: number }[] | null = [],
  remotePictures = noPictures,
) =>
  renderWithRelay<CheckupPageTestQuery>(
    {
      query: graphql`
        query CheckupPageTestQuery @relay_test_operation {
          viewer {
            ...CheckupPage_viewer
          }
        }
      `,
      render: ({ viewer }) => viewer && <CheckupPage viewer={viewer} />,
    },
    {
      Viewer: () => ({
        id: "viewer",
        desk: role === "MEMBER" ? null : { checkup, remotePictures },
      }),
      Member: () => ({ role }),
    },
  );

describe("CheckupPage: the check-up", () => {
  it("links a problem to its works only if there are any", async () => {
    await render("CURATOR", [
      { problem: "NO_ALT", count: 1204 },
      { problem: "NO_RIGHTS", count: 0 },
    ]);
    screen.getByText("1,204");
    const link = screen.getByRole("link", { name: "Pictures without alternative text" });
    expect(link.getAttribute("href")).toBe("/desk/works?problem=alt");
    screen.getByRole("heading", { name: "Works without rights" });
    expect(screen.queryByRole("link", { name: "Works without rights" })).toBeNull();
  });

  it("links to works missing from search and explains the remedy", async () => {
    await render("CURATOR", [{ problem: "NOT_INDEXED", count: 2 }]);
    const link = screen.getByRole("link", { name: "Works missing from search" });
    expect(link.getAttribute("href")).toBe("/desk/works?problem=not-indexed");
    screen.getByText(/^The search index could not process these works/);
    screen.getByText(/The log names the error\.$/);
  });

  it("shows a message when the collection has no problems", async () => {
    await render("OWNER", [{ problem: "NO_ALT", count: 0 }]);
    screen.getByText("The collection wants for nothing that can be counted.");
  });

  it("shows an error when the problems could not be counted", async () => {
    await render("OWNER", null);
    screen.getByText("What the collection wants for could not be counted. Load the page again.");
    expect(screen.queryByText(/^The collection wants for nothing/)).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("is for curators and owners", async () => {
    await render("MEMBER");
    screen.getByRole("heading", { name: "This page is for curators and owners" });
  });
});

describe("CheckupPage: images on other sites", () => {
  const checkup = [{ problem: "DEAD_REMOTE_IMAGE", count: 2 }];
  const some = { ...noPictures, count: 1204, uncheckedCount: 4, checkedSince: "2026-11-20T10:00Z" };
  const underWay = { isUnderWay: true, done: 300, deadCount: 1, postponedCount: 1 };

  it("are counted with the time of the last check, and not mentioned if there are none", async () => {
    await render("CURATOR", checkup);
    expect(screen.queryByRole("button", { name: "Check now" })).toBeNull();
    const { unmount } = await render("CURATOR", checkup, some);
    screen.getByText(/1,204 pictures stay at other sites, 1,200 of them asked for since/);
    unmount();
    await render("CURATOR", checkup, { ...some, checkedSince: null, count: 1 });
    screen.getByText(
      "1 picture stays at other sites. Nobody has asked yet whether they still come.",
    );
  });

  it("are checked on request, and progress and results update automatically", async () => {
    const { user, environment } = await render("CURATOR", checkup, some);
    await user.click(screen.getByRole("button", { name: "Check now" }));
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const desk = (check: object) => ({ remotePictures: { ...some, uncheckedCount: 0, check } });
    await answerMutation(environment, {
      checkRemotePictures: {
        __typename: "CheckRemotePicturesSuccess",
        viewer: { __typename: "Viewer", id: "viewer", desk: desk(underWay) },
      },
    });
    screen.getByRole("progressbar", { name: "Asking the other sites" });
    screen.getByText("301 of 1,204");
    const answer = (name: string, more: object, check: object) => {
      const asked = environment.mock.getMostRecentOperation();
      expect(asked.request.node.params.name).toBe(name);
      const viewer = {
        __typename: "Viewer",
        id: "viewer",
        account: { id: "account", member: { id: "member", role: "CURATOR" } },
        desk: { ...desk(check), ...more },
      };
      act(() => environment.mock.resolve(asked, { data: { viewer } }));
    };
    act(() => vi.advanceTimersByTime(2_000));
    const over = { isUnderWay: false, done: 1200, deadCount: 3, postponedCount: 4 };
    answer("useRemoteCheckNewsQuery", {}, over);
    const found = { checkup: [{ problem: "DEAD_REMOTE_IMAGE", count: 3 }] };
    answer("useRemoteCheckNewsFindingsQuery", found, over);
    screen.getByText(
      "The last check asked for 1,200 pictures. 3 of them did not come. Sites that have too much to do were left alone, with 4 pictures.",
    );
    screen.getByText("3", { selector: ".checkup__count" });
  });

  it("are no longer checked, and progress is no longer polled, after the user presses Stop", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { user, environment } = await render("CURATOR", checkup, { ...some, check: underWay });
    await user.click(screen.getByRole("button", { name: "Stop" }));
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables).toEqual({ input: { isWanted: false } });
    const remotePictures = { ...some, check: { ...underWay, isUnderWay: false } };
    await answerMutation(environment, {
      checkRemotePictures: {
        __typename: "CheckRemotePicturesSuccess",
        viewer: { __typename: "Viewer", id: "viewer", desk: { remotePictures } },
      },
    });
    screen.getByRole("button", { name: "Check now" });
    expect(screen.queryByRole("progressbar")).toBeNull();
    act(() => vi.advanceTimersByTime(10_000));
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params);
    expect(asked.map(({ name }) => name)).toEqual(["useRemoteCheckNewsFindingsQuery"]);
  });

  it("show why the server rejected the check", async () => {
    const { user, environment } = await render("CURATOR", checkup, some);
    await user.click(screen.getByRole("button", { name: "Check now" }));
    await answerMutation(environment, {
      checkRemotePictures: { __typename: "NotAllowed", message: "Ask whoever runs this site." },
    });
    screen.getByText("Ask whoever runs this site.");
  });
});
