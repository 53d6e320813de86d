/** Messages between windows that show the same story. */
type Message = { kind: "asks" } | { kind: "at"; step: string };

/** Synchronizes the step between windows of this browser that show the same story. */
export type SharedStep = {
  /** Tells the other windows that this window moved to another step. */
  goTo(step: string): void;
  stop(): void;
};

type SharedStepOptions = {
  /** Reaches all windows of the story except this one. */
  channel: Pick<BroadcastChannel, "postMessage" | "onmessage" | "close">;
  /** The step of this window; null if it does not know yet. */
  step: string | null;
  /** Called when another window moves to another step. */
  onStep: (step: string) => void;
};

/** Synchronizes the windows of a story: a new window asks for the step, and a window that moves announces its step. */
export function createSharedStep({ channel, step: first, onStep }: SharedStepOptions): SharedStep {
  let current = first;
  const say = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.kind === "asks" && current !== null) say({ kind: "at", step: current });
    if (message?.kind !== "at" || message.step === current) return;
    current = message.step;
    onStep(message.step);
  };
  if (current === null) say({ kind: "asks" });
  else say({ kind: "at", step: current });
  return {
    goTo(step) {
      if (step === current) return;
      current = step;
      say({ kind: "at", step });
    },
    stop: () => channel.close(),
  };
}

/** Returns the name of a story's channel. @param block global id of the story */
export const channelOf = (block: string) => `vitrine.story.${block}`;

/** Another version of the client may send other messages. */
function readMessage(data: unknown): Message | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind === "asks") return { kind: "asks" };
  const isStep = data.kind === "at" && "step" in data && typeof data.step === "string";
  return isStep ? { kind: "at", step: data.step as string } : null;
}
