import { normaliseRotation } from "./view.ts";
import type { Lock, Point, Size } from "./view.ts";
import type { Sight } from "./window.ts";

/** Position of an image in its window, its size and its scale. */
export type Standing = {
  readonly sight: Sight & { readonly mirror: boolean };
  readonly image: Size;
  readonly window: Size;
  /** Image pixels per centimetre of the work; null if unknown. */
  readonly pixelsPerCm: number | null;
};

/** A lock that makes the compared images move together. */
export type Tie = Exclude<Lock, "free">;

/** Two images, either when they were locked together or now. */
export type Pair = { readonly leader: Standing; readonly follower: Standing };

/**
 * Returns the position of an image that follows another one. The offset, rotation and mirroring between the two stay as
 * they were when they were locked, with the offset measured in the unit of the lock. With `frame` the ratio of their
 * magnifications stays the same; with `pixels` or `centimetres` that unit has the same size on the screen in both.
 *
 * @param tied state of both when they were locked
 * @param now current state; of the follower only its window is used
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
  // The same direction on the screen.
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

/**
 * Returns the index of the image that leads when a lock begins: the one that appears smallest on the screen, so that
 * the others zoom out rather than in.
 */
export function firstLeader(tie: Tie, standings: readonly Standing[]): number {
  const sizes = standings.map((each) => each.sight.scale * scaleUnit(tie, each));
  return sizes.indexOf(Math.min(...sizes));
}

/** Returns whether images can be locked in this way. `centimetres` requires that the scale of all is known. */
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

/** Returns the magnification relative to the whole image fitting its window. */
function timesOf(standing: Standing): number {
  return standing.sight.scale / wholeScale(standing);
}

/** Returns the scale at which the whole upright image fits its window. */
function wholeScale({ image, window }: Pick<Standing, "image" | "window">): number {
  return Math.min(window.width / image.width, window.height / image.height);
}

/** Returns the unit in which a lock measures offsets, in image pixels. */
function unitOf(tie: Tie, standing: Standing): Size {
  if (tie === "frame") return standing.image;
  const unit = scaleUnit(tie, standing);
  return { width: unit, height: unit };
}

/** Returns how many image pixels make the length that the lock keeps equal on the screen. */
function scaleUnit(tie: Tie, { pixelsPerCm, image, window }: Standing): number {
  if (tie === "centimetres") return pixelsPerCm ?? 1;
  if (tie === "pixels") return 1;
  return 1 / wholeScale({ image, window });
}

type Side = Pick<Standing["sight"], "rotation" | "mirror">;

/** Converts an offset over an image to one on the screen: mirrors it, then rotates it. */
function laid({ x, y }: Point, { rotation, mirror }: Side): Point {
  return turnedBy({ x: mirror ? -x : x, y }, rotation);
}

/** Converts an offset on the screen to one over an image. */
function unlaid(way: Point, { rotation, mirror }: Side): Point {
  const { x, y } = turnedBy(way, -rotation);
  return { x: mirror ? -x : x, y };
}

function turnedBy({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
