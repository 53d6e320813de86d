import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * What the address has behind `#`, which is then taken out of it, so that it stays in no history. Null until it was
 * read, on the server too; empty if there was nothing.
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
