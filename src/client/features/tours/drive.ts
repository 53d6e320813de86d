import type { Standing } from "../../../view/compare.ts";
import { wholeRegion } from "../../../view/view.ts";
import type { Frame, Point } from "../../../view/view.ts";
import { sightOf } from "../../../view/window.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { createGlide, placementBetween, pointBetween } from "./glide.ts";
import type { Glide } from "./glide.ts";

/** An image whose placement can be set. */
export type Driven = {
  standing(): Standing | null;
  follow(placement: Placement): void;
};

/** Animates the placements of images to those that a tour shows. */
export type Drive = {
  /** Sets the target views. */
  show(frames: readonly Frame[], pointer: Point | null): void;
  /**
   * Sets the placements of the images at a time in milliseconds, each so that the whole shown region is visible.
   *
   * @returns whether an image moves, or, if none does, whether one is not ready yet
   */
  lay(pictures: readonly Driven[], now: number): "moves" | "waits" | "rests";
  /** Returns the pointer's position at a time; null if there is none. */
  pointer(now: number): Point | null;
  /** Whether the pointer has reached its target. */
  pointerRests(now: number): boolean;
};

type Way = { glide: Glide<Placement>; frame: Frame; across: number; down: number };

/** Deviation up to which an image counts as placed, in physical pixels. */
const nearly = 0.05;

/** @param isCalm whether changes are immediate instead of animated */
export function createDrive(isCalm: boolean): Drive {
  let frames: readonly Frame[] = [];
  let ways: (Way | undefined)[] = [];
  let pointing: Glide<Point> | null = null;
  let pointed: Point | null = null;

  function wayOf(index: number, frame: Frame, { window, image }: Standing, now: number): Way {
    const region = frame.region ?? wholeRegion(image);
    const placement = {
      ...sightOf(region, frame.rotation, window, image),
      mirror: frame.mirror,
    };
    const before = ways[index];
    if (before?.frame === frame && isIn(before, window)) return before;
    // There is no animation after a resize or from another image.
    const goesOn = before && isSamePicture(before.frame, frame) && isIn(before, window);
    const glide = goesOn ? before.glide : createGlide(placementBetween, isCalm);
    glide.to(placement, now);
    return { glide, frame, across: window.width, down: window.height };
  }

  return {
    show(next, pointer) {
      frames = next;
      pointed = pointer;
    },
    lay(pictures, now) {
      let isThere = pictures.length >= frames.length;
      let moves = false;
      ways = frames.map((frame, index) => {
        const standing = pictures[index]?.standing();
        if (!standing || standing.window.width === 0) {
          isThere = false;
          return undefined;
        }
        const way = wayOf(index, frame, standing, now);
        const placement = way.glide.at(now);
        if (placement && !liesSo(standing, placement)) pictures[index]?.follow(placement);
        moves ||= !way.glide.rests(now);
        return way;
      });
      if (moves) return "moves";
      return isThere ? "rests" : "waits";
    },
    pointer(now) {
      if (!pointed) {
        pointing = null;
        return null;
      }
      pointing ??= createGlide(pointBetween, isCalm);
      const last = pointing.at(Infinity);
      if (last?.x !== pointed.x || last.y !== pointed.y) pointing.to(pointed, now);
      return pointing.at(now);
    },
    pointerRests: (now) => pointing?.rests(now) ?? true,
  };
}

function isIn({ across, down }: Way, window: Standing["window"]): boolean {
  return across === window.width && down === window.height;
}

function isSamePicture(one: Frame, other: Frame): boolean {
  return one.work === other.work && one.image === other.image;
}

function liesSo({ sight, window }: Standing, placement: Placement): boolean {
  const { centre, scale, rotation, mirror } = placement;
  const size = Math.max(window.width, window.height);
  return (
    Math.abs(sight.centre.x - centre.x) * scale < nearly &&
    Math.abs(sight.centre.y - centre.y) * scale < nearly &&
    Math.abs(sight.scale / scale - 1) * size < nearly &&
    Math.abs(sight.rotation - rotation) < nearly &&
    sight.mirror === mirror
  );
}
