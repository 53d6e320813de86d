type Pressed = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented"
>;

const ways: Record<string, 1 | -1> = {
  PageDown: 1,
  PageUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  " ": 1,
};

/**
 * Returns the number of steps by which a key, or a button of a remote control, moves in a story; 0 for none.
 *
 * @param isRightToLeft whether the next step is to the left
 */
export function stepsOf(pressed: Pressed, isRightToLeft: boolean): 1 | 0 | -1 {
  const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = pressed;
  const way = ways[key];
  if (way === undefined || altKey || ctrlKey || metaKey || defaultPrevented) return 0;
  if (shiftKey) return key === " " ? -1 : 0;
  return key.startsWith("Arrow") && isRightToLeft ? (-way as 1 | -1) : way;
}
