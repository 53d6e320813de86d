import { firstLeader, followed } from "../../../view/compare.ts";
import type { Standing, Tie } from "../../../view/compare.ts";
import type { Lock } from "../../../view/view.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { wholly } from "./turning.ts";

/** An image that can be linked to others. */
export type Linkable = {
  /** Returns its current state; null while it is not mounted or not placed. */
  standing(): Standing | null;
  /** Applies a placement immediately. */
  follow(placement: Placement): void;
  /** Zooms around the middle, like a user action. */
  zoomBy(factor: number): void;
};

/** Synchronizes images while one of them is moved. */
export type Linking = {
  /** Adds an image under a name; the returned function removes it. */
  join(name: string, picture: Linkable): () => void;
  /** Reports that an image can be moved from now on. */
  ready(name: string): void;
  /** Reports that the user interacts with an image, which becomes the leader. */
  touch(name: string): void;
  /** Reports that an image has moved, by any means. Only moves of the leader move the others. */
  moved(name: string): void;
  /** Changes the lock between the images, based on their current placements. */
  tie(lock: Lock): void;
  /** Releases the images, because the program moves them; they are linked again when the user interacts with one. */
  letGo(): void;
  /** Applies a placement to one image without moving the others. */
  place(name: string, placement: Placement): void;
  /** Moves the others to the leader again, because the panes have changed. */
  gather(): void;
  /** Zooms the leader, and so all images; without a lock, zooms each by itself, without a leader. */
  zoomBy(factor: number): void;
  /**
   * Changes the placement of one image without moving the others, and links all at their new placements.
   *
   * @param change returns the new placement for the current state
   * @returns the new placement; null if the image is not placed yet
   */
  alone(name: string, change: (standing: Standing) => Placement): Placement | null;
  /**
   * Resets every image to whole and upright, as far as the lock allows, and links them again.
   *
   * @param only name of the image to reset if there is no lock
   */
  whole(only?: string): void;
  /** Returns the state of every image that is placed. */
  standings(): ReadonlyMap<string, Standing>;
  /** Returns the name of the leader; null before the first interaction. */
  leader(): string | null;
};

/**
 * Links images with a leader: moves by the program are never passed on, so there is no feedback. The placements of the
 * followers are computed from those at the time of linking, so errors do not accumulate.
 */
export function createLinking(first: Lock): Linking {
  const pictures = new Map<string, Linkable>();
  const arrived = new Set<string>();
  let tied = new Map<string, Standing>();
  let lock = first;
  let leader: string | null = null;
  let isTied = false;
  /** Whether the leader has moved since the images were linked. */
  let hasLed = false;

  function standings(): Map<string, Standing> {
    const all = [...pictures].flatMap(([name, picture]) => {
      const standing = arrived.has(name) ? picture.standing() : null;
      return standing ? [[name, standing] as const] : [];
    });
    return new Map(all);
  }

  function lead(name: string, tie: Tie, now: ReadonlyMap<string, Standing> = standings()) {
    const [before, led] = [tied.get(name), now.get(name)];
    if (!before || !led) return;
    for (const [other, standing] of now) {
      const own = tied.get(other);
      if (other === name || !own) continue;
      const placement = followed(
        tie,
        { leader: before, follower: own },
        { leader: led, follower: standing },
      );
      pictures.get(other)?.follow(placement);
    }
  }

  /** Links all images at their current placements; a lock by scale adjusts them immediately. */
  function tieNow() {
    tied = standings();
    isTied = true;
    hasLed = false;
    if (lock !== "free" && lock !== "frame") leadFirst(lock, tied);
  }

  function leadFirst(tie: Tie, now: ReadonlyMap<string, Standing>) {
    const name = [...now.keys()][firstLeader(tie, [...now.values()])];
    if (name !== undefined) lead(name, tie, now);
  }

  return {
    join(name, picture) {
      pictures.set(name, picture);
      return () => {
        if (pictures.get(name) !== picture) return;
        pictures.delete(name);
        arrived.delete(name);
        tied.delete(name);
        if (leader === name) leader = null;
      };
    },
    ready(name) {
      if (arrived.has(name)) return;
      arrived.add(name);
      const standing = pictures.get(name)?.standing();
      if (!hasLed || !isTied || leader === null || lock === "free" || !standing) {
        tieNow();
        return;
      }
      // The user is already moving an image: the new one is linked at its placement from the URL and follows from
      // there.
      tied.set(name, standing);
      lead(leader, lock);
    },
    touch(name) {
      // Images that nobody has touched yet may have moved since they were linked.
      if (!isTied || leader === null) tieNow();
      leader = name;
    },
    moved(name) {
      if (name !== leader || !isTied || lock === "free") return;
      hasLed = true;
      lead(name, lock);
    },
    tie(next) {
      if (next === lock) return;
      lock = next;
      tieNow();
    },
    letGo() {
      leader = null;
      isTied = false;
    },
    place(name, placement) {
      leader = null;
      isTied = false;
      pictures.get(name)?.follow(placement);
    },
    gather() {
      if (!isTied || lock === "free") return;
      if (leader === null) tieNow();
      else lead(leader, lock);
    },
    zoomBy(factor) {
      if (lock === "free") {
        leader = null;
        for (const picture of pictures.values()) picture.zoomBy(factor);
        return;
      }
      const [first] = pictures.keys();
      const name = leader ?? first;
      if (name === undefined) return;
      this.touch(name);
      pictures.get(name)?.zoomBy(factor);
    },
    alone(name, change) {
      const [picture, standing] = [pictures.get(name), standings().get(name)];
      if (!picture || !standing) return null;
      const placement = change(standing);
      leader = name;
      isTied = false;
      picture.follow(placement);
      tieNow();
      return placement;
    },
    whole(only) {
      if (only !== undefined && lock === "free") {
        this.alone(only, wholly);
        return;
      }
      tied = new Map(
        [...standings()].map(([name, standing]) => [
          name,
          { ...standing, sight: wholly(standing) },
        ]),
      );
      isTied = true;
      leader = null;
      for (const [name, { sight }] of tied) pictures.get(name)?.follow(sight);
      if (lock !== "free" && lock !== "frame") leadFirst(lock, tied);
    },
    standings,
    leader: () => leader,
  };
}
