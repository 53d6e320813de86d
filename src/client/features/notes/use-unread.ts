import { useCallback, useState } from "react";

type UnreadOptions = {
  /** Ids of all threads, in order. */
  ids: readonly string[];
  /** Ids of the user's own threads. */
  own: ReadonlySet<string>;
  /** Identifies the list of threads; stable as long as the same list is requested. */
  question: unknown;
};

/**
 * Tracks threads that are not shown yet: threads of others that arrived, in any way, while the list was being read, and
 * would shift it. Threads after all shown ones shift nothing, so they show immediately.
 *
 * @returns their ids, and a stable function that shows some of them
 */
export function useUnread({ ids, own, question }: UnreadOptions) {
  const [{ of, shown }, setShown] = useState({ of: question, shown: new Set(ids) });
  const isSame = of === question;
  const lastShown = isSame ? ids.findLastIndex((id) => shown.has(id)) : -1;
  const unread = ids.filter((id, place) => place < lastShown && !shown.has(id) && !own.has(id));
  const unreadIds = new Set(unread);
  if (!isSame || ids.some((id) => !unreadIds.has(id) && !shown.has(id))) {
    const before = isSame ? shown : [];
    const next = new Set([...before, ...ids.filter((id) => !unreadIds.has(id))]);
    setShown({ of: question, shown: next });
  }
  const show = useCallback(
    (more: readonly string[]) =>
      setShown((before) => ({ ...before, shown: new Set([...before.shown, ...more]) })),
    [],
  );
  return { unread: unreadIds, show };
}
