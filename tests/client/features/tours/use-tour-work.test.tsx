import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useTourWork } from "../../../../src/client/features/tours/useTourWork.ts";
import { viewerChanges } from "../../../../src/client/relay/viewer-changes.ts";

beforeEach(() => vi.useFakeTimers());

/** Shows a work; responses belong to the work that was requested last. */
function showWork(first: string) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, rerender } = renderHook(({ slug }) => useTourWork(slug), {
    wrapper,
    initialProps: { slug: first },
  });
  return {
    work: () => result.current,
    show: (slug: string) => rerender({ slug }),
    waiting: () => environment.mock.getAllOperations().map(({ request }) => request.variables),
    answer: () =>
      act(async () =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, {
            Work: () => ({
              id: `work:${operation.request.variables["slug"]}`,
              ...operation.request.variables,
            }),
          }),
        ),
      ),
    answerNone: () =>
      act(async () => environment.mock.resolveMostRecentOperation({ data: { work: null } })),
    fail: () =>
      act(async () => environment.mock.rejectMostRecentOperation(new Error("The network is cut."))),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

describe("use-tour-work: the work that a tour shows", () => {
  it("is undefined until its response arrives, also after a switch to another work", async () => {
    const { work, show, waiting, answer } = showWork("a");
    expect(work()).toBeUndefined();
    await answer();
    expect(work()).toMatchObject({ slug: "a" });
    show("b");
    expect(work()).toBeUndefined();
    expect(waiting()).toEqual([{ slug: "b" }]);
    await answer();
    expect(work()).toMatchObject({ slug: "b" });
  });

  it("is not requested again if it was shown just before", async () => {
    const { work, show, waiting, answer } = showWork("a");
    await answer();
    show("b");
    await answer();
    show("a");
    expect(waiting()).toEqual([]);
    expect(work()).toMatchObject({ slug: "a" });
  });

  it("is null if it does not exist, until another work is shown", async () => {
    const { work, show, answerNone } = showWork("gone");
    await answerNone();
    expect(work()).toBeNull();
    show("b");
    expect(work()).toBeUndefined();
  });

  it("is requested every 2 seconds after a failure, regardless of rerenders", async () => {
    const { work, show, waiting, answer, fail, pass } = showWork("a");
    for (let time = 0; time < 3; time += 1) {
      await fail();
      await pass(1_000);
      show("a");
      await pass(999);
      expect(waiting()).toEqual([]);
      await pass(1);
      expect(waiting()).toEqual([{ slug: "a" }]);
    }
    await answer();
    expect(work()).toMatchObject({ slug: "a" });
    await pass(10_000);
    expect(waiting()).toEqual([]);
  });

  it("is not requested again after a failure once another work is shown", async () => {
    const { show, waiting, answer, fail, pass } = showWork("a");
    await fail();
    show("b");
    await answer();
    await pass(10_000);
    expect(waiting()).toEqual([]);
  });

  it("stays when the viewer changes", async () => {
    const { work, answer } = showWork("a");
    await answer();
    await act(async () => viewerChanges.happened("member"));
    expect(work()).toMatchObject({ slug: "a" });
  });
});
