/** What windows that show the same story tell one another. */
type Message = { kind: "asks" } | { kind: "at"; step: string };

/** The step at which all windows of this browser are that show the same story. */
export type SharedStep = {
  /** Somebody went to another step in this window. */
  goTo(step: string): void;
  stop(): void;
};

type SharedStepOptions = {
  /** Heard by every window of the story but the one that speaks. */
  channel: Pick<BroadcastChannel, "postMessage" | "onmessage" | "close">;
  /** At which step this window is; null for one that has yet to hear. */
  step: string | null;
  /** Called when somebody went to another step in another window. */
  onStep: (step: string) => void;
};

/** Keeps the windows of a story at the same step: whoever comes asks, and who moves says so. */
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

/** The name of a story's channel. @param block its global id */
export const channelOf = (block: string) => `vitrine.story.${block}`;

/** Another version of the program may say something else. */
function readMessage(data: unknown): Message | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind === "asks") return { kind: "asks" };
  const isStep = data.kind === "at" && "step" in data && typeof data.step === "string";
  return isStep ? { kind: "at", step: data.step as string } : null;
}
