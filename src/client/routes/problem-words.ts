import { MissingPart } from "../features/parts/missing-part.ts";
import { RequestProblem } from "../relay/problems.ts";

/** Description of an error for visitors: what happened, and what they can do. */
export type ProblemWords = { title: string; advice: string; reference: string | undefined };

const words: Record<RequestProblem["kind"], { title: string; advice: string }> = {
  unreachable: {
    title: "The site cannot be reached",
    advice: "Check your connection. This page comes back by itself as soon as the site answers.",
  },
  timeout: {
    title: "The site takes too long to answer",
    advice: "It may be busy. This page tries again by itself, or try now.",
  },
  status: {
    title: "Service temporarily unavailable",
    advice:
      "It may be busy, starting or under repair. This page tries again by itself, or try now.",
  },
  body: {
    title: "The answer could not be read",
    advice: "Something between you and the site may have changed it. Try again in a moment.",
  },
  refused: {
    title: "Something went wrong",
    advice: "The server could not answer. Try again in a moment.",
  },
};

/** Describes an error for visitors. An unknown error is a bug in the client. */
export function wordsFor(error: unknown, { isOffline }: { isOffline: boolean }): ProblemWords {
  if (isOffline && needsNetwork(error)) {
    return {
      title: "You are offline",
      advice: "This page is not kept on this device. Try again when there is a connection.",
      reference: undefined,
    };
  }
  if (error instanceof RequestProblem) {
    return { ...words[error.kind], reference: error.requestId };
  }
  if (error instanceof MissingPart) {
    return {
      title: "A part of the site did not load",
      advice: "It needs the network. Check your connection and try again.",
      reference: undefined,
    };
  }
  return {
    title: "This page could not be shown",
    advice: "Something went wrong in showing it. Try again; the rest of the site still works.",
    reference: undefined,
  };
}

function needsNetwork(error: unknown): boolean {
  return (
    error instanceof MissingPart ||
    (error instanceof RequestProblem && error.kind === "unreachable")
  );
}
