/** Whether a text can be stored exactly as it is: without null characters and halves of characters. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
