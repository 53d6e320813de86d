import { act } from "@testing-library/react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { vi } from "vitest";
import type { openNotesTestQuery } from "../../../../__generated__/relay/openNotesTestQuery.graphql.ts";
import { ImageNotes } from "../../../../src/client/features/notes/ImageNotes.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

export const size = { width: 4000, height: 3000 };
/** How the picture lies under a window of 1,000 x 750: seen whole. */
export const placement = { centre: { x: 2000, y: 1500 }, scale: 0.25, rotation: 0, mirror: false };

/** A zoom that rests. */
export const restingZoom = {
  onMove: (listener: (lies: typeof placement) => void) => {
    listener(placement);
    return () => undefined;
  },
  zoomBy: vi.fn(),
  centreAt: vi.fn(),
};

type Given = Record<string, unknown> & { answers?: unknown };

/** A note as the server says it; a test says what it cares about. */
export function noteOf(id: string, given: Given = {}) {
  const { answers = [], ...rest } = given;
  return {
    __typename: "Note",
    id,
    text: `Text of ${id}`,
    tags: [],
    state: "VISIBLE",
    version: 1,
    createdAt: "2026-11-20T10:00:00Z",
    editedAt: null,
    author: { name: "Grace", member: { id: "member-grace" } },
    region: regionOf(100, 200, 300, 400),
    image: { id: "image", noteCount: 5 },
    parent: null,
    answers: page(answers as readonly object[]),
    ...rest,
  };
}

/** A rectangle as a note has it. */
export function regionOf(x: number, y: number, width: number, height: number) {
  return { shape: "RECTANGLE", box: { x, y, width, height }, points: [] };
}

/** A list as the server says it. */
export function page(nodes: readonly object[], hasNextPage = false) {
  const edges = nodes.map((node, at) => ({ cursor: `c${at}`, node }));
  return { edges, pageInfo: { hasNextPage, endCursor: "end" } };
}

type Options = {
  threads?: readonly object[];
  /** What the one who looks wrote. */
  own?: readonly object[];
  /** Null for a visitor. */
  role?: "MEMBER" | "CURATOR" | null;
  policy?: string;
  hasNextPage?: boolean;
  imageId?: string;
};

/** Opens the notes on a picture that rests; everything is asked and not yet answered. */
export async function askForNotes(imageId = "image") {
  const onShow = vi.fn();
  function Page() {
    const surface = useRef<HTMLDivElement>(null);
    const [isOpen, setOpen] = useState(true);
    const [hasMarks, setMarks] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open or close
        </button>
        <div
          data-testid="surface"
          tabIndex={-1}
          ref={(element) => {
            surface.current = element;
            if (!element) return;
            Object.defineProperty(element, "clientWidth", { value: 1000, configurable: true });
            Object.defineProperty(element, "clientHeight", { value: 750, configurable: true });
          }}
        />
        <ImageNotes
          imageId={imageId}
          size={size}
          zoom={restingZoom}
          surface={surface}
          isOpen={isOpen}
          hasMarks={hasMarks}
          onMarks={setMarks}
          onOpen={() => setOpen(true)}
          onShow={onShow}
        />
      </>
    );
  }
  const rendered = await renderWithRelay<openNotesTestQuery>(
    {
      query: graphql`
        query openNotesTestQuery @relay_test_operation {
          site {
            id
          }
        }
      `,
      render: () => <Page />,
    },
    {},
  );
  const { environment } = rendered;
  /** Answers what was asked by this name. */
  const answerNamed = (name: string, data: Record<string, unknown>) =>
    act(async () => {
      const operation = environment.mock.findOperation(
        ({ request }) => request.node.params.name === name,
      );
      environment.mock.resolve(operation, { data });
    });
  /** Says what the threads are. */
  const answerNotes = (threads: readonly object[], policy = "MEMBERS", hasNextPage = false) =>
    answerNamed("ImageNotesQuery", {
      node: {
        __typename: "Image",
        id: imageId,
        noteCount: threads.length,
        noteAuthors: [{ count: 1, author: { name: "Grace", member: { id: "member-grace" } } }],
        notes: page(threads, hasNextPage),
      },
      site: { id: "site", notesShownAtOnce: policy },
    });
  /** Says who looks, and what they wrote. */
  const answerViewer = ({ own: wrote = [], role = "MEMBER" }: Pick<Options, "own" | "role"> = {}) =>
    answerNamed("useOwnNotesQuery", {
      viewer: {
        id: "viewer",
        account: role && { id: "account", member: { id: "member-ada", name: "Ada", role } },
        notes: page(wrote),
      },
    });
  const asked = () =>
    environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
  /** Lets what was asked by this name fail. */
  const failNamed = (name: string) =>
    act(async () => {
      const operation = environment.mock.findOperation(
        ({ request }) => request.node.params.name === name,
      );
      environment.mock.reject(operation, new Error("The network is cut."));
    });
  const mutate = (data: Record<string, unknown>) => answerMutation(environment, data);
  const event = (notesChanged: Record<string, unknown>) =>
    act(async () => {
      const operation = environment.mock.findOperation(
        ({ request }) => request.node.params.name === "useNotesSubscription",
      );
      environment.mock.nextValue(operation, { data: { notesChanged } });
    });
  /** The server says that it has begun to tell. */
  const following = () =>
    act(async () => {
      const { request } = environment.mock.findOperation(
        ({ request: { node } }) => node.params.name === "useNotesSubscription",
      );
      const { onFollowing } = request.cacheConfig?.metadata ?? {};
      if (typeof onFollowing !== "function") throw new Error("Nobody wants to know.");
      onFollowing();
    });
  return {
    ...rendered,
    onShow,
    following,
    answerNamed,
    answerNotes,
    answerViewer,
    asked,
    failNamed,
    mutate,
    event,
  };
}

/** Opens the notes on a picture, with what there is of them. */
export async function openNotes({
  threads = [],
  own = [],
  role = "MEMBER",
  policy = "MEMBERS",
  hasNextPage = false,
  imageId = "image",
}: Options = {}) {
  const opened = await askForNotes(imageId);
  await opened.answerNotes(threads, policy, hasNextPage);
  await opened.answerViewer({ own, role });
  return opened;
}

/** The notes as they were opened. */
export type Opened = Awaited<ReturnType<typeof openNotes>>;

/** One's own note, to somebody who is Ada. */
export const own = (id: string, given: Record<string, unknown> = {}) =>
  noteOf(id, { author: { name: "Ada", member: { id: "member-ada" } }, ...given });
/** What the notes say, in their order. */
export const texts = ({ screen }: Pick<Opened, "screen">) =>
  screen
    .queryAllByRole("article")
    .map((article) => article.querySelector(".marked-blocks")?.textContent);
export const button = ({ screen }: Pick<Opened, "screen">, name: string) =>
  screen.getByRole("button", { name });
/** Begins a note on the whole picture. */
export async function write(opened: Opened, text: string) {
  const { user, screen } = opened;
  await user.click(button(opened, "Write a note"));
  await user.click(button(opened, "Whole picture"));
  await user.type(screen.getByRole("textbox", { name: "Your note" }), text);
  await user.click(button(opened, "Add note"));
}
