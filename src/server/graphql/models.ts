import type { AlbumNews } from "./album-news.ts";
import type { BlockModel } from "./blocks/contents.ts";
import type { ExhibitionNews } from "./exhibition-news.ts";
import type { NoteQueueEvent, NotesEvent } from "../live/live-notes.ts";
import type { CollectionEvent } from "../live/live.ts";
import type { AccountRow } from "../store/accounts.ts";
import type { AlbumAccess } from "../store/album-access.ts";
import type { AlbumEntryRow, AlbumRow } from "../store/album-rows.ts";
import type { TakenView } from "../store/exhibition-parts.ts";
import type { ExhibitionRow } from "../store/exhibition-rows.ts";
import type { VersionRow } from "../store/exhibition-versions.ts";
import type { ImportReading, ImportSample } from "../store/import-reading.ts";
import type { ImportRowRow } from "../store/import-rows.ts";
import type { ImportRow } from "../store/import-runs.ts";
import type { ImportFate } from "../store/tables/import-jobs.ts";
import type { RevisionRow } from "../store/work-history.ts";
import type { TermKind } from "../search/document.ts";
import type { Suggestions } from "../search/finder.ts";
import type { Selection } from "../search/selections.ts";
import type { MemberRow } from "../store/members.ts";
import type { InvitationRow } from "../store/one-time-links.ts";
import type { NoteRegion } from "../store/note-region.ts";
import type { NoteRow } from "../store/note-row.ts";
import type { PageOf } from "../store/page.ts";
import type { ViewEvent } from "../live/tours/channel.ts";
import type { TourHandRow } from "../store/tour-hands.ts";
import type { TourStepRow } from "../store/tour-steps.ts";
import type { TourRow } from "../store/tours.ts";
import type { RemoteSum } from "../store/remote-checks.ts";
import type { ReportRow } from "../store/report-note.ts";
import type { SavedSearchRow } from "../store/saved-searches.ts";
import type { SessionRow } from "../store/sessions.ts";
import type { DetailRow, ImageRow, WorkRow } from "../store/works.ts";

/** Parent values of resolvers, by GraphQL type. Every node contains its type. */
export type WorkModel = WorkRow & { __typename?: "Work" };
export type ImageModel = ImageRow & { __typename?: "Image" };
export type DetailModel = DetailRow & { __typename?: "Detail" };
export type ImportModel = ImportRow & { __typename?: "Import" };
export type ImportConnectionModel = PageOf<ImportRow>;
export type ImportReadingModel = ImportReading;
export type ImportRowModel = ImportRowRow;
/** A page of rows; the total is counted only on request. */
export type ImportRowConnectionModel = PageOf<ImportRowRow> & {
  importId: string;
  fate: ImportFate | null;
};
export type ImportSampleModel = ImportSample;
export type WorkRevisionModel = RevisionRow;
export type WorkRevisionConnectionModel = PageOf<RevisionRow>;
export type TermModel = { __typename?: "Term"; kind: TermKind; value: string; workCount: number };
export type SiteModel = { __typename?: "Site"; title: string; description: string };
export type ViewerModel = { __typename?: "Viewer"; memberId: string | null };

/** A work in a list, with the search text if the list is the result of a search. */
export type WorkEdgeModel = { node: WorkRow; cursor: string; search?: string | null };

export type AccountModel = AccountRow & { __typename?: "Account" };
export type SessionModel = SessionRow & { __typename?: "Session" };
export type InvitationModel = InvitationRow & { __typename?: "Invitation" };
export type AccountConnectionModel = PageOf<AccountRow>;
/** Nothing is read in advance. */
export type DeskModel = Record<never, never>;
/** A page of works in the dashboard; the total is counted only on request. */
export type DeskWorkConnectionModel = PageOf<WorkRow> & { totalCount: () => Promise<number> };
export type DuplicateGroupModel = { id: string; workCount: number; works: WorkRow[] };
export type DuplicateGroupConnectionModel = PageOf<DuplicateGroupModel>;
export type RemoteImagesModel = RemoteSum;
export type MemberModel = MemberRow & { __typename?: "Member" };
export type SavedSearchModel = SavedSearchRow & { __typename?: "SavedSearch" };
export type SavedSearchConnectionModel = PageOf<SavedSearchRow>;

export type AlbumModel = AlbumRow & { __typename?: "Album" };
export type AlbumConnectionModel = PageOf<AlbumRow>;
export type AlbumEntryModel = AlbumEntryRow & { __typename?: "AlbumEntry" };
export type AlbumEntryConnectionModel = PageOf<AlbumEntryRow> & Pick<AlbumRow, "change">;
export type AlbumRightsModel = { album: AlbumRow; access: AlbumAccess };
export type AlbumChangeModel = AlbumNews;

/** A page of works; the total may be counted only on request. */
export type WorkConnectionModel = {
  edges: WorkEdgeModel[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number | (() => Promise<number>);
  correctedSearch: string | null;
};

/** The selection for which facets are counted. */
export type WorkFacetsModel = { selection: Selection };

/** Suggestions while a user types; works are read only on request. */
export type SuggestionsModel = Suggestions;

export type CollectionChangeModel = CollectionEvent;

export type TourModel = TourRow & { __typename?: "Tour" };
export type ChangeTourSuccessModel = { __typename?: "ChangeTourSuccess"; tour: TourModel };
export type TourConnectionModel = PageOf<TourRow>;
export type TourStepModel = TourStepRow & { __typename?: "TourStep" };
export type TourViewModel = ViewEvent;
export type TourGuestModel = TourHandRow;
export type NoteModel = NoteRow & { __typename?: "Note" };
export type NoteConnectionModel = PageOf<NoteRow>;
export type NoteRegionModel = NoteRegion;
export type NoteReportModel = ReportRow;
/** Public identity of an author; a visitor's id is not public. */
export type NoteAuthorModel = { name: string; memberId: string | null };
export type NotesChangeModel = NotesEvent;
export type NoteQueueChangeModel = NoteQueueEvent;

export type ExhibitionModel = ExhibitionRow & { __typename?: "Exhibition" };
export type ExhibitionConnectionModel = PageOf<ExhibitionRow>;
export type ExhibitionBlockConnectionModel = PageOf<BlockModel> & Pick<ExhibitionRow, "change">;
export type ExhibitionVersionModel = VersionRow;
export type ExhibitionChangeModel = ExhibitionNews;
export type TakenViewModel = TakenView;
