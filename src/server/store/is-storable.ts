/** Returns whether PostgreSQL can store a text unchanged: without null characters and unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
