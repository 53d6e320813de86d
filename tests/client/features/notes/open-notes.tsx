import { act } from "@testing-library/react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { vi } from "vitest";
import type { openNotesTestQuery } from "../../../../__generated__/relay/openNotesTestQuery.graphql.ts";
import { ImageNotes } from "../../../../src/client/features/notes/ImageNotes.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answerMutation } from "../live-event.ts";

export const size = { width: 4000, height: 3000 };
/** Placement of the whole image in a window of 1,000 x 750. */
export const placement = { centre: { x: 2000, y: 1500 }, scale: 0.25, rotation: 0, mirror: false };

/** A zoom that does not move. */
export const restingZoom = {
  onMove: (listener: (lies: typeof placement) => void) => {
    listener(placement);
    return () => undefined;
  },
  zoomBy: vi.fn(),
  centreAt: vi.fn(),
};

type Given = Record<string, unknown> & { answers?: unknown };

/** Returns a note in the form of a response; `given` overrides its fields. */
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

/** Returns a rectangle in the form of a note's region. */
export function regionOf(x: number, y: number, width: number, height: number) {
  return { shape: "RECTANGLE", box: { x, y, width, height }, points: [] };
}

/** Returns a connection in the form of a response. */
export function page(nodes: readonly object[], hasNextPage = false) {
  const edges = nodes.map((node, at) => ({ cursor: `c${at}`, node }));
  return { edges, pageInfo: { hasNextPage, endCursor: "end" } };
}

type Options = {
  threads?: readonly object[];
  /** The viewer's own notes. */
  own?: readonly object[];
  /** Null for a visitor. */
  role?: "MEMBER" | "CURATOR" | null;
  policy?: string;
  hasNextPage?: boolean;
  imageId?: string;
};

/** Opens the notes on an image that does not move; all queries are pending. */
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
  /** Responds to the query of this name. */
  const answerNamed = (name: string, data: Record<string, unknown>) =>
    act(async () => {
      const operation = environment.mock.findOperation(
        ({ request }) => request.node.params.name === name,
      );
      environment.mock.resolve(operation, { data });
    });
  /** Responds with the threads. */
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
  /** Responds with the viewer and their notes. */
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
  /** Rejects the query of this name. */
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
  /** Confirms the subscription as the server does. */
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

/** Opens the notes on an image and responds to all queries. */
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

/** The opened notes. */
export type Opened = Awaited<ReturnType<typeof openNotes>>;

/** Returns a note by Ada, who is the viewer. */
export const own = (id: string, given: Record<string, unknown> = {}) =>
  noteOf(id, { author: { name: "Ada", member: { id: "member-ada" } }, ...given });
/** Returns the texts of the notes, in order. */
export const texts = ({ screen }: Pick<Opened, "screen">) =>
  screen
    .queryAllByRole("article")
    .map((article) => article.querySelector(".marked-blocks")?.textContent);
export const button = ({ screen }: Pick<Opened, "screen">, name: string) =>
  screen.getByRole("button", { name });
/** Writes a note on the whole image. */
export async function write(opened: Opened, text: string) {
  const { user, screen } = opened;
  await user.click(button(opened, "Write a note"));
  await user.click(button(opened, "Whole picture"));
  await user.type(screen.getByRole("textbox", { name: "Your note" }), text);
  await user.click(button(opened, "Add note"));
}
