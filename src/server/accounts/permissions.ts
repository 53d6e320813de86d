import type { Desk, Mutation } from "../../../__generated__/resolvers.ts";
import type { Role } from "../store/roles.ts";

/** Extent of a permission: everything, the user's own or shared objects, or nothing. */
export type Permit = "all" | "own" | "no";

type Row = Readonly<Record<Role, Permit>>;

/** Field of the contract, as `Type.field`. */
type MutationField = `Mutation.${Exclude<keyof Mutation, "__typename">}`;

/** Fields of an import in the dashboard that are for curators. */
type ImportAtTheDesk = `Import.${
  | "currentTitle"
  | "found"
  | "notes"
  | "failure"
  | "reading"
  | "choices"
  | "rows"
  | "by"
  | "refusals"
  | "samples"
  | "problemsPath"}`;

/** Other protected fields. */
type GuardedField =
  | `Desk.${Exclude<keyof Desk, "__typename">}`
  | "Viewer.desk"
  | "Note.reports"
  | "Work.version"
  | "Work.history"
  | "Work.revision"
  | "Work.comparedRevisions"
  | "Image.measuredPixelsPerCm"
  | "Image.fileName"
  | "Import.undoPreview"
  | "Exhibition.allBlocks"
  | "Exhibition.versions"
  | "Exhibition.versionText"
  | "Exhibition.hasDraftLink"
  | "Subscription.exhibitionChanged"
  | ImportAtTheDesk
  | "Subscription.noteQueueChanged";

/** Protected paths. */
type GuardedAddress =
  | "/desk/export"
  | "/desk/uploads"
  | "/desk/imports"
  /** Images that no published work uses. */
  | "/iiif/image";

/** Types whose objects are protected, regardless of the field that returns them. */
type GuardedType = "Account" | "Session" | "Invitation" | "SavedSearch" | "Album" | "AlbumEntry";

const everybody: Row = { VISITOR: "all", MEMBER: "all", CURATOR: "all", OWNER: "all" };
const everybodyTheirOwn: Row = { VISITOR: "own", MEMBER: "own", CURATOR: "own", OWNER: "own" };
const membersTheirOwn: Row = { VISITOR: "no", MEMBER: "own", CURATOR: "own", OWNER: "own" };
const membersTheirOwnOwnersAll: Row = {
  VISITOR: "no",
  MEMBER: "own",
  CURATOR: "own",
  OWNER: "all",
};
const curators: Row = { VISITOR: "no", MEMBER: "no", CURATOR: "all", OWNER: "all" };
const owners: Row = { VISITOR: "no", MEMBER: "no", CURATOR: "no", OWNER: "all" };
const membersTheirOwnCuratorsAll: Row = {
  VISITOR: "no",
  MEMBER: "own",
  CURATOR: "all",
  OWNER: "all",
};

/**
 * Permissions of roles. The table lists every mutation; fields and types that are missing are public. The resolver
 * decides what `own` means, because it knows the owner of an object.
 */
export const permissions: Readonly<
  Record<MutationField | GuardedField | GuardedType | GuardedAddress, Row>
> = {
  "Mutation.signUp": everybody,
  "Mutation.signIn": everybody,
  "Mutation.signOut": everybody,
  "Mutation.choosePassword": everybody,
  "Mutation.acceptInvitation": membersTheirOwn,
  "Mutation.changePassword": membersTheirOwn,
  "Mutation.changeEmail": membersTheirOwn,
  "Mutation.renameMember": membersTheirOwn,
  "Mutation.endSession": membersTheirOwn,
  "Mutation.endOtherSessions": membersTheirOwn,
  "Mutation.deleteAccount": membersTheirOwn,
  "Mutation.invite": owners,
  "Mutation.withdrawInvitation": owners,
  "Mutation.changeRole": owners,
  "Mutation.removeMember": owners,
  "Mutation.makePasswordLink": owners,
  "Mutation.setSignUpPolicy": owners,
  "Viewer.desk": curators,
  "Desk.accounts": owners,
  "Desk.invitations": owners,
  Account: membersTheirOwnOwnersAll,
  Session: membersTheirOwnOwnersAll,
  Invitation: owners,
  SavedSearch: everybodyTheirOwn,
  Album: everybodyTheirOwn,
  AlbumEntry: everybodyTheirOwn,
  "Mutation.addFavourite": everybodyTheirOwn,
  "Mutation.removeFavourite": everybodyTheirOwn,
  "Mutation.saveSearch": everybodyTheirOwn,
  "Mutation.renameSavedSearch": everybodyTheirOwn,
  "Mutation.markSavedSearchSeen": everybodyTheirOwn,
  "Mutation.deleteSavedSearch": everybodyTheirOwn,
  "Mutation.startTour": membersTheirOwn,
  // Anyone who holds the lens may present, including visitors.
  "Mutation.presentView": everybodyTheirOwn,
  "Mutation.sayInTour": membersTheirOwn,
  "Mutation.raiseHand": everybodyTheirOwn,
  "Mutation.lowerHand": everybodyTheirOwn,
  "Mutation.lowerAllHands": membersTheirOwn,
  "Mutation.handLens": membersTheirOwn,
  "Mutation.takeLens": everybodyTheirOwn,
  "Mutation.endTour": membersTheirOwnCuratorsAll,
  "Mutation.renameTour": membersTheirOwnCuratorsAll,
  "Mutation.moveTourStep": membersTheirOwnCuratorsAll,
  "Mutation.rewriteTourStep": membersTheirOwnCuratorsAll,
  "Mutation.removeTourStep": membersTheirOwnCuratorsAll,
  "Mutation.deleteTour": membersTheirOwnCuratorsAll,
  "Mutation.createAlbum": everybodyTheirOwn,
  "Mutation.updateAlbum": everybodyTheirOwn,
  "Mutation.deleteAlbum": everybodyTheirOwn,
  "Mutation.restoreAlbum": everybodyTheirOwn,
  "Mutation.copyAlbum": everybodyTheirOwn,
  "Mutation.addToAlbums": everybodyTheirOwn,
  "Mutation.removeAlbumEntry": everybodyTheirOwn,
  "Mutation.restoreAlbumEntry": everybodyTheirOwn,
  "Mutation.moveAlbumEntry": everybodyTheirOwn,
  "Mutation.captionAlbumEntry": everybodyTheirOwn,
  "Mutation.makeEditLink": everybodyTheirOwn,
  "Mutation.closeEditLink": everybodyTheirOwn,
  "Mutation.openEditLink": everybodyTheirOwn,
  "Mutation.takeDownAlbum": curators,
  "Mutation.addNote": everybody,
  "Mutation.answerNote": everybody,
  "Mutation.editNote": everybodyTheirOwn,
  "Mutation.deleteNote": everybodyTheirOwn,
  "Mutation.restoreNote": everybodyTheirOwn,
  "Mutation.reportNote": everybody,
  "Mutation.approveNote": curators,
  "Mutation.hideNote": curators,
  "Mutation.restoreHiddenNote": curators,
  "Mutation.settleNoteReports": curators,
  "Mutation.setNotePolicy": owners,
  "Mutation.createExhibition": curators,
  "Mutation.editExhibition": curators,
  "Mutation.publishExhibition": curators,
  "Mutation.withdrawExhibition": curators,
  "Mutation.deleteExhibition": curators,
  "Mutation.restoreExhibition": curators,
  "Mutation.makeDraftLink": curators,
  "Mutation.closeDraftLink": curators,
  "Mutation.putBackExhibition": curators,
  "Mutation.addBlock": curators,
  "Mutation.writeBlock": curators,
  "Mutation.moveBlock": curators,
  "Mutation.hideBlock": curators,
  "Mutation.removeBlock": curators,
  "Mutation.restoreBlock": curators,
  "Exhibition.allBlocks": curators,
  "Exhibition.versions": curators,
  "Exhibition.versionText": curators,
  "Exhibition.hasDraftLink": curators,
  "Subscription.exhibitionChanged": curators,
  "Desk.exhibitions": curators,
  "Desk.exhibition": curators,
  "Desk.noteQueue": curators,
  "Desk.noteQueueLength": curators,
  "Desk.work": curators,
  "Desk.imports": curators,
  "Desk.works": curators,
  "Desk.checkup": curators,
  "Desk.duplicates": curators,
  "Desk.remotePictures": curators,
  "Note.reports": curators,
  "Work.version": curators,
  "Work.history": curators,
  "Work.revision": curators,
  "Work.comparedRevisions": curators,
  "Image.measuredPixelsPerCm": curators,
  "Image.fileName": curators,
  "Import.undoPreview": curators,
  "Mutation.addWork": curators,
  "Mutation.editWork": curators,
  "Mutation.restoreWorkRevision": curators,
  "Mutation.undoImport": curators,
  "Import.currentTitle": curators,
  "Import.found": curators,
  "Import.notes": curators,
  "Import.by": curators,
  "Import.failure": curators,
  "Import.reading": curators,
  "Import.choices": curators,
  "Import.rows": curators,
  "Import.refusals": curators,
  "Import.samples": curators,
  "Import.problemsPath": curators,
  "Mutation.prepareImport": curators,
  "Mutation.changeImport": curators,
  "Mutation.applyImport": curators,
  "Mutation.pauseImport": curators,
  "Mutation.resumeImport": curators,
  "Mutation.discardImport": curators,
  "Mutation.addWorkImages": curators,
  "Mutation.changeWorkImages": curators,
  "Mutation.editWorks": curators,
  "Mutation.undoBulkEdit": curators,
  "Mutation.tellApart": curators,
  "Mutation.checkRemotePictures": curators,
  "Subscription.noteQueueChanged": curators,
  "/desk/export": curators,
  "/desk/uploads": curators,
  "/desk/imports": curators,
  "/iiif/image": curators,
};

const table: ReadonlyMap<string, Row> = new Map(Object.entries(permissions));

/** Returns the permission of `role` for a field, named as `Type.field`, or for objects of a type. */
export function permitOf(field: string, role: Role): Permit {
  return table.get(field)?.[role] ?? "all";
}

/** Returns whether some role may not use a field at all, so that the server must identify the user. */
export function isGuarded(field: string): boolean {
  return Object.values(table.get(field) ?? {}).includes("no");
}

/** Mutations for signing in or out, which the server executes even if the session has ended. */
const doors: ReadonlySet<string> = new Set<MutationField>([
  "Mutation.signUp",
  "Mutation.signIn",
  "Mutation.signOut",
  "Mutation.choosePassword",
]);

/** Returns whether a field requires that the session of a signed-in user has not ended. */
export function needsLivingSession(field: string): boolean {
  return field.startsWith("Mutation.") && !doors.has(field);
}
