import type { IEnvironment } from "relay-runtime";
import type { ListToTake } from "../../offline/needs.ts";
import { albumToTake, takenAlbumId } from "../albums/albumToTake.ts";
import { favouritesToTake } from "../albums/favouritesToTake.ts";
import { exhibitionToTake, takenExhibitionId } from "../exhibitions/taking/exhibitionToTake.ts";
import type { Subject } from "./subject.ts";

/** Returns the id of a list among the offline downloads. */
export function takenIdOf(subject: Subject): string {
  switch (subject.kind) {
    case "favourites":
      return "favourites";
    case "album":
      return takenAlbumId(subject.id);
    case "exhibition":
      return takenExhibitionId(subject.slug);
  }
}

/** Loads the contents of a list. Rejects if the server cannot be reached. */
export function findSubject(environment: IEnvironment, subject: Subject): Promise<ListToTake> {
  switch (subject.kind) {
    case "favourites":
      return favouritesToTake(environment);
    case "album":
      return albumToTake(environment, subject);
    case "exhibition":
      return exhibitionToTake(environment, subject);
  }
}
