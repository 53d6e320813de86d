import { normaliseRotation } from "./view.ts";
import type { Lock, Point, Size } from "./view.ts";
import type { Sight } from "./window.ts";

/** How a picture lies under its window, from which side it is seen, and what it is measured by. */
export type Standing = {
  readonly sight: Sight & { readonly mirror: boolean };
  readonly image: Size;
  readonly window: Size;
  /** Pixels of the image in a centimetre of the work; null where that is not known. */
  readonly pixelsPerCm: number | null;
};

/** What keeps pictures together. */
export type Tie = Exclude<Lock, "free">;

/** Two pictures as they stood when they were tied together, or as they stand now. */
export type Pair = { readonly leader: Standing; readonly follower: Standing };

/**
 * How a picture lies that follows another one. What they are apart when they are tied they stay apart: the places,
 * measured in what ties them, the turn and the side. Tied by `frame`, the magnifications keep their proportion; by
 * `pixels` or `centimetres`, one is as large on the screen as that of the other.
 *
 * @param tied how the two stood when they were tied
 * @param now how they stand; of the follower only its window counts
 */
export function followed(tie: Tie, tied: Pair, now: Pair): Standing["sight"] {
  const { leader, follower } = tied;
  const before = leader.sight;
  const after = now.leader.sight;
  const own = follower.sight;
  const isTurnedOver = before.mirror !== after.mirror;
  const moved = {
    x: (after.centre.x - before.centre.x) / unitOf(tie, leader).width,
    y: (after.centre.y - before.centre.y) / unitOf(tie, leader).height,
  };
  // The same way on the screen.
  const along = unlaid(laid(moved, before), own);
  const unit = unitOf(tie, follower);
  const turn = isTurnedOver
    ? before.rotation + after.rotation - own.rotation
    : after.rotation - before.rotation + own.rotation;
  return {
    centre: { x: own.centre.x + along.x * unit.width, y: own.centre.y + along.y * unit.height },
    scale: scaleOf(tie, tied, now),
    rotation: normaliseRotation(turn),
    mirror: isTurnedOver !== own.mirror,
  };
}

/** Which picture leads when they are tied: the smallest on the screen, so that nothing that was seen is lost. */
export function firstLeader(tie: Tie, standings: readonly Standing[]): number {
  const sizes = standings.map((each) => each.sight.scale * scaleUnit(tie, each));
  return sizes.indexOf(Math.min(...sizes));
}

/** What may tie pictures of these scales together. */
export function isPossible(
  lock: Lock,
  pictures: readonly Pick<Standing, "pixelsPerCm">[],
): boolean {
  return lock !== "centimetres" || pictures.every(({ pixelsPerCm }) => pixelsPerCm !== null);
}

function scaleOf(tie: Tie, tied: Pair, now: Pair): number {
  const { leader, follower } = now;
  if (tie !== "frame") {
    return (leader.sight.scale * scaleUnit(tie, leader)) / scaleUnit(tie, follower);
  }
  const own = timesOf(tied.follower) / timesOf(tied.leader);
  return timesOf(leader) * own * wholeScale(follower);
}

/** How many times larger than whole a picture is seen. */
function timesOf(standing: Standing): number {
  return standing.sight.scale / wholeScale(standing);
}

/** The scale at which the whole image, upright, fills its window. */
function wholeScale({ image, window }: Pick<Standing, "image" | "window">): number {
  return Math.min(window.width / image.width, window.height / image.height);
}

/** What a way over an image is measured in, in pixels of the image. */
function unitOf(tie: Tie, standing: Standing): Size {
  if (tie === "frame") return standing.image;
  const unit = scaleUnit(tie, standing);
  return { width: unit, height: unit };
}

/** Pixels of the image that are as large on the screen in one picture as in another. */
function scaleUnit(tie: Tie, { pixelsPerCm, image, window }: Standing): number {
  if (tie === "centimetres") return pixelsPerCm ?? 1;
  if (tie === "pixels") return 1;
  return 1 / wholeScale({ image, window });
}

type Side = Pick<Standing["sight"], "rotation" | "mirror">;

/** A way over an image as one on the screen: mirrored first, then turned. */
function laid({ x, y }: Point, { rotation, mirror }: Side): Point {
  return turnedBy({ x: mirror ? -x : x, y }, rotation);
}

/** A way on the screen as one over an image. */
function unlaid(way: Point, { rotation, mirror }: Side): Point {
  const { x, y } = turnedBy(way, -rotation);
  return { x: mirror ? -x : x, y };
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
