import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Returns the URL's fragment and removes it from the URL, so that it stays in no history. Null until it has been read,
 * and on the server; empty if there is none.
 */
export function useLinkToken(): string | null {
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    // Another link may be opened on the same page.
    setToken((before) => (hash === "" ? (before ?? "") : hash));
    if (hash === "") return;
    const { pathname, search } = router.history.location;
    router.history.replace(`${pathname}${search}`);
  }, [hash, router]);
  return token;
}
