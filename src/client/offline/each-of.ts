/**
 * Runs an action for each item, in order, several at once. After the first failure no more actions start, and running
 * ones are awaited.
 *
 * @throws the error of the first failure
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
