import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchField } from "../../../../src/client/features/works/SearchField.tsx";
import type { ChosenTerm } from "../../../../src/client/features/search/chosen-term.ts";
import { routerAround } from "../../../support/render-with-relay.tsx";

beforeAll(() => import("../../../../src/client/features/search/SearchSuggestions.tsx"));

type Options = {
  value?: string;
  live?: boolean;
  onChoose?: (term: ChosenTerm) => void;
  user?: UserEvent;
};

async function renderField({
  value = "",
  live = false,
  onChoose,
  user = userEvent.setup(),
}: Options = {}) {
  const environment = createMockEnvironment();
  const onSearch = vi.fn<(words: string) => void>();
  function Field() {
    const [words, setWords] = useState(value);
    const search = (sent: string) => {
      onSearch(sent);
      setWords(sent);
    };
    return <SearchField value={words} live={live} onSearch={search} onChoose={onChoose} />;
  }
  const router = routerAround(
    <RelayEnvironmentProvider environment={environment}>
      <Field />
      <input aria-label="Elsewhere" />
    </RelayEnvironmentProvider>,
  );
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await act(async () => {});
  const asked = () =>
    environment.mock
      .getAllOperations()
      .map(({ request }) => (request.variables as { text: string }).text);
  return {
    environment,
    router,
    user,
    onSearch,
    asked,
    /** Focuses the field and waits until the suggestions are active. */
    reach: async () => {
      await user.click(screen.getByRole("searchbox"));
      return screen.findByRole<HTMLInputElement>("combobox");
    },
    whenAsked: (text: string) => waitFor(() => expect(asked()).toEqual([text])),
    answer: (title: string) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            Suggestions: () => ({
              works: [
                {
                  id: title,
                  slug: "storm",
                  title,
                  creators: [{ name: "Ada Vries" }],
                  date: null,
                  primaryImage: null,
                },
              ],
              creators: [{ value: "Ada Vries", count: 12 }],
              subjects: [{ value: "storm", count: 1 }],
            }),
          }),
        ),
      ),
  };
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const isOpen = () => screen.queryByRole("listbox") !== null;

describe("SearchField: a search field", () => {
  it("is a plain form that sends no query until the user focuses it", async () => {
    const { asked } = await renderField({ value: "sea" });
    const field = screen.getByRole<HTMLInputElement>("searchbox", {
      name: "Search the collection",
    });
    expect([field.name, field.value]).toEqual(["q", "sea"]);
    expect(screen.getByRole<HTMLFormElement>("search").getAttribute("action")).toBe("/works");
    expect(asked()).toEqual([]);
  });

  it("preserves the text, the caret and the focus when the suggestions load", async () => {
    const { user } = await renderField({ value: "sea" });
    const plain = screen.getByRole<HTMLInputElement>("searchbox");
    // The user types the first letter before the part can have loaded.
    act(() => {
      plain.focus();
      plain.setSelectionRange(1, 1);
    });
    await user.keyboard("p");
    const field = await screen.findByRole<HTMLInputElement>("combobox");
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart]).toEqual(["spea", 2]);
    await user.keyboard("r");
    expect(field.value).toBe("sprea");
  });

  it("is not replaced during the composition of a word", async () => {
    await renderField();
    const plain = screen.getByRole("searchbox");
    await act(async () => {
      plain.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
      plain.focus();
      await import("../../../../src/client/features/search/SearchSuggestions.tsx");
    });
    expect(screen.queryByRole("combobox")).toBeNull();
    act(() => void plain.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true })));
    await screen.findByRole("combobox");
  });

  it("is focused by “/” except from another text field", async () => {
    const { user } = await renderField();
    await user.click(screen.getByRole("textbox", { name: "Elsewhere" }));
    await user.keyboard("/");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Elsewhere" }).value).toBe("/");
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard("/");
    const field = await screen.findByRole<HTMLInputElement>("combobox");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe("");
  });
});

describe("SearchField: suggestions while typing", () => {
  it("are requested after a pause in typing and appear before the plain search", async () => {
    const { user, reach, whenAsked, answer } = await renderField();
    await reach();
    expect(isOpen()).toBe(false);
    await user.keyboard("sto");
    await whenAsked("sto");
    expect(isOpen()).toBe(false);
    await answer("Storm at sea");
    expect(options()[0]).toContain("Storm at sea");
    expect(options().slice(1)).toEqual(["Ada Vries12 works", "Storm1 work", "Search for “sto”"]);
    expect(screen.getAllByText("Sto")[0]?.tagName).toBe("MARK");
  });

  it("stay until newer ones arrive, and ignore outdated responses", async () => {
    const { environment, user, reach, whenAsked, answer } = await renderField();
    await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    await answer("Storm at sea");
    await user.keyboard("r");
    await whenAsked("stor");
    const old = environment.mock.getMostRecentOperation();
    await user.keyboard("k");
    expect(options()[0]).toContain("Storm at sea");
    expect(options().at(-1)).toBe("Search for “stork”");
    await waitFor(() => expect(environment.mock.getMostRecentOperation()).not.toBe(old));
    await answer("Stork");
    act(() => {
      // Nothing observes it any more.
      try {
        environment.mock.resolve(old, MockPayloadGenerator.generate(old));
      } catch {
        expect(environment.mock.getAllOperations()).toEqual([]);
      }
    });
    expect(options()[0]).toContain("Stork");
  });

  it("are not requested again for unchanged or recent words", async () => {
    const { user, reach, asked, whenAsked, answer } = await renderField();
    await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    await answer("Storm at sea");
    await user.keyboard(" ");
    await user.keyboard("r");
    await whenAsked("sto r");
    await answer("Storm rising");
    await user.keyboard("{Backspace}{Backspace}");
    await waitFor(() => expect(options()[0]).toContain("Storm at sea"));
    expect(asked()).toEqual([]);
  });

  it("are absent when they fail to load, and the search still works", async () => {
    const { environment, user, reach, whenAsked, onSearch } = await renderField();
    await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    act(() => environment.mock.rejectMostRecentOperation(new Error("The network is cut.")));
    expect(isOpen()).toBe(false);
    await user.keyboard("{Enter}");
    expect(onSearch).toHaveBeenLastCalledWith("sto");
  });

  it("are opened by Enter only when one is selected", async () => {
    const { router, user, reach, whenAsked, answer, onSearch } = await renderField();
    await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    await answer("Storm at sea");
    await user.keyboard("{Enter}");
    expect(onSearch.mock.calls).toEqual([["sto"]]);
    await waitFor(() => expect(isOpen()).toBe(false));
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/works/storm"));
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it("pass on a creator or subject that the user chooses", async () => {
    const onChoose = vi.fn();
    const { user, reach, whenAsked, answer } = await renderField({ onChoose });
    const field = await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    await answer("Storm at sea");
    await user.click(screen.getByRole("option", { name: /Ada Vries.*12 works/ }));
    expect(onChoose).toHaveBeenCalledWith({ facet: "creator", value: "Ada Vries" });
    expect(field.value).toBe("");
    expect(isOpen()).toBe(false);
  });

  it("close by the first Escape, and the second clears the field", async () => {
    const { user, reach, whenAsked, answer } = await renderField();
    const field = await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    await answer("Storm at sea");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(field.value).toBe("sto");
    await user.keyboard("{Escape}");
    expect(field.value).toBe("");
  });

  it("do not open after they were dismissed", async () => {
    const { user, reach, whenAsked, asked } = await renderField();
    await reach();
    await user.keyboard("sto");
    await whenAsked("sto");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(asked()).toEqual([]));
    expect(isOpen()).toBe(false);
  });
});

describe("SearchField: a live field", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  const typist = () => userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

  it("searches shortly after typing, and at once by Enter", async () => {
    const { reach, onSearch } = await renderField({ live: true, user: typist() });
    await reach();
    await typist().keyboard("sto");
    pass(299);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch.mock.calls).toEqual([["sto"]]);
    await typist().keyboard("rm{Enter}");
    pass(1000);
    expect(onSearch.mock.calls).toEqual([["sto"], ["storm"]]);
  });

  it("does not search for the typed words when the user opens a suggestion", async () => {
    const { router, reach, asked, answer, onSearch } = await renderField({
      live: true,
      value: "sea",
      user: typist(),
    });
    await reach();
    await typist().keyboard(" sto");
    // Long enough to request suggestions, but not to start the search.
    pass(200);
    expect(asked()).toEqual(["sea sto"]);
    await answer("Storm at sea");
    await typist().keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/works/storm"));
    pass(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
