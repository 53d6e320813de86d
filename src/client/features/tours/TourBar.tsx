import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { graphql } from "react-relay";
import type { TourBarQuery } from "../../../../__generated__/relay/TourBarQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
import { GuideBar } from "./GuideBar.tsx";
import { onSources, placeOverPage } from "./sight.ts";
import { takeTour } from "./tour-in-hand.ts";
import { useOneTab } from "./use-one-tab.ts";

const query = graphql`
  query TourBarQuery($code: String!) {
    tour(code: $code) @catch(to: RESULT) {
      ...GuideBar_tour
    }
  }
`;

type BarTour = NonNullable<Extract<TourBarQuery["response"]["tour"], { ok: true }>["value"]>;

/** Interval of retries while the tour cannot be loaded, in milliseconds. */
const askedAgainAfter = 5_000;

/**
 * The bar of the guide, or of the participant who has the control, in this tab: on the page, or in an overlay over it.
 */
export function TourBar({ code }: { code: string }) {
  useOneTab(code);
  const place = useSyncExternalStore(onSources, placeOverPage, () => null);
  const variables = useMemo(() => ({ code }), [code]);
  const { answer, isFailed, retry } = useAsked<TourBarQuery>(query, variables);
  const [tour, setTour] = useState<BarTour | null>(null);
  const isUnanswered = isFailed || answer?.tour.ok === false;
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!answer?.tour.ok) return;
    if (answer.tour.value) setTour(answer.tour.value);
    else takeTour(null);
  }, [answer]);
  useEffect(() => {
    if (!isUnanswered) return;
    const asking = setInterval(() => again(), askedAgainAfter);
    return () => clearInterval(asking);
  }, [isUnanswered]);
  // The host element moves between containers without a remount, which preserves input, the open panel and the focus.
  const [host] = useState(() => {
    const element = document.createElement("div");
    element.className = "tour-bar-host";
    return element;
  });
  const onPage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = place ?? onPage.current;
    if (host.parentElement === target) return;
    const focused = host.contains(document.activeElement) ? document.activeElement : null;
    target?.append(host);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }, [place, host, tour]);
  if (!tour) return null;
  return (
    <div ref={onPage} className="tour-bar-place">
      {createPortal(<GuideBar tour={tour} />, host)}
    </div>
  );
}
