import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider, graphql } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { describe, expect, it, vi } from "vitest";
import type { useChangeTestMutation } from "../../../../__generated__/relay/useChangeTestMutation.graphql.ts";
import { useChange } from "../../../../src/client/features/parts/use-change.ts";
import type { Refusal } from "../../../../src/client/features/parts/refusal.ts";
import { RequestProblem } from "../../../../src/client/relay/problems.ts";

/** Renames an album; `answer` and `fail` apply to the most recent request, `lastKey` returns its idempotency key. */
function rename() {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () =>
      useChange<useChangeTestMutation>(graphql`
        mutation useChangeTestMutation($input: UpdateAlbumInput!) {
          updateAlbum(input: $input) {
            __typename
            ... on UpdateAlbumSuccess {
              album {
                title
              }
            }
            ... on AlbumConflict {
              album {
                version
              }
            }
            ... on InvalidInput {
              problems {
                field
                message
              }
            }
          }
        }
      `),
    { wrapper },
  );
  const told = { onDone: vi.fn(), onConflict: vi.fn(), onRefused: vi.fn<(why: Refusal) => void>() };
  const variables = { input: { id: "a1", version: 1, title: "Ships" } };
  const last = () => environment.mock.getMostRecentOperation();
  return {
    ...told,
    isChanging: () => result.current[1],
    change: (without?: "onConflict") => {
      const { onConflict, ...others } = told;
      const outcome = without ? others : { ...others, onConflict };
      act(() => result.current[0]({ variables, fields: ["title"], ...outcome }));
    },
    /** Sends the last rejected change again. */
    again: () => act(() => told.onRefused.mock.lastCall?.[0].again?.()),
    lastKey: () => last().request.cacheConfig?.metadata?.["idempotencyKey"] as string,
    answer: (updateAlbum: object | null) =>
      act(() => environment.mock.resolve(last(), { data: { updateAlbum } })),
    fail: (why: Error) => act(() => environment.mock.reject(last(), why)),
  };
}

const cut = new RequestProblem("unreachable", "The network is cut.");
const refused = (code: string) =>
  new RequestProblem("refused", `It is ${code}.`, { codes: [code] });

describe("use-change: a change", () => {
  it("that succeeds passes on the response", () => {
    const { change, answer, isChanging, onDone, onConflict, onRefused } = rename();
    change();
    expect(isChanging()).toBe(true);
    const album = { id: "a1", title: "Ships" };
    answer({ __typename: "UpdateAlbumSuccess", album });
    expect(isChanging()).toBe(false);
    expect(onDone.mock.calls).toMatchObject([[{ album: { title: "Ships" } }]]);
    expect(onConflict).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it("with a conflict passes on the current state, or is rejected without a conflict handler", () => {
    const { change, answer, onDone, onConflict, onRefused } = rename();
    const conflict = { __typename: "AlbumConflict", album: { id: "a1", version: 2 } };
    change();
    answer(conflict);
    expect(onConflict.mock.calls).toMatchObject([[{ album: { version: 2 } }]]);
    expect(onRefused).not.toHaveBeenCalled();
    change("onConflict");
    answer(conflict);
    expect(onConflict).toHaveBeenCalledOnce();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });

  it("that is rejected reports the problems of the form's fields", () => {
    const { change, answer, onDone, onRefused } = rename();
    change();
    const problems = [{ field: "title", message: "Give the album a title." }];
    answer({ __typename: "InvalidInput", problems });
    const expected = { message: "", problems: { title: "Give the album a title." } };
    expect(onRefused.mock.calls).toEqual([[expected]]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it("without a response can be sent again with the same idempotency key", () => {
    const { change, fail, again, answer, lastKey, onDone } = rename();
    change();
    const key = lastKey();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    fail(cut);
    again();
    expect(lastKey()).toBe(key);
    fail(refused("IN_PROGRESS"));
    again();
    expect(lastKey()).toBe(key);
    answer({ __typename: "UpdateAlbumSuccess", album: { id: "a1", title: "Ships" } });
    expect(onDone).toHaveBeenCalledOnce();
    change();
    expect(lastKey()).not.toBe(key);
  });

  it("whose outcome is unknown is sent again with a new idempotency key", () => {
    const { change, fail, again, lastKey } = rename();
    change();
    const key = lastKey();
    fail(refused("OUTCOME_UNKNOWN"));
    again();
    expect(lastKey()).not.toBe(key);
  });

  it("shows the server's messages for visitors, and a default for internal errors", () => {
    const { change, fail, onRefused } = rename();
    change();
    fail(refused("LIMIT_EXCEEDED"));
    change();
    fail(refused("INTERNAL_SERVER_ERROR"));
    const said = onRefused.mock.calls.map(([{ message }]) => message);
    expect(said).toEqual([
      "It is LIMIT_EXCEEDED.",
      "That could not be done. Check your connection and try again.",
    ]);
  });
});
