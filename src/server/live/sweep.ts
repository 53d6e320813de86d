import type { Logger } from "pino";
import { deleteExpiredLimits } from "../accounts/rate-limiters.ts";
import { deleteOldAccountNetworks } from "../store/account-networks.ts";
import { deleteOldAnnouncements } from "../store/announcements.ts";
import { forgetOldChanges } from "../store/answered-changes.ts";
import { sweepAlbums } from "../store/album-sweep.ts";
import { forgetDeletedNotes } from "../store/delete-note.ts";
import { deleteIdleVisitors } from "../store/delete-visitors.ts";
import { publishDue, sweepExhibitions } from "../store/exhibition-edits.ts";
import { interruptAbandoned } from "../store/import-runs.ts";
import { forgetDeadLinks } from "../store/one-time-links.ts";
import { forgetEndedSessions } from "../store/sessions.ts";
import type { Database } from "../store/connection.ts";
import { isUnavailable } from "../store/problems.ts";
import type { Store } from "../store/store.ts";

/** Pause between two clean-ups of a running server, in milliseconds. */
const usualPause = 15_000;

/** Pause between two clean-ups of visitors, in milliseconds. */
const visitorsPause = 60 * 60 * 1000;

const steps: readonly ((db: Database) => Promise<unknown>)[] = [
  interruptAbandoned,
  forgetEndedSessions,
  forgetDeadLinks,
  forgetOldChanges,
  sweepAlbums,
  sweepExhibitions,
  publishDue,
  forgetDeletedNotes,
  deleteExpiredLimits,
];
const visitorSteps = [deleteOldAccountNetworks, deleteIdleVisitors];

/**
 * Runs the periodic clean-up, at the start and every 15 s. Marks imports whose process is gone as interrupted and
 * publishes exhibitions whose publication time has come. Deletes sessions that have ended, used and expired links,
 * expired idempotency keys, expired rate limits, old announcements, visitors who have nothing or have been inactive for
 * long, and albums, album entries, notes, exhibitions and blocks that were removed too long ago to be restored.
 *
 * @returns a function that stops the clean-up and waits for the step in progress
 */
export function startSweep(
  store: Store,
  logger: Logger,
  pause: number = usualPause,
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  let visitorsDue = 0;
  let isStopped = false;
  let announcementsPosition: string | null = null;
  const deleteAnnouncements = async (db: Database) => {
    announcementsPosition = await deleteOldAnnouncements(db, announcementsPosition);
  };
  // First, so that two deletions are a whole pause apart, in which every process reads the announcements.
  const regularSteps = [deleteAnnouncements, ...steps];
  const look = async () => {
    const isVisitorsTurn = performance.now() >= visitorsDue;
    let isAway = false;
    for (const step of isVisitorsTurn ? [...regularSteps, ...visitorSteps] : regularSteps) {
      if (isStopped || isAway) break;
      // A step that fails must not prevent the others.
      try {
        await step(store.db);
      } catch (error) {
        logger.warn({ err: error, step: step.name }, "could not look for what is over");
        isAway = isUnavailable(error);
      }
    }
    if (isVisitorsTurn && !isAway) visitorsDue = performance.now() + visitorsPause;
    underWay = null;
  };
  const begin = () => {
    underWay ??= look();
  };
  begin();
  const timer = setInterval(begin, pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    isStopped = true;
    await underWay;
  };
}
