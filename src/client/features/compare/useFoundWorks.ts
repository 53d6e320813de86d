import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { PickWork_suggestions$key } from "../../../../__generated__/relay/PickWork_suggestions.graphql.ts";
import type { useFoundWorksQuery } from "../../../../__generated__/relay/useFoundWorksQuery.graphql.ts";

/** How long typing pauses before works are asked for, in milliseconds. */
const pause = 150;

const query = graphql`
  query useFoundWorksQuery($text: String!) {
    suggestions(text: $text) {
      ...PickWork_suggestions
    }
  }
`;

type Found = {
  /** Null as long as nothing was asked for, or answered. */
  found: PickWork_suggestions$key | null;
  isFailed: boolean;
};

const nothing: Found = { found: null, isFailed: false };

/** The works somebody who types may mean. */
export function useFoundWorks(typed: string): Found {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(nothing);
  const text = typed.trim();
  useEffect(() => {
    if (text === "") {
      setState(nothing);
      return;
    }
    let asking: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      asking = fetchQuery<useFoundWorksQuery>(environment, query, { text }).subscribe({
        next: ({ suggestions }) => setState({ found: suggestions ?? null, isFailed: false }),
        error: () => setState({ found: null, isFailed: true }),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, text]);
  return state;
}
