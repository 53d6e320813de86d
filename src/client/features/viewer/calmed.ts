/** Minimum interval between two calls, in milliseconds: short enough for UI that follows a moving image. */
const pause = 60;

/** Throttles a listener; it is always called with the last value. */
export function calmed<Value>(listener: (value: Value) => void): {
  tell(value: Value): void;
  stop(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: Value } | null = null;

  const tell = (value: Value) => {
    if (timer !== undefined) {
      waiting = { value };
      return;
    }
    timer = setTimeout(next, pause);
    listener(value);
  };

  const next = () => {
    timer = undefined;
    const last = waiting;
    waiting = null;
    if (last) tell(last.value);
  };

  return { tell, stop: () => clearTimeout(timer) };
}
