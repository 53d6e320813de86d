import { useCallback, useState } from "react";

type UnreadOptions = {
  /** The ids of all threads, in their order. */
  ids: readonly string[];
  /** Those that are one's own. */
  own: ReadonlySet<string>;
  /** Which threads these are; the same as long as the same are asked for. */
  question: unknown;
};

/**
 * Which threads are not shown yet: those of others that came while the list was read, and would move it, however they
 * came. What stands behind all that is shown moves nothing.
 *
 * @returns their ids, and what shows some of them, which is always the same function
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
