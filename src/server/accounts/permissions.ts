import type { Desk, Mutation } from "../../../__generated__/resolvers.ts";
import type { Role } from "../store/roles.ts";

/** How far a permission goes: for everything, for what is one's own or shared with one, or for nothing. */
export type Permit = "all" | "own" | "no";

type Row = Readonly<Record<Role, Permit>>;

/** A field of the contract, as `Type.field`. */
type MutationField = `Mutation.${Exclude<keyof Mutation, "__typename">}`;

/** What of an import at the desk is for curators. */
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

/** Other fields that are not for everybody. */
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

/** Addresses that are not for everybody. */
type GuardedAddress =
  | "/desk/export"
  | "/desk/uploads"
  | "/desk/imports"
  /** Images that no published work uses. */
  | "/iiif/image";

/** Types whose objects are not for everybody, wherever they are asked for. */
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
 * Who may do what. Every mutation is listed; a field or a type that is not is open to everybody. What `own` means is
 * decided by the resolver, which knows whose a thing is.
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
  // Whoever was handed the lens may show what they look at, visitors included.
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

/** How far `role` may use a field, named as `Type.field`, or see objects of a type. */
export function permitOf(field: string, role: Role): Permit {
  return table.get(field)?.[role] ?? "all";
}

/** Whether some role may not use a field at all, so that it has to be asked who wants to. */
export function isGuarded(field: string): boolean {
  return Object.values(table.get(field) ?? {}).includes("no");
}

/** Mutations by which somebody comes in or leaves: they are answered even if a session ended meanwhile. */
const doors: ReadonlySet<string> = new Set<MutationField>([
  "Mutation.signUp",
  "Mutation.signIn",
  "Mutation.signOut",
  "Mutation.choosePassword",
]);

/** Whether a field may only be used by those who are who they take themselves to be. */
export function needsLivingSession(field: string): boolean {
  return field.startsWith("Mutation.") && !doors.has(field);
}
