/** Milliseconds between what is told: often enough for what accompanies a moving picture. */
const pause = 60;

/** Tells a listener what it hears, but not in every frame; the last of it always. */
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
