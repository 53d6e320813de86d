import { isScalarType } from "graphql";
import type { GraphQLSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import { contract } from "../../../__generated__/contract.ts";
import type { Resolvers } from "../../../__generated__/resolvers.ts";
import { isGuarded, needsLivingSession, permitOf } from "../accounts/permissions.ts";
import { account, accountConnection, session } from "./account.ts";
import { albumConnection, album } from "./album.ts";
import { albumChange } from "./album-changed.ts";
import { albumEntry, albumEntryConnection } from "./album-entry.ts";
import { albumRights } from "./album-rights.ts";
import { blockResolvers } from "./blocks/blocks.ts";
import type { Context } from "./context.ts";
import { dateTime } from "./date-time.ts";
import { desk, invitation } from "./desk.ts";
import { deskWorkConnection, duplicateGroup, duplicateGroupConnection } from "./desk-works.ts";
import { detail } from "./detail.ts";
import {
  exhibition,
  exhibitionBlockConnection,
  exhibitionConnection,
  exhibitionVersion,
} from "./exhibition.ts";
import { exhibitionChange } from "./exhibition-changed.ts";
import { guard } from "./guard.ts";
import { image } from "./image.ts";
import { importConnection, importRun } from "./import.ts";
import { importReading } from "./import-reading.ts";
import { importRow, importRowConnection } from "./import-row.ts";
import { importSample } from "./import-sample.ts";
import { limitExecution } from "./limit-execution.ts";
import { member } from "./member.ts";
import { mutation } from "./mutation.ts";
import { node } from "./node.ts";
import { note } from "./note.ts";
import { noteAuthor } from "./note-author.ts";
import { noteConnection } from "./note-connection.ts";
import { noteRegion } from "./note-region.ts";
import { noteReport } from "./note-report.ts";
import { noteQueueChange, notesChange } from "./note-subscriptions.ts";
import { query } from "./query.ts";
import { chargeEvents } from "./query-budget.ts";
import { remoteImages } from "./remote-images.ts";
import { richText } from "./rich-text.ts";
import { savedSearch, savedSearchConnection } from "./saved-search.ts";
import { site } from "./site.ts";
import { collectionChange, subscription } from "./subscription.ts";
import { suggestions } from "./suggestions.ts";
import { takenView } from "./taken-view.ts";
import { term } from "./term.ts";
import { changeTourSuccess, tour, tourConnection, tourGuest, tourStep, tourView } from "./tour.ts";
import { viewer } from "./viewer.ts";
import { work } from "./work.ts";
import { workFacets } from "./work-facets.ts";
import { workEdge } from "./work-edge.ts";
import { workConnection } from "./work-connection.ts";
import { workRevision, workRevisionConnection } from "./work-revision.ts";

const resolvers: Resolvers = {
  DateTime: dateTime,
  RichText: richText,
  Node: node,
  Query: query,
  Mutation: mutation,
  Subscription: subscription,
  Album: album,
  AlbumChange: albumChange,
  AlbumConnection: albumConnection,
  AlbumEntry: albumEntry,
  AlbumEntryConnection: albumEntryConnection,
  AlbumRights: albumRights,
  ChangeTourSuccess: changeTourSuccess,
  CollectionChange: collectionChange,
  Detail: detail,
  Image: image,
  Import: importRun,
  ImportConnection: importConnection,
  ImportReading: importReading,
  ImportRow: importRow,
  ImportRowConnection: importRowConnection,
  ImportSample: importSample,
  ...blockResolvers,
  Exhibition: exhibition,
  ExhibitionBlockConnection: exhibitionBlockConnection,
  ExhibitionChange: exhibitionChange,
  ExhibitionConnection: exhibitionConnection,
  ExhibitionVersion: exhibitionVersion,
  TakenView: takenView,
  Account: account,
  AccountConnection: accountConnection,
  Desk: desk,
  DeskWorkConnection: deskWorkConnection,
  DuplicateGroup: duplicateGroup,
  DuplicateGroupConnection: duplicateGroupConnection,
  Invitation: invitation,
  Member: member,
  Session: session,
  Note: note,
  NoteAuthor: noteAuthor,
  NoteConnection: noteConnection,
  NoteQueueChange: noteQueueChange,
  NoteRegion: noteRegion,
  NoteReport: noteReport,
  NotesChange: notesChange,
  RemoteImages: remoteImages,
  SavedSearch: savedSearch,
  SavedSearchConnection: savedSearchConnection,
  Site: site,
  Suggestions: suggestions,
  Term: term,
  Tour: tour,
  TourConnection: tourConnection,
  TourGuest: tourGuest,
  TourStep: tourStep,
  TourView: tourView,
  Viewer: viewer,
  Work: work,
  WorkConnection: workConnection,
  WorkEdge: workEdge,
  WorkFacets: workFacets,
  WorkRevision: workRevision,
  WorkRevisionConnection: workRevisionConnection,
};

const executable = createSchema<Context>({ typeDefs: contract, resolvers });
// The scalar resolvers have no descriptions, and override those of the schema.
for (const type of Object.values(executable.getTypeMap())) {
  if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
}

/** The executable schema, with permission checks, execution limits and charges for events. */
export const schema: GraphQLSchema = chargeEvents(
  limitExecution(guard(executable, { permitOf, isGuarded, needsLivingSession })),
);
