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
  /** Null where nobody is looking: on the server. */
  viewer: LoadedQuery<rootViewerQuery> | null;
  status: ConnectionStatus;
};

/**
 * What stands around every page: the site's name, the ways through it, and how the connection is. It is not
 * drawn again with every page: what depends on the address asks for it itself.
 */
export const Frame = memo(function Frame({ site, viewer, status }: FrameProps) {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  // The page as it was sent knows nobody: who is looking is read when it has come alive.
  const [isAlive, setAlive] = useState(false);
  // In a transition: React would otherwise take over at once, and in one go, what it has not come to yet.
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
