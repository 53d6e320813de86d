import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { TakeAlongPart } from "../../../../src/client/features/take-along/TakeAlongPart.tsx";
import { takenIdOf } from "../../../../src/client/features/take-along/find-subject.ts";
import type { Subject } from "../../../../src/client/features/take-along/subject.ts";
import { Taking, type TakingMeans } from "../../../../src/client/offline/taking.ts";
import { device, stubSite } from "../../offline/site-stub.ts";
import { eventually } from "../../../support/eventually.ts";

// The dialog loads a large part of react-aria, which is slow the first time.
beforeAll(() => import("../../../../src/client/ui/Dialog.tsx"));

let site: ReturnType<typeof stubSite>;
beforeEach(() => {
  site = stubSite();
});

const works = ["alpha", "beta"];
const image = {
  service: "/iiif/image/3/abc",
  width: 500,
  height: 400,
  derivativeWidths: [240],
  tiles: { width: 512, scaleFactors: [1] },
};

/** Opens the dialog over a list of two works, like a click on the page's button. */
async function open(means: Partial<TakingMeans> = {}, subject: Subject = { kind: "favourites" }) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      WorkConnection: () => ({
        edges: works.map((slug) => ({ node: { slug, title: slug, images: [image] } })),
        pageInfo: { hasNextPage: false },
      }),
      Exhibition: () => ({ cover: null }),
      ExhibitionBlockConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
    }),
  );
  const taking = new Taking(takenIdOf(subject), {
    storage: site.storage,
    manager: undefined,
    locks: undefined,
    ask: site.ask,
    build: "b1",
    now: () => new Date(),
    pauses: [],
    device: () => device,
    hasWorker: async () => true,
    isOffline: () => false,
    keepProgram: async () => {},
    ...means,
  });
  const onLine = vi.fn();
  const onRemoved = vi.fn();
  const onClose = vi.fn();
  const part = (isOpen: boolean) => (
    <RelayEnvironmentProvider environment={environment}>
      <TakeAlongPart {...{ subject, isOpen, onLine, onRemoved, onClose, taking }} />
    </RelayEnvironmentProvider>
  );
  const view = render(part(true));
  await screen.findByRole("dialog", { name: /^Take .+ with you$/ });
  const close = () => act(async () => view.rerender(part(false)));
  return { taking, onLine, onRemoved, onClose, close, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });

it("TakeAlongPart: shows the number and size, downloads the list and removes it again", async () => {
  const { user, onLine, onRemoved, close } = await open();
  await screen.findByText(/^2 works, \d+ KB\.$/);
  expect(await site.storage.keys()).toEqual([]);
  await user.click(await button("Take them with me"));
  expect((await screen.findByText(/^2 works are with you, \d+ KB\.$/)).role).toBe("status");
  await close();
  expect(onLine).toHaveBeenLastCalledWith({
    summary: expect.stringMatching(/^With you since \d+ \w+, \d+ KB$/),
    action: "Update",
  });
  await user.click(await button("Remove"));
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(onLine).toHaveBeenLastCalledWith({
    summary: expect.stringMatching(/^Removed; \d+ KB are free again\.$/),
    action: "Take them with me",
  });
  expect(await site.storage.keys()).toEqual([]);
});

it("TakeAlongPart: shows the progress of a download and can stop it", async () => {
  const { user } = await open();
  const take = await button("Take them with me");
  let hold: ((response: Response) => void) | undefined;
  site.faults.set("/works/beta", () => new Promise((resolve) => (hold = resolve)));
  await user.click(take);
  const bar = await screen.findByRole("progressbar", { name: "Taking them with you" });
  await eventually(() => expect(bar.getAttribute("aria-valuenow")).toBe("50"));
  expect(bar.getAttribute("aria-valuetext")).toMatch(/^1 of 2 works, \d+ KB$/);
  await user.click(await button("Stop"));
  await act(async () => hold?.(new Response("", { status: 500 })));
  await screen.findByText(/^Stopped\. 1 work is with you, \d+ KB\. Taking them again goes on/);
});

it("TakeAlongPart: does not remove a list that another tab is downloading, and shows the reason", async () => {
  let isTaken = false;
  const request = async <Result,>(
    _name: string,
    _options: LockOptions,
    act: (lock: object | null) => Result,
  ): Promise<Awaited<Result>> => await act(isTaken ? null : {});
  const { user, onLine, onRemoved, close } = await open({
    locks: { request } as unknown as LockManager,
  });
  await user.click(await button("Take them with me"));
  await screen.findByText(/^2 works are with you/);
  await close();
  isTaken = true;
  await user.click(await button("Remove"));
  expect(onLine).toHaveBeenLastCalledWith({
    summary: expect.stringMatching(/^Another tab is taking them along now\./),
    action: "Update",
  });
  expect(onRemoved).not.toHaveBeenCalled();
  isTaken = false;
  await user.click(await button("Remove"));
  expect(onRemoved).toHaveBeenCalledOnce();
});

it("TakeAlongPart: names the works that could not be downloaded and retries on request", async () => {
  const { user } = await open();
  const take = await button("Take them with me");
  site.faults.set("/works/beta", async () => new Response("", { status: 500 }));
  await user.click(take);
  await screen.findByText("beta");
  screen.getByText(/^1 work is with you/);
  await user.click(await button("Try again"));
  await screen.findByRole("progressbar", { name: "Finding out how large they are" });
});

it("TakeAlongPart: shows an error and no download button when the storage is too small", async () => {
  await open({ manager: { estimate: async () => ({ quota: 1000, usage: 0 }) } });
  expect((await screen.findByRole("alert")).textContent).toMatch(/not enough room.*1 KB left/);
  expect(screen.queryByRole("button", { name: "Take them with me" })).toBeNull();
});

it("TakeAlongPart: shows an error when the browser has no cache storage", async () => {
  await open({ storage: undefined });
  expect((await screen.findByRole("alert")).textContent).toMatch(/nothing can be taken along/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("TakeAlongPart: uses the singular for an exhibition", async () => {
  const { user } = await open({}, { kind: "exhibition", slug: "poles", title: "Poles" });
  await screen.findByText(/^1 part, \d+ KB\.$/);
  await user.click(await button("Take it with me"));
  await screen.findByText(/^1 part of it is with you, \d+ KB\.$/);
  expect(await site.storage.keys()).toEqual(["vitrine-taken-exhibition-poles"]);
});
