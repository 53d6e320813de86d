/**
 * Does something with each item, several at once, in their order. The first failure ends it: nothing more
 * is begun, and what is under way is waited for.
 *
 * @throws what the first failure threw
 */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let failure: { error: unknown } | null = null;
  const work = async () => {
    for (const item of waiting) {
      if (failure) return;
      try {
        await act(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  const { error } = (failure as { error: unknown } | null) ?? { error: null };
  if (failure) throw error;
}
