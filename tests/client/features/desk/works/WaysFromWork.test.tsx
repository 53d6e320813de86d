import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RouterProvider, useLocation } from "@tanstack/react-router";
import { afterEach, describe, expect, it } from "vitest";
import { DeskWorkLink } from "../../../../../src/client/features/desk/works/DeskWorkLink.tsx";
import { noteOrder } from "../../../../../src/client/features/desk/works/list-order.ts";
import { useSelection } from "../../../../../src/client/features/desk/works/use-selection.ts";
import { WaysFromWork } from "../../../../../src/client/features/desk/works/WaysFromWork.tsx";
import { routerAround } from "../../../../support/render-with-relay.tsx";

/** A minimal works list of the dashboard, or the page of one of its works. */
function Here() {
  const { pathname } = useLocation();
  const id = pathname.split("/")[3];
  return id === undefined ? <List /> : <WaysFromWork key={id} id={id} />;
}

function List() {
  const { count, chooseAll } = useSelection(["b"], 1);
  return (
    <>
      <button type="button" onClick={chooseAll}>
        Choose
      </button>
      {count} chosen
      <DeskWorkLink id="b">The work</DeskWorkLink>
    </>
  );
}

async function renderAt(address: string) {
  const router = routerAround(<Here />, address);
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  /** Returns the current URL and the index of its history entry. */
  const place = () => [router.state.location.href, router.state.location.state.__TSR_index];
  return { router, user, place };
}

const link = (name: string) => screen.getByRole("link", { name });

afterEach(() => noteOrder([]));

describe("WaysFromWork: links from a work's page on the dashboard", () => {
  it("lead back to the list's history entry, with its search", async () => {
    const { user, place } = await renderAt("/desk/works?q=sea&sort=title");
    await user.click(link("The work"));
    expect(place()).toEqual(["/desk/works/b", 1]);
    expect(link("Back to works").getAttribute("href")).toBe("/desk/works?q=sea&sort=title");
    await user.click(link("Back to works"));
    expect(place()).toEqual(["/desk/works?q=sea&sort=title", 0]);
  });

  it("lead back to the list's selection, which a newly opened list does not have", async () => {
    const { router, user } = await renderAt("/desk/works");
    await user.click(screen.getByRole("button", { name: "Choose" }));
    await user.click(link("The work"));
    await user.click(link("Back to works"));
    screen.getByText("1 chosen", { exact: false });
    await user.click(link("The work"));
    await act(() => router.navigate({ to: "/desk/works" }));
    screen.getByText("0 chosen", { exact: false });
  });

  it("lead to the next and previous work, and back to the list across all", async () => {
    noteOrder(["a", "b", "c"]);
    const { user, place } = await renderAt("/desk/works?status=draft");
    await user.click(link("The work"));
    await user.click(link("Next work"));
    expect(place()).toEqual(["/desk/works/c", 2]);
    expect(screen.queryByRole("link", { name: "Next work" })).toBeNull();
    await user.click(link("Previous work"));
    await user.click(link("Previous work"));
    expect(place()).toEqual(["/desk/works/a", 4]);
    expect(screen.queryByRole("link", { name: "Previous work" })).toBeNull();
    await user.click(link("Back to works"));
    expect(place()).toEqual(["/desk/works?status=draft", 0]);
  });

  it("lead to the whole list if the work was opened in another way", async () => {
    noteOrder(["a", "b", "c"]);
    const { user, place } = await renderAt("/desk/works/b");
    expect(screen.queryByRole("link", { name: "Next work" })).toBeNull();
    await user.click(link("Works"));
    expect(place()).toEqual(["/desk/works", 1]);
  });

  it("ignore a recorded list entry that is not earlier in the history", async () => {
    const { router } = await renderAt("/desk/works");
    const deskList = { search: {}, index: 7 };
    await act(() =>
      router.navigate({ to: "/desk/works/$id", params: { id: "b" }, state: { deskList } }),
    );
    expect(link("Works").getAttribute("href")).toBe("/desk/works");
  });
});
