import { firstLeader, followed } from "../../../view/compare.ts";
import type { Standing, Tie } from "../../../view/compare.ts";
import type { Lock } from "../../../view/view.ts";
import type { Placement } from "../viewer/deep-zoom-sight.ts";
import { wholly } from "./turning.ts";

/** A picture that can be tied to others. */
export type Linkable = {
  /** How it stands now; null while it is not there yet. */
  standing(): Standing | null;
  /** Lays it so at once. */
  follow(placement: Placement): void;
  /** Zooms around the middle, as by hand. */
  zoomBy(factor: number): void;
};

/** Keeps pictures together while one of them is moved. */
export type Linking = {
  /** Takes a picture in under a name; the result lets it go. */
  join(name: string, picture: Linkable): () => void;
  /** A picture can be moved from now on. */
  ready(name: string): void;
  /** Somebody touches a picture: it leads. */
  touch(name: string): void;
  /** A picture has moved, by whatever means. Only that of the leader moves the others. */
  moved(name: string): void;
  /** Ties the pictures as they stand now, by something else or not at all. */
  tie(lock: Lock): void;
  /** Pictures are moved by the program: they are tied anew when somebody touches one. */
  letGo(): void;
  /** Lays one picture as somebody else has it, and no other for that. */
  place(name: string, placement: Placement): void;
  /** The windows have changed: the others come to the leader again. */
  gather(): void;
  /** Zooms the leader, and so all; each by itself where nothing ties them, and nobody leads. */
  zoomBy(factor: number): void;
  /**
   * Lays one picture otherwise, by itself: the others stay, and all are tied as they then stand.
   *
   * @param change how it lies then, by how it stands
   * @returns how it lies; null where it is not there yet
   */
  alone(name: string, change: (standing: Standing) => Placement): Placement | null;
  /**
   * Every picture whole and upright, as far as what ties them allows; they are tied anew.
   *
   * @param only the one that is meant where nothing ties them
   */
  whole(only?: string): void;
  /** How every picture stands that is there. */
  standings(): ReadonlyMap<string, Standing>;
  /** Who leads; null while nobody has touched anything. */
  leader(): string | null;
};

/**
 * Links pictures with a leader: what the program moves is never passed on, so nothing is echoed. Where the others
 * lie is reckoned from how all stood when they were tied, so nothing drifts either.
 */
export function createLinking(first: Lock): Linking {
  const pictures = new Map<string, Linkable>();
  const arrived = new Set<string>();
  let tied = new Map<string, Standing>();
  let lock = first;
  let leader: string | null = null;
  let isTied = false;
  /** Whether the leader has moved since all were tied. */
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

  /** Ties all as they stand; those that are tied by a scale come to it at once. */
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
      // Somebody is at it already: it is tied as the link has it, and follows from there.
      tied.set(name, standing);
      lead(leader, lock);
    },
    touch(name) {
      // What nobody has touched yet may lie elsewhere than when it came.
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
