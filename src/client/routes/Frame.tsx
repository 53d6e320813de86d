import { Link, Outlet } from "@tanstack/react-router";
import { memo, startTransition, useEffect, useState } from "react";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import type { rootViewerQuery } from "../../../__generated__/relay/rootViewerQuery.graphql.ts";
import { AccountButton } from "../features/accounts/AccountButton.tsx";
import { SignInPart } from "../features/accounts/SignInPart.tsx";
import { KeepPart } from "../features/albums/KeepPart.tsx";
import { VisitorContext } from "../features/albums/VisitorContext.ts";
import { LateRefusalPart } from "../features/parts/LateRefusalPart.tsx";
import { TourBarPart } from "../features/tours/TourBarPart.tsx";
import type { ConnectionStatus } from "../relay/connection-status.ts";
import type { LoadedQuery } from "../relay/route-query.ts";
import { skipTo } from "../ui/skip-to.ts";
import { ThemeToggle } from "../ui/ThemeToggle.tsx";
import { ConnectionLine } from "./ConnectionLine.tsx";
import { BusyLine } from "./BusyLine.tsx";
import { FrameSearch } from "./FrameSearch.tsx";
import { NavigationAnnouncer } from "./NavigationAnnouncer.tsx";
import { QuietBoundary } from "../ui/QuietBoundary.tsx";
import { SiteName } from "./site-name.tsx";
import { SiteLine } from "./SiteLine.tsx";
import { UpdateLine } from "./UpdateLine.tsx";
import { ViewerReader, type Visitor } from "./ViewerReader.tsx";

type FrameProps = {
  site: LoadedQuery<rootSiteQuery>;
  /** Null on the server, where there is no current user. */
  viewer: LoadedQuery<rootViewerQuery> | null;
  status: ConnectionStatus;
};

/**
 * The frame of every page: the site's name, the navigation and the connection status. It does not rerender on
 * navigation: parts that depend on the URL subscribe to it themselves.
 */
export const Frame = memo(function Frame({ site, viewer, status }: FrameProps) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  // A server-rendered page contains nothing about the user, who is read after hydration.
  const [isAlive, setAlive] = useState(false);
  // In a transition: otherwise React would hydrate everything that remains at once.
  useEffect(() => startTransition(() => setAlive(true)), []);
  return (
    <VisitorContext value={visitor}>
      <SiteName fallback={null}>
        {(name) => <meta property="og:site_name" content={name} />}
      </SiteName>
      <div className="frame">
        <a
          className="frame__skip visually-hidden button button--primary"
          href="#main"
          onClick={skipTo}
        >
          Skip to the page
        </a>
        <BusyLine />
        <header className="frame__head page">
          <Link to="/" className="frame__title">
            <SiteName fallback={<span className="visually-hidden">Front page</span>}>
              {(name) => name}
            </SiteName>
          </Link>
          <nav className="frame__ways" aria-label="Site">
            <Link to="/exhibitions" className="frame__way">
              Exhibitions
            </Link>
            <Link to="/works" className="frame__way">
              Works
            </Link>
            <Link to="/albums" className="frame__way">
              Albums
            </Link>
            <Link to="/tours" className="frame__way">
              Tours
            </Link>
          </nav>
          <FrameSearch />
          <AccountButton member={visitor?.account?.member ?? null} />
          <ThemeToggle />
        </header>
        <SignInPart />
        <QuietBoundary>
          <TourBarPart />
        </QuietBoundary>
        <KeepPart />
        <LateRefusalPart />
        <ConnectionLine status={status} />
        <UpdateLine />
        <SiteLine loaded={site} />
        <main id="main" className="frame__main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="frame__foot page">
          <span>
            <SiteName fallback={null}>{(name) => name}</SiteName>
          </span>
          <span>Shown with Vitrine</span>
        </footer>
      </div>
      <NavigationAnnouncer />
      {isAlive && viewer && (
        <QuietBoundary key={`viewer-${viewer.serial}`}>
          <ViewerReader loaded={viewer} onRead={setVisitor} />
        </QuietBoundary>
      )}
    </VisitorContext>
  );
});
