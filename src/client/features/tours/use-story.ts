import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { goOn, goTo, momentOf, stepAt, storyOf, wait } from "./replay-clock.ts";
import type { Telling, TimedStep } from "./replay-clock.ts";

/** Update interval of the slider during playback, in milliseconds. */
const every = 200;

/** Plays the replay of a tour, and lets the user seek in it. */
export function useStory(steps: readonly TimedStep[]) {
  const story = useMemo(() => storyOf(steps), [steps]);
  const [telling, setTelling] = useState<Telling>({ moment: 0, since: null });
  const [moment, setMoment] = useState(0);
  const isTold = telling.since !== null;
  const index = Math.min(stepAt(story, moment), steps.length - 1);

  const tick = useEffectEvent(() => {
    const now = momentOf(telling, story, performance.now());
    setMoment(now);
    if (now >= story.length) setTelling({ moment: now, since: null });
  });
  useEffect(() => {
    if (!isTold) return;
    const ticking = setInterval(() => tick(), every);
    return () => clearInterval(ticking);
  }, [isTold]);

  const be = (next: Telling) => {
    setTelling(next);
    setMoment(momentOf(next, story, performance.now()));
  };
  return {
    story,
    /** Position in the replay, in milliseconds. */
    moment,
    /** Zero-based index of the current step. */
    index,
    isTold,
    tell: () => be(goOn(telling, story, performance.now())),
    wait: () => be(wait(telling, story, performance.now())),
    goTo: (next: number) => be(goTo(telling, next, performance.now())),
    goToStep: (next: number) => {
      const start = story.starts[next];
      if (start !== undefined) be(goTo(telling, start, performance.now()));
    },
  };
}
