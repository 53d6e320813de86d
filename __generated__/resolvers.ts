import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { WorkModel, SuggestionsModel, WorkConnectionModel, WorkEdgeModel, SavedSearchModel, SavedSearchConnectionModel, WorkFacetsModel, ImageModel, DetailModel, AccountModel, AccountConnectionModel, SessionModel, InvitationModel, DeskModel, DeskWorkConnectionModel, RemoteImagesModel, DuplicateGroupModel, DuplicateGroupConnectionModel, MemberModel, NoteModel, NoteAuthorModel, NoteConnectionModel, NoteQueueChangeModel, NoteRegionModel, NoteReportModel, NotesChangeModel, ImportModel, ImportConnectionModel, ImportReadingModel, ImportRowModel, ImportRowConnectionModel, ImportSampleModel, WorkRevisionModel, WorkRevisionConnectionModel, SiteModel, TermModel, ViewerModel, AlbumModel, AlbumConnectionModel, AlbumEntryModel, AlbumEntryConnectionModel, AlbumRightsModel, AlbumChangeModel, CollectionChangeModel, ChangeTourSuccessModel, TourModel, TourConnectionModel, TourStepModel, TourViewModel, TourGuestModel, ExhibitionModel, ExhibitionConnectionModel, ExhibitionBlockConnectionModel, ExhibitionVersionModel, ExhibitionChangeModel, TakenViewModel } from '../src/server/graphql/models.ts';
import type { TextBlockModel, PictureBlockModel, CarouselBlockModel, ZoomStoryBlockModel, ComparisonBlockModel, WorkListBlockModel, QuotationBlockModel, SeparatorBlockModel, VideoBlockModel } from '../src/server/graphql/blocks/contents.ts';
import type { Context } from '../src/server/graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO 8601 in UTC, such as `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: Date | string; }
  /**
   * A text with headings, emphasis, lists, quotations, links, words in other languages and footnotes: a tree of plain objects, never HTML. Which parts
   * it may have, and how deep, is said in `docs/specification.md`.
   */
  RichText: { input: unknown; output: object; }
};

/** Anything that can be fetched again by its global id. */
export type Node = {
  /** Globally unique, opaque and stable. */
  id: Scalars['ID']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The object with this global id, or null if there is none the viewer may see. */
  node?: Maybe<Node>;
  /** The objects with these global ids, in the order asked for, at most 100. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** The site as a whole. */
  site?: Maybe<Site>;
  /** Whoever is asking. Nothing outside this field depends on who that is. */
  viewer?: Maybe<Viewer>;
  /** The published work with this slug, or null. */
  work?: Maybe<Work>;
  /** Published works that match, as pages by cursor. */
  works?: Maybe<WorkConnection>;
  /** What `startAt` may be to good purpose, in the order of the list; empty where it says nothing. */
  workJumps?: Maybe<Array<WorkJump>>;
  /** How many published works would be found by each further choice. */
  workFacets?: Maybe<WorkFacets>;
  /** The album with this global id, or null if there is none the viewer may see. */
  album?: Maybe<Album>;
  /** Public albums with something to see in them, last made first, as pages by cursor. */
  publicAlbums?: Maybe<AlbumConnection>;
  /** What somebody who types may be looking for; empty without a word. */
  suggestions?: Maybe<Suggestions>;
  /**
   * The tour with this code, however it is typed, or null. Who asks for too many that are not there is answered with an
   * error `TOO_MANY_TRIES` for a minute.
   */
  tour?: Maybe<Tour>;
  /** The published exhibition with this slug, or null. */
  exhibition?: Maybe<Exhibition>;
  /**
   * The exhibition with this global id whatever its state, for curators, and for whoever has the key of its draft link;
   * null for everybody else.
   */
  draft?: Maybe<Exhibition>;
  /** Published exhibitions, published last first, as pages by cursor. */
  exhibitions?: Maybe<ExhibitionConnection>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryWorkArgs = {
  slug: Scalars['String']['input'];
};


export type QueryWorksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkFilter>;
  order?: InputMaybe<WorkOrder>;
  seed?: InputMaybe<Scalars['Int']['input']>;
  startAt?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWorkJumpsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkFilter>;
  order?: InputMaybe<WorkOrder>;
};


export type QueryWorkFacetsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkFilter>;
};


export type QueryAlbumArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPublicAlbumsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySuggestionsArgs = {
  text: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryTourArgs = {
  code: Scalars['String']['input'];
};


export type QueryExhibitionArgs = {
  slug: Scalars['String']['input'];
};


export type QueryDraftArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExhibitionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What works must have. Values within one field are alternatives; the fields all apply. */
export type WorkFilter = {
  /** One of these work types. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A creator with one of these names. */
  creators?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these subjects. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these places. */
  places?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these techniques. */
  techniques?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of these statements of rights, by their words. */
  rights?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the work has an image. */
  hasImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first year it may have been made in; a work whose years are not known is left out. */
  yearFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The last year it may have been made in. */
  yearTo?: InputMaybe<Scalars['Int']['input']>;
};

/** The order of a list of works. What has no value comes last. */
export type WorkOrder =
  /** Best match first; only with a search, otherwise as `NEWEST`. */
  | 'RELEVANCE'
  /** Last added first. */
  | 'NEWEST'
  /** By title, A to Z. */
  | 'TITLE'
  /** By the first creator's name, A to Z. */
  | 'CREATOR'
  /** Earliest year first. */
  | 'YEAR_ASC'
  /** Latest year first. */
  | 'YEAR_DESC'
  /** By identifier, 2 before 10. */
  | 'IDENTIFIER'
  /** In no order, but in the same one for the same `seed`, also while works are added. */
  | 'RANDOM';

/** A page of works. */
export type WorkConnection = {
  __typename?: 'WorkConnection';
  /** The works of this page, with their cursors. */
  edges?: Maybe<Array<WorkEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** How many works the whole list has. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** What was searched for in place of what was typed, which is nowhere; null if nothing was changed. */
  correctedSearch?: Maybe<Scalars['String']['output']>;
};

/** What the works of a selection may be narrowed down to. */
export type WorkFacets = {
  __typename?: 'WorkFacets';
  /** Values of a kind that works have, those of most works first, then what is chosen and not among them. */
  values?: Maybe<FacetValues>;
  /** How many works have an image. */
  withImage?: Maybe<Scalars['Int']['output']>;
  /** How many works have none. */
  withoutImage?: Maybe<Scalars['Int']['output']>;
  /** How many works may have been made when; null if no year is known of any work. */
  years?: Maybe<YearHistogram>;
};


/** What the works of a selection may be narrowed down to. */
export type WorkFacetsValuesArgs = {
  kind: TermKind;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Values of one facet. */
export type FacetValues = {
  __typename?: 'FacetValues';
  values: Array<FacetValue>;
  /** How many values there are in all. */
  total: Scalars['Int']['output'];
};

/** A value one may choose. */
export type FacetValue = {
  __typename?: 'FacetValue';
  value: Scalars['String']['output'];
  /** How many works choosing it would find. */
  count: Scalars['Int']['output'];
};

/** Works by years, in steps of as many years each. */
export type YearHistogram = {
  __typename?: 'YearHistogram';
  /** The first year of the first step. */
  first: Scalars['Int']['output'];
  /** How many years a step has. */
  step: Scalars['Int']['output'];
  /** For each step the works that may have been made in it. */
  counts: Array<Scalars['Int']['output']>;
};

/** What somebody who types may be looking for. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Works, best match first. */
  works?: Maybe<Array<Work>>;
  /** Creators, those of most works first. */
  creators: Array<FacetValue>;
  /** Subjects, those of most works first. */
  subjects: Array<FacetValue>;
};

/** A place in a long list that one can go to at once. */
export type WorkJump = {
  __typename?: 'WorkJump';
  /** What `startAt` is to be. */
  at: Scalars['String']['output'];
  /** The letter or the years, to be read. */
  label: Scalars['String']['output'];
  /** How many works there are from it to the next one. */
  count: Scalars['Int']['output'];
};

/** A work in a list. */
export type WorkEdge = {
  __typename?: 'WorkEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The work. */
  node: Work;
  /** Where it has what was searched for, if neither title, creators nor date show it; null without a search. */
  match?: Maybe<WorkMatch>;
};

/** What of a work has the words that were searched for. */
export type WorkMatch = {
  __typename?: 'WorkMatch';
  /** Of which field the text is. */
  field: MatchedField;
  /** The source's own name for it, of `METADATA`. */
  label?: Maybe<Scalars['String']['output']>;
  /** The value, or as much of it as shows the words: at most 160 characters. */
  text: Scalars['String']['output'];
};

/** A field in which words are found. */
export type MatchedField =
  | 'IDENTIFIER'
  | 'TYPE'
  | 'TECHNIQUE'
  | 'SUBJECT'
  | 'PLACE'
  | 'DESCRIPTION'
  | 'CREDIT_LINE'
  | 'DIMENSIONS'
  | 'RIGHTS'
  | 'METADATA'
  /** What is said of one of its pictures. */
  | 'PICTURE';

/** A field of a work, as histories tell of it. */
export type WorkField =
  | 'IDENTIFIER'
  | 'TITLE'
  | 'CREATORS'
  | 'DATE'
  | 'EARLIEST_YEAR'
  | 'LATEST_YEAR'
  | 'WORK_TYPE'
  | 'TECHNIQUE'
  | 'SUBJECTS'
  | 'PLACES'
  | 'DIMENSIONS'
  | 'DESCRIPTION'
  | 'CREDIT_LINE'
  | 'RIGHTS'
  | 'RECORD_LANGUAGE'
  | 'METADATA'
  | 'STATUS'
  | 'IMAGES';

/** Through what a work was changed. */
export type WorkChangeThrough =
  /** It was there before histories were kept. */
  | 'BEGINNING'
  /** By an import. */
  | 'IMPORT'
  /** By the sample collection. */
  | 'SAMPLE'
  /** By hand, as one work. */
  | 'EDIT'
  /** By hand, with others. */
  | 'BULK_EDIT'
  /** By putting an earlier revision back. */
  | 'PUT_BACK'
  /** By undoing an import, or a change of many works. */
  | 'UNDO';

/** Who changed a work. */
export type WorkChangeActor =
  /** A member. */
  | 'MEMBER'
  /** Whoever types commands where the site runs. */
  | 'COMMAND'
  /** The site itself. */
  | 'SERVER';

/** One change of one work. */
export type WorkRevision = {
  __typename?: 'WorkRevision';
  /** From 1 on, which is its addition. */
  number: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  through: WorkChangeThrough;
  actor: WorkChangeActor;
  /** What the member who did it is called; null if it was no member, or one who is no more. */
  by?: Maybe<Scalars['String']['output']>;
  /** The import that did it, or that was undone by it. */
  import?: Maybe<Import>;
  /** The number of the revision that was put back. */
  restored?: Maybe<Scalars['Int']['output']>;
  /** What became different; nothing if the work was added. */
  changes: Array<WorkFieldChange>;
  /** All fields of the work as they were then. */
  state: Array<WorkFieldValue>;
};

/** What became of one field of a work, in texts fit for showing: one for each thing in it, none if there is nothing. */
export type WorkFieldChange = {
  __typename?: 'WorkFieldChange';
  field: WorkField;
  /** What people call the field. */
  label: Scalars['String']['output'];
  before: Array<Scalars['String']['output']>;
  after: Array<Scalars['String']['output']>;
};

/** What a field of a work said, in texts fit for showing: one for each thing in it, none if there is nothing. */
export type WorkFieldValue = {
  __typename?: 'WorkFieldValue';
  field: WorkField;
  /** What people call the field. */
  label: Scalars['String']['output'];
  value: Array<Scalars['String']['output']>;
};

/** A page of a work's history. */
export type WorkRevisionConnection = {
  __typename?: 'WorkRevisionConnection';
  /** The revisions of this page, with their cursors. */
  edges?: Maybe<Array<WorkRevisionEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A revision in a list. */
export type WorkRevisionEdge = {
  __typename?: 'WorkRevisionEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: WorkRevision;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether more follows this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something comes before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The first cursor of the page, null if it is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
  /** The last cursor of the page, null if it is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** The site as a whole. */
export type Site = Node & {
  __typename?: 'Site';
  id: Scalars['ID']['output'];
  /** The site's name. */
  title: Scalars['String']['output'];
  /** One sentence that says what the collection is. */
  description: Scalars['String']['output'];
  /** How many works are published. */
  workCount?: Maybe<Scalars['Int']['output']>;
  /** A few works with large images, to open the home page with. */
  highlights?: Maybe<Array<Work>>;
  /** The terms of a kind that most works have, most used first. */
  terms?: Maybe<Array<Term>>;
  /** The import that is running now, if any; the one started last, if several. */
  runningImport?: Maybe<Import>;
  /** Who may make an account. */
  signUpPolicy?: Maybe<SignUpPolicy>;
  /** Whose notes are shown before a curator has seen them. Curators' own always are. */
  notesShownAtOnce?: Maybe<NotePolicy>;
};


/** The site as a whole. */
export type SiteHighlightsArgs = {
  first?: Scalars['Int']['input'];
};


/** The site as a whole. */
export type SiteTermsArgs = {
  kind: TermKind;
  first?: Scalars['Int']['input'];
};

/** What a term describes. */
export type TermKind =
  | 'TYPE'
  | 'CREATOR'
  | 'SUBJECT'
  | 'PLACE'
  | 'TECHNIQUE'
  | 'RIGHTS';

/** A value that works share, with how many published works have it. */
export type Term = Node & {
  __typename?: 'Term';
  id: Scalars['ID']['output'];
  /** What the term describes. */
  kind: TermKind;
  /** The value, as written in the works. */
  value: Scalars['String']['output'];
  /** How many published works have it. */
  workCount: Scalars['Int']['output'];
  /** The published works that have it, newest first, those with images before those without. */
  works?: Maybe<WorkConnection>;
};


/** A value that works share, with how many published works have it. */
export type TermWorksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a work is shown. */
export type WorkStatus =
  /** Being prepared; only curators see it. */
  | 'DRAFT'
  /** Shown to everyone. */
  | 'PUBLISHED'
  /** Taken back; only curators see it. */
  | 'WITHDRAWN'
  /** Taken out with the import that brought it; what belongs to it waits for its return. */
  | 'REMOVED';

/** The thing described: a painting, a map, a photograph, a specimen. */
export type Work = Node & {
  __typename?: 'Work';
  id: Scalars['ID']['output'];
  /** The name of the work in addresses; unique, lower case. */
  slug: Scalars['String']['output'];
  /** The accession number or other identifier, unique in the collection. */
  identifier: Scalars['String']['output'];
  /** The title as the collection gives it. */
  title: Scalars['String']['output'];
  /** Who made it, first the main creator. */
  creators: Array<Creator>;
  /** The date as displayed, such as `c. 1850`. */
  date?: Maybe<Scalars['String']['output']>;
  /** The earliest year it may have been made; negative before the common era. */
  earliestYear?: Maybe<Scalars['Int']['output']>;
  /** The latest year it may have been made. */
  latestYear?: Maybe<Scalars['Int']['output']>;
  /** What kind of thing it is, such as `painting`. */
  workType?: Maybe<Scalars['String']['output']>;
  /** Technique and material, such as `oil on canvas`. */
  technique?: Maybe<Scalars['String']['output']>;
  /** What it shows or is about. */
  subjects: Array<Scalars['String']['output']>;
  /** Places it has to do with. */
  places: Array<Scalars['String']['output']>;
  /** How large it is. */
  dimensions?: Maybe<Dimensions>;
  /** A description, plain text; paragraphs are separated by an empty line. */
  description?: Maybe<Scalars['String']['output']>;
  /** The line that credits the source. */
  creditLine?: Maybe<Scalars['String']['output']>;
  /** What may be done with it. */
  rights?: Maybe<Rights>;
  /** The language that its texts are written in, title, description and those of its pictures, as BCP 47 spells it; null if it is not known. */
  recordLanguage?: Maybe<Scalars['String']['output']>;
  /** Every other value its source gave, under the source's own labels. */
  metadata: Array<MetadataEntry>;
  /** Whether it is shown. */
  status: WorkStatus;
  /** The picture that stands for the work in lists. */
  primaryImage?: Maybe<Image>;
  /** Its pictures, in order. */
  images?: Maybe<Array<Image>>;
  /** How many pictures it has. */
  imageCount: Scalars['Int']['output'];
  /** Works that have something in common with it, most in common first. */
  related?: Maybe<Array<Work>>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The number of its last revision; null for all but curators and owners. */
  version?: Maybe<Scalars['Int']['output']>;
  /** What became of it, the last change first; null for all but curators and owners. */
  history?: Maybe<WorkRevisionConnection>;
  /** One of its revisions; null if there is none with this number, and for all but curators and owners. */
  revision?: Maybe<WorkRevision>;
  /**
   * What is different between two of its revisions; null if there is none with one of these numbers, and for all but
   * curators and owners.
   */
  comparedRevisions?: Maybe<Array<WorkFieldChange>>;
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkCreatorsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkMetadataArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkHistoryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkRevisionArgs = {
  number: Scalars['Int']['input'];
};


/** The thing described: a painting, a map, a photograph, a specimen. */
export type WorkComparedRevisionsArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

/** Someone who had a part in making a work. */
export type Creator = {
  __typename?: 'Creator';
  /** The name as displayed. */
  name: Scalars['String']['output'];
  /** The part, such as `engraver`; null for the maker. */
  role?: Maybe<Scalars['String']['output']>;
};

/** How large a work is. */
export type Dimensions = {
  __typename?: 'Dimensions';
  /** As displayed, such as `support: 394 x 419 mm`. */
  text: Scalars['String']['output'];
  /** Height in centimetres, if known. */
  heightCm?: Maybe<Scalars['Float']['output']>;
  /** Width in centimetres, if known. */
  widthCm?: Maybe<Scalars['Float']['output']>;
  /** Depth in centimetres, if known. */
  depthCm?: Maybe<Scalars['Float']['output']>;
};

/** What may be done with a work or its picture. */
export type Rights = {
  __typename?: 'Rights';
  /** A RightsStatements.org or Creative Commons address, if it is one of theirs. */
  uri?: Maybe<Scalars['String']['output']>;
  /** The statement in words, as the source gives it. */
  label: Scalars['String']['output'];
};

/** A value that has no field of its own. */
export type MetadataEntry = {
  __typename?: 'MetadataEntry';
  /** The source's name for it. */
  label: Scalars['String']['output'];
  /** The values, in the source's order. */
  values: Array<Scalars['String']['output']>;
};

/** What a picture shows of its work. */
export type ImageRole =
  | 'FRONT'
  | 'BACK'
  | 'DETAIL'
  | 'XRAY'
  | 'INFRARED'
  /** The work with something drawn over it that explains it. */
  | 'OVERLAY'
  | 'OTHER';

/** One picture of a work. */
export type Image = Node & {
  __typename?: 'Image';
  id: Scalars['ID']['output'];
  /** The work it is a picture of; null if that is not shown any more. */
  work?: Maybe<Work>;
  /** Which of the work's pictures it is, counted from 0. */
  position: Scalars['Int']['output'];
  /** Width of the full picture in pixels. */
  width: Scalars['Int']['output'];
  /** Height of the full picture in pixels. */
  height: Scalars['Int']['output'];
  /**
   * What the picture shows, for those who cannot see it; empty if it shows nothing that is worth words, which somebody
   * decided; null if nobody has written it yet.
   */
  alt?: Maybe<Scalars['String']['output']>;
  /** Words to print under the picture. */
  caption?: Maybe<Scalars['String']['output']>;
  /** A ThumbHash of the picture, base64. */
  placeholder: Scalars['String']['output'];
  /** What it shows of the work. */
  role: ImageRole;
  /**
   * How many pixels of the full picture make a centimetre of the work: as stored, or told from the work's dimensions where
   * the picture shows all of its front; null if it is not known.
   */
  pixelsPerCm?: Maybe<Scalars['Float']['output']>;
  /** The path of its IIIF Image API 3.0 service, without `/info.json`. */
  service: Scalars['String']['output'];
  /** Widths for which `{service}/full/{width},/0/default.webp` and `.avif` are ready made, ascending. */
  derivativeWidths: Array<Scalars['Int']['output']>;
  /** The grid of its stored tiles. */
  tiles: ImageTiles;
  /** Parts of it that are worth a closer look, in the curators' order. */
  details?: Maybe<Array<Detail>>;
  /**
   * How it lies on the work's first picture: two or three places that are seen in both. Null if nobody has said, and for
   * the first picture itself.
   */
  registration?: Maybe<Array<PointPair>>;
  /**
   * How many pixels of the full picture make a centimetre of the work as somebody said it of this picture; null if nobody has,
   * and for all but curators and owners.
   */
  measuredPixelsPerCm?: Maybe<Scalars['Float']['output']>;
  /** The name its source gave the file; null if it is not known, and for all but curators and owners. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Notes on it that everybody may see: those that begin threads, with their answers in them, as pages by cursor. */
  notes?: Maybe<NoteConnection>;
  /** How many notes on it everybody may see, answers included. */
  noteCount?: Maybe<Scalars['Int']['output']>;
  /** Whose notes on it everybody may see, those who began most threads first; visitors are not among them. */
  noteAuthors?: Maybe<Array<NoteAuthorCount>>;
};


/** One picture of a work. */
export type ImageDetailsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** One picture of a work. */
export type ImageNotesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  order?: NoteOrder;
  author?: InputMaybe<Scalars['ID']['input']>;
};


/** One picture of a work. */
export type ImageNoteAuthorsArgs = {
  first?: Scalars['Int']['input'];
};

/** A part of a picture that is worth a closer look, described. */
export type Detail = Node & {
  __typename?: 'Detail';
  id: Scalars['ID']['output'];
  /** Where it is. */
  region: Region;
  /** What it is, in a few words; 1 to 200 characters. */
  caption: Scalars['String']['output'];
  /** What there is to see, plain text. */
  description?: Maybe<Scalars['String']['output']>;
};

/** A rectangle in pixels of the full picture, from its upper left corner; all of it lies within the picture. */
export type Region = {
  __typename?: 'Region';
  x: Scalars['Int']['output'];
  y: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

/** The same place in two pictures of a work. */
export type PointPair = {
  __typename?: 'PointPair';
  /** Where it is in this picture. */
  from: ImagePoint;
  /** Where it is in the work's first picture. */
  to: ImagePoint;
};

/** A place in pixels of the full picture, from its upper left corner. */
export type ImagePoint = {
  __typename?: 'ImagePoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** The grid of an image's stored tiles, as in an IIIF `info.json`. */
export type ImageTiles = {
  __typename?: 'ImageTiles';
  /** Width and height of a tile in pixels. */
  width: Scalars['Int']['output'];
  /** By how much each level is reduced: 1, 2, 4, ... */
  scaleFactors: Array<Scalars['Int']['output']>;
};

/** How far an import is. */
export type ImportState =
  /** It is being read and compared with the collection; nothing is changed by it. */
  | 'READING'
  /** Read and compared; nothing is changed yet. */
  | 'CHECKED'
  | 'RUNNING'
  /** Stopped before its end, by somebody or by a restart; it can go on. */
  | 'INTERRUPTED'
  /** It could not be read, or could not go on; `failure` says why. */
  | 'FAILED'
  | 'DONE'
  | 'UNDONE';

/** What an import does with one row of its source. */
export type ImportFate =
  /** The work comes into the collection, or comes back to it. */
  | 'ADDED'
  | 'CHANGED'
  | 'UNCHANGED'
  /** It is not taken in; the others are. */
  | 'REFUSED';

/** Where pictures are kept that an import finds on other sites. */
export type RemotePictures =
  /** They are copied in. */
  | 'COPY'
  /** They stay where they are. */
  | 'KEEP';

/** How sure a finding is. */
export type Sureness =
  /** Whoever imports said it. */
  | 'ASKED'
  /** Beyond doubt. */
  | 'CERTAIN'
  /** To be looked at. */
  | 'LIKELY';

/** What a column of an import's table can say of a work or its pictures. */
export type ImportField =
  | 'IDENTIFIER'
  | 'TITLE'
  | 'CREATORS'
  | 'CREATOR_ROLES'
  | 'DATE'
  | 'YEAR'
  | 'EARLIEST_YEAR'
  | 'LATEST_YEAR'
  | 'WORK_TYPE'
  | 'TECHNIQUE'
  | 'SUBJECTS'
  | 'PLACES'
  | 'DIMENSIONS'
  | 'DESCRIPTION'
  | 'CREDIT_LINE'
  | 'RIGHTS'
  | 'RECORD_LANGUAGE'
  | 'IMAGES'
  | 'ALT'
  | 'CAPTION';

/** What somebody chose for an import. */
export type ImportChoices = {
  __typename?: 'ImportChoices';
  /** The status of works it adds; works that change keep theirs, unless their row says another. */
  newWorks: WorkStatus;
  /** Whether pictures on other sites stay there, or are copied in. */
  remotePictures: RemotePictures;
  /** The language of the records of works whose source says none, as BCP 47 spells it; null if it is not known. */
  recordLanguage?: Maybe<Scalars['String']['output']>;
};

/** How the table of an import is read. */
export type ImportReading = {
  __typename?: 'ImportReading';
  /** Null for a spreadsheet. */
  encoding?: Maybe<Scalars['String']['output']>;
  /** Null for a spreadsheet. */
  encodingSureness?: Maybe<Sureness>;
  /** What separates cells: a comma, a semicolon, a tab or a vertical bar; null for a spreadsheet. */
  delimiter?: Maybe<Scalars['String']['output']>;
  /** What stands around cells that hold a delimiter: `"`, `'`, or nothing; null for a spreadsheet. */
  quote?: Maybe<Scalars['String']['output']>;
  /** Null for a text. */
  sheet?: Maybe<Scalars['String']['output']>;
  /** The sheets that are not read. */
  otherSheets: Array<Scalars['String']['output']>;
  /** As a spreadsheet counts; 0 if there is none. */
  headerRow: Scalars['Int']['output'];
  headerRowSureness: Sureness;
  columns: Array<ImportColumn>;
  /** The column, counted from 1, that identifiers are made from; 0 if they number the rows; null if a column has them. */
  identifiersFrom?: Maybe<Scalars['Int']['output']>;
  /** Whether what the columns say was taken over from an earlier import with the same columns. */
  isRemembered: Scalars['Boolean']['output'];
};

/** One column of an import's table. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Counted from 1. */
  number: Scalars['Int']['output'];
  /** Its name in the header, or its number if it has none. */
  label: Scalars['String']['output'];
  /** The field of a work it says; null keeps it under its own name. */
  field?: Maybe<ImportField>;
  /** What stands between several values in a cell; null if there is one value. */
  mark?: Maybe<Scalars['String']['output']>;
  /** The first cells, cut off where they are long, at most 5. */
  sample: Array<Scalars['String']['output']>;
};

/** What an import does with one row. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** As a spreadsheet counts; null for what has no row, such as a picture. */
  row?: Maybe<Scalars['Int']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  fate: ImportFate;
  /** What becomes different, long texts cut off; nothing unless the fate is `CHANGED`. */
  changes: Array<WorkFieldChange>;
  /** Why it is refused; null otherwise. */
  message?: Maybe<Scalars['String']['output']>;
  /** The column that is refused, if it is one. */
  column?: Maybe<Scalars['String']['output']>;
  /** The cell that is refused, if it is one, cut off where it is long. */
  cell?: Maybe<Scalars['String']['output']>;
  /** The work as it is now; null if it is not in the collection. */
  work?: Maybe<Work>;
};

/** Rows of an import that are refused for the same reason. */
export type ImportRefusal = {
  __typename?: 'ImportRefusal';
  /** How many they are. */
  count: Scalars['Int']['output'];
  /** The first of them, as a spreadsheet counts. */
  firstRows: Array<Scalars['Int']['output']>;
  /** Why, in a sentence that holds for all of them. */
  reason: Scalars['String']['output'];
  /** What can be done, in a sentence. */
  remedy: Scalars['String']['output'];
};

/** A page of an import's rows. */
export type ImportRowConnection = {
  __typename?: 'ImportRowConnection';
  /** The rows of this page, with their cursors. */
  edges?: Maybe<Array<ImportRowEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** How many rows there are with this fate, so far. */
  totalCount: Scalars['Int']['output'];
};

/** A row of an import in a list. */
export type ImportRowEdge = {
  __typename?: 'ImportRowEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ImportRow;
};

/** A work as an import would bring it in. */
export type ImportSample = {
  __typename?: 'ImportSample';
  identifier: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The creators' names. */
  creators: Array<Scalars['String']['output']>;
  date?: Maybe<Scalars['String']['output']>;
  /** All that it would say, apart from its pictures. */
  fields: Array<WorkFieldValue>;
  /** The names of its pictures' files, or their addresses. */
  pictures: Array<Scalars['String']['output']>;
};

/** How far the undoing of an import is. */
export type ImportUndo = {
  __typename?: 'ImportUndo';
  /** How many additions and changes of works there are to undo. */
  worksTotal: Scalars['Int']['output'];
  /** How many of them are dealt with. */
  worksDone: Scalars['Int']['output'];
  /** How many works were taken out, since the import added them. */
  takenOut: Scalars['Int']['output'];
  /** How many works have fields as they were before the import. */
  putBack: Scalars['Int']['output'];
  /** How many works keep something because it was edited after the import. */
  kept: Scalars['Int']['output'];
  /** Whether what was edited after the import stays. */
  keepLaterEdits: Scalars['Boolean']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** When the import was undone; null while that goes on. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What undoing an import would do, if what was edited after it stays. */
export type UndoPreview = {
  __typename?: 'UndoPreview';
  /** How many works would be taken out, since the import added them. */
  takenOut: Scalars['Int']['output'];
  /** How many works would have fields as they were before the import. */
  putBack: Scalars['Int']['output'];
  /** How many works would keep something because it was edited after the import. */
  kept: Scalars['Int']['output'];
  /** The first 100 of these. */
  keptWorks: Array<KeptWork>;
};

/** A work that keeps something when an import is undone. */
export type KeptWork = {
  __typename?: 'KeptWork';
  /** The work's global id. */
  id: Scalars['ID']['output'];
  identifier: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The fields that were edited after the import, as people call them. */
  fields: Array<Scalars['String']['output']>;
};

/** One run that brings works in. */
export type Import = Node & {
  __typename?: 'Import';
  id: Scalars['ID']['output'];
  /** What is brought in, in a word: a file's name, never its path. */
  label: Scalars['String']['output'];
  state: ImportState;
  startedAt: Scalars['DateTime']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many rows there are in all, once known. */
  rowsTotal?: Maybe<Scalars['Int']['output']>;
  /** How many rows are dealt with. */
  rowsDone: Scalars['Int']['output'];
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  /** How far its undoing is; null if nobody has begun that. The state is `UNDONE` at its end. */
  undo?: Maybe<ImportUndo>;
  /** What undoing it would do now; null once it is undone, and for all but curators and owners. */
  undoPreview?: Maybe<UndoPreview>;
  /** Whether it was let change the collection: then its counts say what it did, before that what it would do. */
  isApplied: Scalars['Boolean']['output'];
  /** Whether it waits for somebody to say which columns of its table are the identifier and the title; its state is `FAILED` then. */
  isAsking: Scalars['Boolean']['output'];
  /** Whether it waits for another import to end. */
  isWaiting: Scalars['Boolean']['output'];
  /** How many rows a second it gets through, of late; null unless it is under way. */
  rowsPerSecond?: Maybe<Scalars['Float']['output']>;
  /** How many seconds are left, as far as can be told; null unless it is under way. */
  secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** The title or the identifier of what it dealt with last. For curators and owners, like all that follows. */
  currentTitle?: Maybe<Scalars['String']['output']>;
  /** What the source was found to be, such as `a table (CSV)`; null while that is not known. */
  found?: Maybe<Scalars['String']['output']>;
  /** What the member who gave it is called; null for one by the command line, and if they are no more. */
  by?: Maybe<Scalars['String']['output']>;
  /** Why it failed; null unless it did. */
  failure?: Maybe<Scalars['String']['output']>;
  /** How the table in it is read; null if there is none, or while that is not known. */
  reading?: Maybe<ImportReading>;
  /** How it is read and what of it is left out, in sentences; null for one by the command line, or while that is not known. */
  notes?: Maybe<Array<Scalars['String']['output']>>;
  /** What was chosen for it; null for an import by the command line. */
  choices?: Maybe<ImportChoices>;
  /** What it would do, or did, with each row, in the source's order; nothing once its source is not kept any more. */
  rows?: Maybe<ImportRowConnection>;
  /** Why rows are refused, the most frequent reason first; nothing once its source is not kept any more. */
  refusals?: Maybe<Array<ImportRefusal>>;
  /** The first works as they would look, at most 6. */
  samples?: Maybe<Array<ImportSample>>;
  /** Where the refused rows are to be had as a table, to mend and drop again: a path; null if there are none. */
  problemsPath?: Maybe<Scalars['String']['output']>;
};


/** One run that brings works in. */
export type ImportRowsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  fate?: InputMaybe<ImportFate>;
};

/** A page of imports. */
export type ImportConnection = {
  __typename?: 'ImportConnection';
  /** The imports of this page, with their cursors. */
  edges?: Maybe<Array<ImportEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** An import in a list. */
export type ImportEdge = {
  __typename?: 'ImportEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: Import;
};

/** Who may make an account. */
export type SignUpPolicy =
  /** Everybody. */
  | 'OPEN'
  /** Those who were given an invitation. */
  | 'INVITATION'
  /** Nobody. */
  | 'CLOSED';

/** What somebody is on this site; each may do what the one before it may, and more. */
export type Role =
  /** Anonymous, known by a cookie at most. */
  | 'VISITOR'
  /** With an account. */
  | 'MEMBER'
  /** Looks after the collection and what people say of it. */
  | 'CURATOR'
  /** Looks after the site and its people too. */
  | 'OWNER';

/** Somebody, as everybody may know them. */
export type Member = Node & {
  __typename?: 'Member';
  id: Scalars['ID']['output'];
  /** What they call themselves; null for an anonymous visitor who gave no name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they are on this site. */
  role: Role;
};

/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** The same for everybody: a client has one viewer. */
  id: Scalars['ID']['output'];
  /** The account of somebody who signed in; null for an anonymous visitor. */
  account?: Maybe<Account>;
  /** What those who run the site see; null for everybody else. */
  desk?: Maybe<Desk>;
  /** The works the viewer marked as favourites, at most 1,000, last marked first. */
  favouriteWorkIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The same works, as pages by cursor; works no longer shown are left out. */
  favourites?: Maybe<WorkConnection>;
  /** The searches the viewer saved, at most 100, last saved first, as pages by cursor. */
  savedSearches?: Maybe<SavedSearchConnection>;
  /** The albums the viewer made, last made first, as pages by cursor. */
  albums?: Maybe<AlbumConnection>;
  /** Albums of others whose edit link the viewer opened, last made first, as pages by cursor. */
  sharedAlbums?: Maybe<AlbumConnection>;
  /** What the viewer may do with an album; null if there is none the viewer may see. */
  albumRights?: Maybe<AlbumRights>;
  /**
   * By which entries a work itself lies in the albums the viewer may change, or a detail of it: at most one for each
   * album, that of the album made last first.
   */
  albumEntriesWith?: Maybe<Array<AlbumEntry>>;
  /** As whom others know the viewer in a tour, as `TourGuest.memberId`; null for a visitor the site does not know yet. */
  guestId?: Maybe<Scalars['ID']['output']>;
  /** The tours the viewer started: those that go on first, then the last started first, as pages by cursor. */
  tours?: Maybe<TourConnection>;
  /** What the viewer wrote on a picture, also what others do not see: pending and hidden notes. Last written first. */
  notes?: Maybe<NoteConnection>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerFavouritesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerSavedSearchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerAlbumsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerSharedAlbumsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerAlbumRightsArgs = {
  id: Scalars['ID']['input'];
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerAlbumEntriesWithArgs = {
  workId: Scalars['ID']['input'];
  view?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerToursArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Whoever is asking: an anonymous visitor known by a cookie, or someone who left none. */
export type ViewerNotesArgs = {
  imageId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** How a member signs in; seen by nobody else but the owner. */
export type Account = Node & {
  __typename?: 'Account';
  id: Scalars['ID']['output'];
  /** The member, as everybody may know them. */
  member: Member;
  /** The e-mail address they sign in with. */
  email: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The browsers they are signed in with, last seen first, at most 50. */
  sessions?: Maybe<Array<Session>>;
};

/** A browser in which somebody is signed in. */
export type Session = Node & {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  /** The browser and its system, in a few words. */
  device: Scalars['String']['output'];
  /** When they signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last seen, within a quarter of an hour. */
  seenAt: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

/** What those who run the site see and nobody else. */
export type Desk = {
  __typename?: 'Desk';
  /** Members with an account, those who joined last first; null for all but the owner. */
  accounts?: Maybe<AccountConnection>;
  /** Invitations that still work, last made first, at most 100; null for all but the owner. */
  invitations?: Maybe<Array<Invitation>>;
  /** Notes that wait for a curator, because they are pending or were reported, longest waiting first. */
  noteQueue?: Maybe<NoteConnection>;
  /** How many notes wait for a curator. */
  noteQueueLength?: Maybe<Scalars['Int']['output']>;
  /** A work whatever its status; null if there is none. */
  work?: Maybe<Work>;
  /** The imports there were, last started first. */
  imports?: Maybe<ImportConnection>;
  /** Works whatever their status, but for those that were taken out. */
  works?: Maybe<DeskWorkConnection>;
  /** How many works want for what, one finding for each problem. */
  checkup?: Maybe<Array<CheckupFinding>>;
  /** Works that are likely the same, in groups, without those that somebody told apart. */
  duplicates?: Maybe<DuplicateGroupConnection>;
  /** All exhibitions, changed last first. */
  exhibitions?: Maybe<ExhibitionConnection>;
  /** An exhibition whatever its state; null if there is none. */
  exhibition?: Maybe<Exhibition>;
  /** Pictures that stay at other sites, and whether they still come from there. */
  remotePictures?: Maybe<RemoteImages>;
};


/** What those who run the site see and nobody else. */
export type DeskAccountsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What those who run the site see and nobody else. */
export type DeskNoteQueueArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What those who run the site see and nobody else. */
export type DeskWorkArgs = {
  id: Scalars['ID']['input'];
};


/** What those who run the site see and nobody else. */
export type DeskImportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What those who run the site see and nobody else. */
export type DeskWorksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskWorkFilter>;
  order?: DeskWorkOrder;
};


/** What those who run the site see and nobody else. */
export type DeskDuplicatesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What those who run the site see and nobody else. */
export type DeskExhibitionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What those who run the site see and nobody else. */
export type DeskExhibitionArgs = {
  id: Scalars['ID']['input'];
};

/** Pictures that stay at other sites, of works that are not withdrawn; one that several works have counts once. */
export type RemoteImages = {
  __typename?: 'RemoteImages';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** How many could not be had when they were last asked for. */
  deadCount: Scalars['Int']['output'];
  /** How many were never asked for. */
  uncheckedCount: Scalars['Int']['output'];
  /** All others were asked for at this time or later; null if none was. */
  checkedSince?: Maybe<Scalars['DateTime']['output']>;
  /** The check that is under way, or else the last one since the server started; null if there was none. */
  check?: Maybe<RemoteCheck>;
};

/** How far a check of all pictures of other sites is, or came. */
export type RemoteCheck = {
  __typename?: 'RemoteCheck';
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Whether it goes on. */
  isUnderWay: Scalars['Boolean']['output'];
  /** How many were asked for so far. */
  done: Scalars['Int']['output'];
  /** How many of these could not be had. */
  deadCount: Scalars['Int']['output'];
  /** How many are left for another time, because their sites had too much to do. */
  postponedCount: Scalars['Int']['output'];
};

/** Which works the desk lists; a work must fit everything that is said. */
export type DeskWorkFilter = {
  /** Their status. */
  status?: InputMaybe<WorkStatus>;
  /** What they want for. */
  problem?: InputMaybe<CheckupProblem>;
  /** The id of the import that added or changed them. */
  import?: InputMaybe<Scalars['ID']['input']>;
};

/** In which order the desk lists works. */
export type DeskWorkOrder =
  /** Last changed first. */
  | 'CHANGED'
  /** By title, whatever the case of its letters. */
  | 'TITLE'
  /** By identifier. */
  | 'IDENTIFIER';

/** A page of works at the desk. */
export type DeskWorkConnection = {
  __typename?: 'DeskWorkConnection';
  /** The works of this page, with their cursors. */
  edges?: Maybe<Array<DeskWorkEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** How many works the whole list has. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A work in a list of the desk. */
export type DeskWorkEdge = {
  __typename?: 'DeskWorkEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The work. */
  node: Work;
};

/** What a work may want for that is not withdrawn. */
export type CheckupProblem =
  /** A picture of it has no alternative text. */
  | 'NO_ALT'
  /** Nothing says what may be done with it. */
  | 'NO_RIGHTS'
  /** It has neither a date nor a year. */
  | 'NO_DATE'
  /** It has no picture. */
  | 'NO_IMAGE'
  /** A picture of it that stays at another site could not be had from there when it was last asked for. */
  | 'DEAD_REMOTE_IMAGE'
  /** A picture of it has no side of 1,000 pixels: too small to look at closely. */
  | 'SMALL_IMAGE'
  /** Another work has the same picture, or the same title, creators and date. */
  | 'LIKELY_DUPLICATE'
  /** The search index cannot process it, so that no search and no list shows it. */
  | 'NOT_INDEXED';

/** How many works want for something. */
export type CheckupFinding = {
  __typename?: 'CheckupFinding';
  /** What they want for. */
  problem: CheckupProblem;
  /** How many works. */
  count: Scalars['Int']['output'];
};

/** Why works are likely the same. */
export type DuplicateReason =
  /** They have the same picture. */
  | 'SAME_PICTURE'
  /** They have the same title, creators and date. */
  | 'SAME_RECORD';

/** Works that are likely the same. */
export type DuplicateGroup = {
  __typename?: 'DuplicateGroup';
  /** By which they can be told apart. */
  id: Scalars['ID']['output'];
  /** Why. */
  reason: DuplicateReason;
  /** How many works. */
  workCount: Scalars['Int']['output'];
  /** The works, in the order in which they were added; at most 24. */
  works: Array<Work>;
};

/** A page of groups of works that are likely the same. */
export type DuplicateGroupConnection = {
  __typename?: 'DuplicateGroupConnection';
  /** The groups of this page, with their cursors. */
  edges?: Maybe<Array<DuplicateGroupEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A group in a list. */
export type DuplicateGroupEdge = {
  __typename?: 'DuplicateGroupEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The group. */
  node: DuplicateGroup;
};

/** A page of accounts. */
export type AccountConnection = {
  __typename?: 'AccountConnection';
  /** The accounts of this page, with their cursors. */
  edges?: Maybe<Array<AccountEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** An account in a list. */
export type AccountEdge = {
  __typename?: 'AccountEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: Account;
};

/** A link that lets somebody make an account, or raises the role of whoever has one; it works once. */
export type Invitation = Node & {
  __typename?: 'Invitation';
  id: Scalars['ID']['output'];
  /** What whoever follows it becomes. */
  role: Role;
  /** For whom it is, in the owner's words. */
  note: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ceases to work. */
  expiresAt: Scalars['DateTime']['output'];
};

/** A page of saved searches. */
export type SavedSearchConnection = {
  __typename?: 'SavedSearchConnection';
  /** The searches of this page, with their cursors. */
  edges?: Maybe<Array<SavedSearchEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A saved search in a list. */
export type SavedSearchEdge = {
  __typename?: 'SavedSearchEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The saved search. */
  node: SavedSearch;
};

/** What a visitor chose on the list of works, kept under a name; seen by nobody else. */
export type SavedSearch = Node & {
  __typename?: 'SavedSearch';
  id: Scalars['ID']['output'];
  /** What the visitor calls it; 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** The words searched for. */
  search?: Maybe<Scalars['String']['output']>;
  /** What the works must have. */
  filter: SavedFilter;
  /** The order; the usual one if null. */
  order?: Maybe<WorkOrder>;
  /** How many published works it finds that were added since it was last looked at. */
  newCount?: Maybe<Scalars['Int']['output']>;
  /** Up to where its works were looked at; opaque, for `SaveSearchInput`. */
  seen?: Maybe<Scalars['String']['output']>;
};

/** What works must have, as `WorkFilter`; what asks for nothing is empty or null. */
export type SavedFilter = {
  __typename?: 'SavedFilter';
  types: Array<Scalars['String']['output']>;
  creators: Array<Scalars['String']['output']>;
  subjects: Array<Scalars['String']['output']>;
  places: Array<Scalars['String']['output']>;
  techniques: Array<Scalars['String']['output']>;
  rights: Array<Scalars['String']['output']>;
  hasImage?: Maybe<Scalars['Boolean']['output']>;
  yearFrom?: Maybe<Scalars['Int']['output']>;
  yearTo?: Maybe<Scalars['Int']['output']>;
};

/** Who may see an album besides its owner and those who opened its edit link. */
export type AlbumVisibility =
  /** Nobody. */
  | 'PRIVATE'
  /** Whoever has its address. */
  | 'LINK'
  /** Everybody; it is listed among the public albums once it has works. */
  | 'PUBLIC';

/** Somebody's own ordered set of works and details. */
export type Album = Node & {
  __typename?: 'Album';
  id: Scalars['ID']['output'];
  /** What its owner calls it, plain text; 1 to 120 characters. */
  title: Scalars['String']['output'];
  /** What its owner says of it, plain text of at most 4,000 characters; null if nothing. */
  description?: Maybe<Scalars['String']['output']>;
  visibility: AlbumVisibility;
  /** Whose it is. */
  owner?: Maybe<Member>;
  /** The entry that stands for it: the chosen one, or else the first; null if there is nothing to see in it. */
  cover?: Maybe<AlbumEntry>;
  /** What lies in it, in its order, as pages by cursor. Works no longer shown are left out: see `AlbumRights`. */
  entries?: Maybe<AlbumEntryConnection>;
  /** How many entries there are to see; an album has at most 1,000. */
  entryCount?: Maybe<Scalars['Int']['output']>;
  /** Rises with each change of title, description, cover and visibility; an edit says which it was made on. */
  version: Scalars['Int']['output'];
  /**
   * Rises with each change of any kind. What an answer says of the album's entries holds at this change or a later one,
   * so that of two answers the one with the larger number is to be believed.
   */
  change: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed, its entries included. */
  updatedAt: Scalars['DateTime']['output'];
};


/** Somebody's own ordered set of works and details. */
export type AlbumEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** A work, or a detail of one, in an album. */
export type AlbumEntry = Node & {
  __typename?: 'AlbumEntry';
  id: Scalars['ID']['output'];
  /** The album it lies in. */
  album?: Maybe<Album>;
  /** Its place: entries are in the order of these texts, compared character by character by their codes. */
  position: Scalars['String']['output'];
  /** The work; null if it is not shown any more, which only those are told who may change the album. */
  work?: Maybe<Work>;
  /**
   * The detail, a view of one of the work's pictures as one word: base64url of the bytes that `docs/specification.md`
   * describes under “In bytes”. Null for the work itself.
   */
  view?: Maybe<Scalars['String']['output']>;
  /** The picture it shows, or shows a detail of; null if there is none, or the work is not shown any more. */
  image?: Maybe<Image>;
  /**
   * What it shows as pictures, from the smallest: at most 400, 800 and 1,600 pixels on the longer side, no larger than it
   * is in the image. Empty if there is nothing to show.
   */
  cuts?: Maybe<Array<ImageCut>>;
  /** The path of the page that shows exactly this; null if the work is not shown any more. */
  path?: Maybe<Scalars['String']['output']>;
  /** Words to it, plain text of at most 500 characters; null if there are none. */
  caption?: Maybe<Scalars['String']['output']>;
  /** Rises with each change of the caption; an edit says which it was made on. */
  version: Scalars['Int']['output'];
  /** Who added it; null if they are not known any more. */
  addedBy?: Maybe<Member>;
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
};

/** An image, or a part of one, as the image service cuts it, turned and mirrored as it is looked at. */
export type ImageCut = {
  __typename?: 'ImageCut';
  /** Its path, of the IIIF Image API 3. */
  address: Scalars['String']['output'];
  /** Pixels it is wide and high. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

/** A page of albums. */
export type AlbumConnection = {
  __typename?: 'AlbumConnection';
  /** The albums of this page, with their cursors. */
  edges?: Maybe<Array<AlbumEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** An album in a list. */
export type AlbumEdge = {
  __typename?: 'AlbumEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The album. */
  node: Album;
};

/** A page of an album. */
export type AlbumEntryConnection = {
  __typename?: 'AlbumEntryConnection';
  /** At which of the album's changes this holds, or at a later one; see `Album.change`. */
  change: Scalars['Int']['output'];
  /** The entries of this page, with their cursors. */
  edges?: Maybe<Array<AlbumEntryEdge>>;
  /** Where this page stands in the album. */
  pageInfo: PageInfo;
};

/** An entry in its album. */
export type AlbumEntryEdge = {
  __typename?: 'AlbumEntryEdge';
  /** Marks this place in the album. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AlbumEntry;
};

/** What the viewer may do with an album. */
export type AlbumRights = {
  __typename?: 'AlbumRights';
  /** Whether the album is the viewer's, who then may do everything. */
  isOwner: Scalars['Boolean']['output'];
  /** Whether the viewer may change what lies in it and what it says of itself. */
  mayEdit: Scalars['Boolean']['output'];
  /** Whether it has an edit link; null for those whose album it is not. */
  hasEditLink?: Maybe<Scalars['Boolean']['output']>;
  /** How many people opened its edit link, at most 50; null for those whose album it is not. */
  editorCount?: Maybe<Scalars['Int']['output']>;
  /** Entries whose works are not shown any more, in the album's order; empty for those who may not change it. */
  missingEntries?: Maybe<Array<AlbumEntry>>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes an account and signs its member in; what they kept as a visitor comes along. */
  signUp?: Maybe<SignUpResult>;
  /** Signs a member in; what they kept as a visitor comes along. */
  signIn?: Maybe<SignInResult>;
  /** Signs whoever is asking out, in this browser. */
  signOut?: Maybe<SignOutResult>;
  /** Gives whoever is asking the role of an invitation, if that is more than theirs. */
  acceptInvitation?: Maybe<ChangeAccountResult>;
  /** Chooses a new password by a link that works once, ends all sessions and signs in. */
  choosePassword?: Maybe<SignInResult>;
  /** Changes the password, and ends the other sessions. */
  changePassword?: Maybe<ChangeAccountResult>;
  /** Changes the e-mail address whoever is asking signs in with. */
  changeEmail?: Maybe<ChangeAccountResult>;
  /** Changes what others call whoever is asking. */
  renameMember?: Maybe<ChangeAccountResult>;
  /** Ends one session of whoever is asking; ending it twice changes nothing. */
  endSession?: Maybe<ChangeAccountResult>;
  /** Ends all sessions of whoever is asking but the one that asks. */
  endOtherSessions?: Maybe<ChangeAccountResult>;
  /** Deletes the account of whoever is asking with all that is theirs, and signs out. */
  deleteAccount?: Maybe<ChangeAccountResult>;
  /** Makes an invitation. */
  invite?: Maybe<InviteResult>;
  /** Takes an invitation back; taking it back twice changes nothing. */
  withdrawInvitation?: Maybe<WithdrawInvitationResult>;
  /** Gives a member another role. */
  changeRole?: Maybe<ChangeRoleResult>;
  /** Deletes somebody's account with all that is theirs. */
  removeMember?: Maybe<RemoveMemberResult>;
  /** Makes a link by which a member who forgot the password chooses a new one. */
  makePasswordLink?: Maybe<MakePasswordLinkResult>;
  /** Decides who may make an account. */
  setSignUpPolicy?: Maybe<SetSignUpPolicyResult>;
  /** Marks a work as a favourite of the viewer's; marking it twice changes nothing. */
  addFavourite?: Maybe<AddFavouriteResult>;
  /** Takes a work from the viewer's favourites; taking it twice changes nothing. */
  removeFavourite?: Maybe<RemoveFavouriteResult>;
  /** Saves a search for the viewer; the same words, filter and order are saved once. */
  saveSearch?: Maybe<SaveSearchResult>;
  /** Gives a saved search of the viewer's another name. */
  renameSavedSearch?: Maybe<ChangeSavedSearchResult>;
  /** Notes that the viewer looks at what a saved search finds now: from here on it counts what is new. */
  markSavedSearchSeen?: Maybe<ChangeSavedSearchResult>;
  /** Deletes a saved search of the viewer's; deleting it twice changes nothing. */
  deleteSavedSearch?: Maybe<DeleteSavedSearchResult>;
  /** Starts a tour that the viewer presents; at most 3 of theirs go on at once. */
  startTour?: Maybe<StartTourResult>;
  /**
   * Shows the followers of a tour what the viewer looks at, who must hold the lens. It may also be sent over the
   * WebSocket, once the site knows the viewer.
   */
  presentView?: Maybe<PresentViewResult>;
  /** Says something to the followers of a tour, as its presenter. */
  sayInTour?: Maybe<ChangeTourResult>;
  /** Raises the viewer's hand; raised already it stays in its place. */
  raiseHand?: Maybe<ChangeTourResult>;
  /** Lowers a hand: one's own, or as the presenter anybody's. Lowering it twice changes nothing. */
  lowerHand?: Maybe<ChangeTourResult>;
  /** Lowers all hands of a tour, as its presenter. Doing it twice changes nothing. */
  lowerAllHands?: Maybe<ChangeTourResult>;
  /** Hands the lens to somebody who raised their hand, as the presenter; their hand is lowered. */
  handLens?: Maybe<ChangeTourResult>;
  /** Takes the lens back for the presenter: by themselves, or by whoever holds it. */
  takeLens?: Maybe<ChangeTourResult>;
  /** Ends a tour; ending it twice changes nothing. */
  endTour?: Maybe<ChangeTourResult>;
  /** Gives a tour that is over another title. */
  renameTour?: Maybe<EditTourResult>;
  /** Puts a step of a tour that is over at another place. */
  moveTourStep?: Maybe<EditTourResult>;
  /** Changes what is said at a step of a tour that is over. */
  rewriteTourStep?: Maybe<EditTourResult>;
  /** Takes a step out of a tour that is over. */
  removeTourStep?: Maybe<EditTourResult>;
  /** Deletes a tour that is over, with its steps; deleting it twice changes nothing. */
  deleteTour?: Maybe<DeleteTourResult>;
  /** Makes an album of the viewer's. Visitors have at most 20, members 200. */
  createAlbum?: Maybe<CreateAlbumResult>;
  /** Changes what an album says of itself; an edit made on an older version is a conflict. */
  updateAlbum?: Maybe<UpdateAlbumResult>;
  /** Deletes an album of the viewer's; deleting it twice changes nothing. It can be restored for 24 hours. */
  deleteAlbum?: Maybe<DeleteAlbumResult>;
  /** Puts a deleted album back as it was. */
  restoreAlbum?: Maybe<RestoreAlbumResult>;
  /** Copies what may be seen of an album into a new, private one of the viewer's. */
  copyAlbum?: Maybe<CopyAlbumResult>;
  /** Adds a work, or a detail of it, at the end of albums; to one that has it already nothing is added. */
  addToAlbums?: Maybe<AddToAlbumsResult>;
  /** Takes an entry out of its album; taking it out twice changes nothing. It can be restored for 24 hours. */
  removeAlbumEntry?: Maybe<RemoveAlbumEntryResult>;
  /** Puts a removed entry back in its place. */
  restoreAlbumEntry?: Maybe<RestoreAlbumEntryResult>;
  /** Moves an entry behind another one of its album. */
  moveAlbumEntry?: Maybe<MoveAlbumEntryResult>;
  /** Gives an entry another caption; an edit made on an older version is a conflict. */
  captionAlbumEntry?: Maybe<CaptionAlbumEntryResult>;
  /** Makes a link that lets whoever has it edit an album of the viewer's. An earlier link leads nowhere then. */
  makeEditLink?: Maybe<MakeEditLinkResult>;
  /** Takes an album's edit link away, and with it the rights of all who opened it. */
  closeEditLink?: Maybe<CloseEditLinkResult>;
  /** Makes the viewer an editor of an album, by the key of its edit link. */
  openEditLink?: Maybe<OpenEditLinkResult>;
  /** For curators: makes an album private that others may see. Its owner and its editors keep it. */
  takeDownAlbum?: Maybe<TakeDownAlbumResult>;
  /** Writes a note on a picture. It is shown at once, or waits for a curator, as `Site.notesShownAtOnce` says. */
  addNote?: Maybe<WriteNoteResult>;
  /** Answers a note; an answer to an answer answers the thread. */
  answerNote?: Maybe<WriteNoteResult>;
  /** Changes a note of the viewer's. If it is not to be shown at once, it waits for a curator again. */
  editNote?: Maybe<EditNoteResult>;
  /** Deletes a note of the viewer's, and with one that begins a thread its answers; deleting it twice changes nothing. */
  deleteNote?: Maybe<DeleteNoteResult>;
  /** Puts a deleted note of the viewer's back as it was, with its answers, as long as `restorableUntil` says. */
  restoreNote?: Maybe<WriteNoteResult>;
  /** Says to the curators what is wrong with somebody else's note. Each person is heard once about a note. */
  reportNote?: Maybe<ReportNoteResult>;
  /** For curators: shows a pending note to everybody, as it was read. */
  approveNote?: Maybe<ModerateNoteResult>;
  /** For curators: hides a note from everybody, and settles its reports. */
  hideNote?: Maybe<ModerateNoteResult>;
  /** For curators: shows a hidden note again, as it was read. */
  restoreHiddenNote?: Maybe<ModerateNoteResult>;
  /** For curators: leaves a reported note as it is, and its reports behind. */
  settleNoteReports?: Maybe<ModerateNoteResult>;
  /** For owners: decides whose notes are shown before a curator has seen them. */
  setNotePolicy?: Maybe<SetNotePolicyResult>;
  /** Adds a work as a draft, to be described. */
  addWork?: Maybe<AddWorkResult>;
  /** Changes what is told of a work, or whether it is shown. */
  editWork?: Maybe<EditWorkResult>;
  /** Makes a work what it was after one of its revisions, which is a revision itself. */
  restoreWorkRevision?: Maybe<RestoreWorkRevisionResult>;
  /** Takes out what an import added, and puts back what it changed, in the background. */
  undoImport?: Maybe<UndoImportResult>;
  /** Begins to read what was given, and to compare it with the collection; nothing is changed by it. */
  prepareImport?: Maybe<PrepareImportResult>;
  /** Changes how an import is read, which reads it again, or what becomes of its new works and pictures; it must have changed nothing yet. */
  changeImport?: Maybe<ChangeImportResult>;
  /** Brings in what was read, in the background; `importProgressed` tells how far it is. */
  applyImport?: Maybe<ApplyImportResult>;
  /** Stops an import after the works under way; it can go on. */
  pauseImport?: Maybe<PauseImportResult>;
  /** Lets an import go on that was stopped or failed. */
  resumeImport?: Maybe<ResumeImportResult>;
  /** Takes an import away that changed nothing yet, with what was given for it. */
  discardImport?: Maybe<DiscardImportResult>;
  /**
   * Prepares uploaded pictures and puts them behind those a work has: all of them or none. It is answered once they are
   * prepared, which takes some seconds for each.
   */
  addWorkImages?: Maybe<AddWorkImagesResult>;
  /**
   * Changes which pictures a work has, their order, and what is said of them. When another one comes first, the others are laid
   * on it so that they lie where they lay, as far as that is known.
   */
  changeWorkImages?: Maybe<ChangeWorkImagesResult>;
  /** Changes many works alike, as one change in their histories. */
  editWorks?: Maybe<EditWorksResult>;
  /** Puts back what one change of many works changed, where it was not changed since. */
  undoBulkEdit?: Maybe<UndoBulkEditResult>;
  /** Says that works which are likely the same are not, or takes that back. */
  tellApart?: Maybe<TellApartResult>;
  /**
   * Begins to ask for every picture that stays at another site, a few at a time, or stops that. It goes on whoever looks, as
   * long as the server runs; `Desk.remotePictures` tells how far it is. One that is under way is not begun anew.
   */
  checkRemotePictures?: Maybe<CheckRemotePicturesResult>;
  /** Makes an exhibition, a draft. */
  createExhibition?: Maybe<CreateExhibitionResult>;
  /** Changes what an exhibition says of itself. */
  editExhibition?: Maybe<EditExhibitionResult>;
  /** Shows an exhibition to everybody, now or from a moment on. */
  publishExhibition?: Maybe<ChangeExhibitionResult>;
  /** Makes an exhibition a draft again; of one that waits to be published, it is forgotten when. */
  withdrawExhibition?: Maybe<ChangeExhibitionResult>;
  /** Deletes an exhibition; deleting it again changes nothing. It can be put back for 24 hours. */
  deleteExhibition?: Maybe<DeleteExhibitionResult>;
  /** Puts a deleted exhibition back. */
  restoreExhibition?: Maybe<ChangeExhibitionResult>;
  /** Makes a link by which whoever has it sees the draft; the one before works no more. */
  makeDraftLink?: Maybe<MakeDraftLinkResult>;
  /** Closes the draft link. */
  closeDraftLink?: Maybe<ChangeExhibitionResult>;
  /** Makes an exhibition what it was in one of its versions. What it is now becomes a version too. */
  putBackExhibition?: Maybe<ChangeExhibitionResult>;
  /** Adds a block. */
  addBlock?: Maybe<ChangeBlockResult>;
  /** Makes a block hold something else of the same type. An edit made on an older version is a conflict. */
  writeBlock?: Maybe<WriteBlockResult>;
  /** Moves a block within its exhibition. */
  moveBlock?: Maybe<ChangeBlockResult>;
  /** Leaves a block out for visitors, or shows it again. */
  hideBlock?: Maybe<ChangeBlockResult>;
  /** Takes a block out; taking it out again changes nothing. It can be put back for 24 hours. */
  removeBlock?: Maybe<RemoveBlockResult>;
  /** Puts a block that was taken out back; one that is there stays as it is. */
  restoreBlock?: Maybe<ChangeBlockResult>;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationChoosePasswordArgs = {
  input: ChoosePasswordInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationRenameMemberArgs = {
  input: RenameMemberInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationInviteArgs = {
  input: InviteInput;
};


export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};


export type MutationChangeRoleArgs = {
  input: ChangeRoleInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationMakePasswordLinkArgs = {
  input: MakePasswordLinkInput;
};


export type MutationSetSignUpPolicyArgs = {
  input: SetSignUpPolicyInput;
};


export type MutationAddFavouriteArgs = {
  input: AddFavouriteInput;
};


export type MutationRemoveFavouriteArgs = {
  input: RemoveFavouriteInput;
};


export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


export type MutationRenameSavedSearchArgs = {
  input: RenameSavedSearchInput;
};


export type MutationMarkSavedSearchSeenArgs = {
  input: MarkSavedSearchSeenInput;
};


export type MutationDeleteSavedSearchArgs = {
  input: DeleteSavedSearchInput;
};


export type MutationStartTourArgs = {
  input: StartTourInput;
};


export type MutationPresentViewArgs = {
  input: PresentViewInput;
};


export type MutationSayInTourArgs = {
  input: SayInTourInput;
};


export type MutationRaiseHandArgs = {
  input: RaiseHandInput;
};


export type MutationLowerHandArgs = {
  input: LowerHandInput;
};


export type MutationLowerAllHandsArgs = {
  input: LowerAllHandsInput;
};


export type MutationHandLensArgs = {
  input: HandLensInput;
};


export type MutationTakeLensArgs = {
  input: TakeLensInput;
};


export type MutationEndTourArgs = {
  input: EndTourInput;
};


export type MutationRenameTourArgs = {
  input: RenameTourInput;
};


export type MutationMoveTourStepArgs = {
  input: MoveTourStepInput;
};


export type MutationRewriteTourStepArgs = {
  input: RewriteTourStepInput;
};


export type MutationRemoveTourStepArgs = {
  input: RemoveTourStepInput;
};


export type MutationDeleteTourArgs = {
  input: DeleteTourInput;
};


export type MutationCreateAlbumArgs = {
  input: CreateAlbumInput;
};


export type MutationUpdateAlbumArgs = {
  input: UpdateAlbumInput;
};


export type MutationDeleteAlbumArgs = {
  input: DeleteAlbumInput;
};


export type MutationRestoreAlbumArgs = {
  input: RestoreAlbumInput;
};


export type MutationCopyAlbumArgs = {
  input: CopyAlbumInput;
};


export type MutationAddToAlbumsArgs = {
  input: AddToAlbumsInput;
};


export type MutationRemoveAlbumEntryArgs = {
  input: RemoveAlbumEntryInput;
};


export type MutationRestoreAlbumEntryArgs = {
  input: RestoreAlbumEntryInput;
};


export type MutationMoveAlbumEntryArgs = {
  input: MoveAlbumEntryInput;
};


export type MutationCaptionAlbumEntryArgs = {
  input: CaptionAlbumEntryInput;
};


export type MutationMakeEditLinkArgs = {
  input: MakeEditLinkInput;
};


export type MutationCloseEditLinkArgs = {
  input: CloseEditLinkInput;
};


export type MutationOpenEditLinkArgs = {
  input: OpenEditLinkInput;
};


export type MutationTakeDownAlbumArgs = {
  input: TakeDownAlbumInput;
};


export type MutationAddNoteArgs = {
  input: AddNoteInput;
};


export type MutationAnswerNoteArgs = {
  input: AnswerNoteInput;
};


export type MutationEditNoteArgs = {
  input: EditNoteInput;
};


export type MutationDeleteNoteArgs = {
  input: DeleteNoteInput;
};


export type MutationRestoreNoteArgs = {
  input: RestoreNoteInput;
};


export type MutationReportNoteArgs = {
  input: ReportNoteInput;
};


export type MutationApproveNoteArgs = {
  input: ApproveNoteInput;
};


export type MutationHideNoteArgs = {
  input: HideNoteInput;
};


export type MutationRestoreHiddenNoteArgs = {
  input: RestoreHiddenNoteInput;
};


export type MutationSettleNoteReportsArgs = {
  input: SettleNoteReportsInput;
};


export type MutationSetNotePolicyArgs = {
  input: SetNotePolicyInput;
};


export type MutationAddWorkArgs = {
  input: AddWorkInput;
};


export type MutationEditWorkArgs = {
  input: EditWorkInput;
};


export type MutationRestoreWorkRevisionArgs = {
  input: RestoreWorkRevisionInput;
};


export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


export type MutationPrepareImportArgs = {
  input: PrepareImportInput;
};


export type MutationChangeImportArgs = {
  input: ChangeImportInput;
};


export type MutationApplyImportArgs = {
  input: ApplyImportInput;
};


export type MutationPauseImportArgs = {
  input: PauseImportInput;
};


export type MutationResumeImportArgs = {
  input: ResumeImportInput;
};


export type MutationDiscardImportArgs = {
  input: DiscardImportInput;
};


export type MutationAddWorkImagesArgs = {
  input: AddWorkImagesInput;
};


export type MutationChangeWorkImagesArgs = {
  input: ChangeWorkImagesInput;
};


export type MutationEditWorksArgs = {
  input: EditWorksInput;
};


export type MutationUndoBulkEditArgs = {
  input: UndoBulkEditInput;
};


export type MutationTellApartArgs = {
  input: TellApartInput;
};


export type MutationCheckRemotePicturesArgs = {
  input: CheckRemotePicturesInput;
};


export type MutationCreateExhibitionArgs = {
  input: CreateExhibitionInput;
};


export type MutationEditExhibitionArgs = {
  input: EditExhibitionInput;
};


export type MutationPublishExhibitionArgs = {
  input: PublishExhibitionInput;
};


export type MutationWithdrawExhibitionArgs = {
  input: ExhibitionInput;
};


export type MutationDeleteExhibitionArgs = {
  input: ExhibitionInput;
};


export type MutationRestoreExhibitionArgs = {
  input: ExhibitionInput;
};


export type MutationMakeDraftLinkArgs = {
  input: ExhibitionInput;
};


export type MutationCloseDraftLinkArgs = {
  input: ExhibitionInput;
};


export type MutationPutBackExhibitionArgs = {
  input: PutBackExhibitionInput;
};


export type MutationAddBlockArgs = {
  input: AddBlockInput;
};


export type MutationWriteBlockArgs = {
  input: WriteBlockInput;
};


export type MutationMoveBlockArgs = {
  input: MoveBlockInput;
};


export type MutationHideBlockArgs = {
  input: HideBlockInput;
};


export type MutationRemoveBlockArgs = {
  input: BlockInput;
};


export type MutationRestoreBlockArgs = {
  input: RestoreBlockInput;
};

export type SignUpInput = {
  /** What others should call them; 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** The e-mail address to sign in with; shown to the owner alone. */
  email: Scalars['String']['input'];
  /** 10 to 200 characters. */
  password: Scalars['String']['input'];
  /** What an invitation's address has behind `#`, if they were given one. */
  invitation?: InputMaybe<Scalars['String']['input']>;
};

export type SignInInput = {
  /** The account's e-mail address, in any case of its letters. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

export type AcceptInvitationInput = {
  /** What the invitation's address has behind `#`. */
  invitation: Scalars['String']['input'];
};

export type ChoosePasswordInput = {
  /** What the link's address has behind `#`. */
  link: Scalars['String']['input'];
  /** 10 to 200 characters. */
  password: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  /** The present one. */
  current: Scalars['String']['input'];
  /** 10 to 200 characters. */
  password: Scalars['String']['input'];
};

export type ChangeEmailInput = {
  /** The new one. */
  email: Scalars['String']['input'];
  /** The present password. */
  password: Scalars['String']['input'];
};

export type RemoveMemberInput = {
  /** The account's global id. */
  accountId: Scalars['ID']['input'];
};

export type RenameMemberInput = {
  /** What others should call them; 1 to 80 characters. */
  name: Scalars['String']['input'];
};

export type EndSessionInput = {
  /** The session's global id. */
  id: Scalars['ID']['input'];
};

export type DeleteAccountInput = {
  /** The present one. */
  password: Scalars['String']['input'];
};

export type InviteInput = {
  /** What whoever follows the invitation becomes: member, curator or owner. */
  role: Role;
  /** For whom it is; at most 120 characters. */
  note: Scalars['String']['input'];
};

export type WithdrawInvitationInput = {
  /** The invitation's global id. */
  id: Scalars['ID']['input'];
};

export type ChangeRoleInput = {
  /** The account's global id. */
  accountId: Scalars['ID']['input'];
  /** Member, curator or owner. */
  role: Role;
};

export type MakePasswordLinkInput = {
  /** The account's global id. */
  accountId: Scalars['ID']['input'];
};

export type SetSignUpPolicyInput = {
  policy: SignUpPolicy;
};

/** What signing in comes to. */
export type SignInResult = SignInSuccess | InvalidInput | TooManyTries;

/** What making an account comes to. */
export type SignUpResult = SignInSuccess | InvalidInput | NotAllowed | TooManyTries;

export type SignInSuccess = {
  __typename?: 'SignInSuccess';
  /** The viewer, who is a member now, with what they kept before. */
  viewer: Viewer;
};

/** It was tried too often, and is refused for a while, right or wrong. */
export type TooManyTries = {
  __typename?: 'TooManyTries';
  /** What happened and when to try again, in a sentence. */
  message: Scalars['String']['output'];
  /** Seconds until it may be tried again. */
  retryAfter: Scalars['Int']['output'];
};

export type SignOutSuccess = {
  __typename?: 'SignOutSuccess';
  /** The viewer, who is nobody in particular now. */
  viewer: Viewer;
};

/** What signing out comes to. */
export type SignOutResult = SignOutSuccess;

/** What changing one's own account comes to. */
export type ChangeAccountResult = ChangeAccountSuccess | InvalidInput | NotAllowed | TooManyTries;

export type ChangeAccountSuccess = {
  __typename?: 'ChangeAccountSuccess';
  /** The viewer with the account as it now is. */
  viewer: Viewer;
};

/** What inviting somebody comes to. */
export type InviteResult = InviteSuccess | InvalidInput | NotAllowed;

export type InviteSuccess = {
  __typename?: 'InviteSuccess';
  /** The invitation. */
  invitation: Invitation;
  /** The path to put behind the site's origin and to hand on; it is told only now. */
  path: Scalars['String']['output'];
};

/** What taking an invitation back comes to. */
export type WithdrawInvitationResult = WithdrawInvitationSuccess | InvalidInput | NotAllowed;

export type WithdrawInvitationSuccess = {
  __typename?: 'WithdrawInvitationSuccess';
  /** The id of what is no more. */
  withdrawnId: Scalars['ID']['output'];
};

/** What giving somebody another role comes to. */
export type ChangeRoleResult = ChangeRoleSuccess | InvalidInput | NotAllowed;

export type ChangeRoleSuccess = {
  __typename?: 'ChangeRoleSuccess';
  /** The account as it now is. */
  account: Account;
};

/** What deleting somebody's account comes to. */
export type RemoveMemberResult = RemoveMemberSuccess | InvalidInput | NotAllowed;

export type RemoveMemberSuccess = {
  __typename?: 'RemoveMemberSuccess';
  /** The id of the account that is no more. */
  removedId: Scalars['ID']['output'];
};

/** What making a link for a new password comes to. */
export type MakePasswordLinkResult = MakePasswordLinkSuccess | InvalidInput | NotAllowed;

export type MakePasswordLinkSuccess = {
  __typename?: 'MakePasswordLinkSuccess';
  /** The path to put behind the site's origin and to hand on; it is told only now, and works once. */
  path: Scalars['String']['output'];
};

/** What deciding who may make an account comes to. */
export type SetSignUpPolicyResult = SetSignUpPolicySuccess | NotAllowed;

export type SetSignUpPolicySuccess = {
  __typename?: 'SetSignUpPolicySuccess';
  /** The site as it now is. */
  site: Site;
};

export type SaveSearchInput = {
  /** What to call it; 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Words to find, as for `works`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** What the works must have; its values have at most 2,000 characters together. */
  filter?: InputMaybe<WorkFilter>;
  /** The order. */
  order?: InputMaybe<WorkOrder>;
  /** Up to where its works were looked at, if it was saved before and is put back; otherwise up to now. */
  seen?: InputMaybe<Scalars['String']['input']>;
};

export type RenameSavedSearchInput = {
  /** The saved search's global id. */
  id: Scalars['ID']['input'];
  /** What to call it; 1 to 120 characters. */
  name: Scalars['String']['input'];
};

export type MarkSavedSearchSeenInput = {
  /** The saved search's global id. */
  id: Scalars['ID']['input'];
};

export type DeleteSavedSearchInput = {
  /** The saved search's global id. */
  id: Scalars['ID']['input'];
};

/** What saving a search comes to. */
export type SaveSearchResult = SaveSearchSuccess | InvalidInput;

export type SaveSearchSuccess = {
  __typename?: 'SaveSearchSuccess';
  /** Its place in the viewer's saved searches. */
  savedSearchEdge: SavedSearchEdge;
};

/** What changing a saved search comes to. */
export type ChangeSavedSearchResult = ChangeSavedSearchSuccess | InvalidInput;

export type ChangeSavedSearchSuccess = {
  __typename?: 'ChangeSavedSearchSuccess';
  /** The saved search as it now is. */
  savedSearch: SavedSearch;
};

/** What deleting a saved search comes to. */
export type DeleteSavedSearchResult = DeleteSavedSearchSuccess | InvalidInput;

export type DeleteSavedSearchSuccess = {
  __typename?: 'DeleteSavedSearchSuccess';
  /** The id of what is no more. */
  deletedId: Scalars['ID']['output'];
};

export type AddWorkInput = {
  /** Unique in the collection, for ever; 1 to 200 characters, without spaces around them. */
  identifier: Scalars['String']['input'];
  /** 1 to 1,000 characters. */
  title: Scalars['String']['input'];
};

/** What adding a work comes to. */
export type AddWorkResult = AddWorkSuccess | InvalidInput | NotAllowed;

export type AddWorkSuccess = {
  __typename?: 'AddWorkSuccess';
  /** The work, a draft. */
  work: Work;
};

export type EditWorkInput = {
  /** The work's global id. */
  id: Scalars['ID']['input'];
  /** The number of the last revision that was looked at, `Work.version`. */
  version: Scalars['Int']['input'];
  /** What is to be told of it. */
  fields?: InputMaybe<WorkFieldsInput>;
  /** Whether it is to be shown; left out, that stays as it is. Nobody takes a work out by hand. */
  status?: InputMaybe<WorkStatus>;
};

/**
 * What is told of a work. A field that is left out stays as it is, one that is null or an empty list is emptied. Texts
 * are kept exactly as they are given; what is wrong with them is told by the place of it, such as `creators.2.name`.
 */
export type WorkFieldsInput = {
  /** 1 to 1,000 characters; it cannot be emptied. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, first the main creator. */
  creators?: InputMaybe<Array<CreatorInput>>;
  /** As displayed, such as `c. 1850`; at most 500 characters. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** The earliest year it may have been made; negative before the common era. */
  earliestYear?: InputMaybe<Scalars['Int']['input']>;
  /** The latest year it may have been made. */
  latestYear?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  workType?: InputMaybe<Scalars['String']['input']>;
  /** At most 1,000 characters. */
  technique?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, each of at most 500 characters. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100, each of at most 500 characters. */
  places?: InputMaybe<Array<Scalars['String']['input']>>;
  dimensions?: InputMaybe<DimensionsInput>;
  /** At most 20,000 characters; paragraphs are separated by an empty line. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000 characters. */
  creditLine?: InputMaybe<Scalars['String']['input']>;
  rights?: InputMaybe<WorkRightsInput>;
  /** The language of its texts, as BCP 47 spells it, such as `de`; at most 35 characters. */
  recordLanguage?: InputMaybe<Scalars['String']['input']>;
  /** At most 100, whose values have at most 20,000 characters together. */
  metadata?: InputMaybe<Array<MetadataEntryInput>>;
};

export type CreatorInput = {
  /** As displayed; 1 to 500 characters. */
  name: Scalars['String']['input'];
  /** The part, such as `engraver`, at most 200 characters; null for the maker. */
  role?: InputMaybe<Scalars['String']['input']>;
};

export type DimensionsInput = {
  /** As displayed; 1 to 1,000 characters. */
  text: Scalars['String']['input'];
  /** In centimetres; more than 0. */
  heightCm?: InputMaybe<Scalars['Float']['input']>;
  widthCm?: InputMaybe<Scalars['Float']['input']>;
  depthCm?: InputMaybe<Scalars['Float']['input']>;
};

export type WorkRightsInput = {
  /** A web address; at most 2,000 characters. */
  uri?: InputMaybe<Scalars['String']['input']>;
  /** The statement in words; 1 to 2,000 characters. */
  label: Scalars['String']['input'];
};

export type MetadataEntryInput = {
  /** 1 to 200 characters. */
  label: Scalars['String']['input'];
  /** At most 100, each of at most 10,000 characters. */
  values: Array<Scalars['String']['input']>;
};

/** What changing a work comes to. */
export type EditWorkResult = EditWorkSuccess | WorkConflict | InvalidInput | NotAllowed;

export type EditWorkSuccess = {
  __typename?: 'EditWorkSuccess';
  /** The work as it now is. */
  work: Work;
};

export type RestoreWorkRevisionInput = {
  /** The work's global id. */
  id: Scalars['ID']['input'];
  /** The number of the revision that the work is to be again. */
  number: Scalars['Int']['input'];
  /** The number of the last revision that was looked at, `Work.version`. */
  version: Scalars['Int']['input'];
};

export type UndoImportInput = {
  /** The import's global id. */
  id: Scalars['ID']['input'];
  /** Whether what was edited after the import stays. */
  keepLaterEdits?: Scalars['Boolean']['input'];
};

/** What putting a revision back comes to. */
export type RestoreWorkRevisionResult = RestoreWorkRevisionSuccess | WorkConflict | InvalidInput | NotAllowed;

export type RestoreWorkRevisionSuccess = {
  __typename?: 'RestoreWorkRevisionSuccess';
  /** The work as it now is. */
  work: Work;
};

/** The work was changed since it was looked at. Nothing was changed. */
export type WorkConflict = {
  __typename?: 'WorkConflict';
  /** What happened, in a sentence for the user. */
  message: Scalars['String']['output'];
  /** The work as it now is. */
  work: Work;
};

export type AddWorkImagesInput = {
  /** The work's global id. */
  workId: Scalars['ID']['input'];
  /** What the upload was answered with: 1 to 20 files, each a picture. */
  upload: Scalars['ID']['input'];
};

export type ChangeWorkImagesInput = {
  /** The work's global id. */
  workId: Scalars['ID']['input'];
  /** The number of the last revision that was looked at, `Work.version`. */
  version: Scalars['Int']['input'];
  /** Its pictures, in order; those that are left out are taken away. At most 1,000. */
  images: Array<WorkImageInput>;
};

/** A picture of a work. What is left out stays as it is; null takes it away. */
export type WorkImageInput = {
  /** The picture's global id. */
  id: Scalars['ID']['input'];
  /** A picture always has one: null leaves it as it is. */
  role?: InputMaybe<ImageRole>;
  /** At most 2,000 characters; empty if it shows nothing that is worth words, null if nobody has written it. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** How many of its pixels make a centimetre of the work; more than 0 and at most 1,000,000. */
  pixelsPerCm?: InputMaybe<Scalars['Float']['input']>;
  /** Two or three places that are seen in it and in the first picture. */
  registration?: InputMaybe<Array<PointPairInput>>;
  /** What is described in it, in its order; at most 100. One that stays under its caption keeps its id. */
  details?: InputMaybe<Array<DetailInput>>;
};

/** A part of a picture that is worth a closer look, described. */
export type DetailInput = {
  /** Where it is, within the picture. */
  region: RegionInput;
  /** What it is, in a few words; 1 to 200 characters. */
  caption: Scalars['String']['input'];
  /** What there is to see; at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** The same place in two pictures of a work. */
export type PointPairInput = {
  /** Where it is in this picture. */
  from: ImagePointInput;
  /** Where it is in the work's first picture. */
  to: ImagePointInput;
};

/** What adding pictures to a work comes to. */
export type AddWorkImagesResult = AddWorkImagesSuccess | InvalidInput | NotAllowed;

export type AddWorkImagesSuccess = {
  __typename?: 'AddWorkImagesSuccess';
  /** The work as it now is. */
  work: Work;
};

/** What changing the pictures of a work comes to. */
export type ChangeWorkImagesResult = ChangeWorkImagesSuccess | WorkConflict | InvalidInput | NotAllowed;

export type ChangeWorkImagesSuccess = {
  __typename?: 'ChangeWorkImagesSuccess';
  /** The work as it now is. */
  work: Work;
};

/** What undoing an import comes to. */
export type UndoImportResult = UndoImportSuccess | InvalidInput | NotAllowed;

export type UndoImportSuccess = {
  __typename?: 'UndoImportSuccess';
  /** The import, whose undoing has begun; `importProgressed` tells how far it is. */
  import: Import;
};

/** What is to be read: what was uploaded, or an address; one of the two. */
export type PrepareImportInput = {
  /** The id with which the upload was answered. */
  upload?: InputMaybe<Scalars['ID']['input']>;
  /** A web address, at most 2,000 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
};

/** What preparing an import comes to. */
export type PrepareImportResult = PrepareImportSuccess | InvalidInput | NotAllowed;

export type PrepareImportSuccess = {
  __typename?: 'PrepareImportSuccess';
  /** The import as it now is. */
  import: Import;
};

export type ChangeImportInput = {
  /** The import's global id. */
  id: Scalars['ID']['input'];
  /** The status of works it adds, `DRAFT` or `PUBLISHED`; what is left out stays. */
  newWorks?: InputMaybe<WorkStatus>;
  remotePictures?: InputMaybe<RemotePictures>;
  /** The language of the records of works whose source says none; null if it is not known. What is left out stays. */
  recordLanguage?: InputMaybe<Scalars['String']['input']>;
  /** How its table is read; what is left out stays. */
  table?: InputMaybe<ImportTableInput>;
};

/** What changing an import comes to. */
export type ChangeImportResult = ChangeImportSuccess | InvalidInput | NotAllowed;

export type ChangeImportSuccess = {
  __typename?: 'ChangeImportSuccess';
  /** The import as it now is. */
  import: Import;
};

/** All that is said of how a table is read; what is null is found out. */
export type ImportTableInput = {
  encoding?: InputMaybe<Scalars['String']['input']>;
  /** A comma, a semicolon, a tab or a vertical bar. */
  delimiter?: InputMaybe<Scalars['String']['input']>;
  /** A quotation mark, an apostrophe, or nothing if such marks are letters. */
  quote?: InputMaybe<Scalars['String']['input']>;
  /** As a spreadsheet counts; 0 if there is no header. */
  headerRow?: InputMaybe<Scalars['Int']['input']>;
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** The column, counted from 1, that identifiers are made from if none has them; 0 numbers the rows. */
  identifiersFrom?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1,000. */
  columns?: InputMaybe<Array<ImportColumnInput>>;
};

/** What is said of one column. */
export type ImportColumnInput = {
  /** Counted from 1. */
  number: Scalars['Int']['input'];
  /** The field of a work it says; null keeps it under its own name. */
  field?: InputMaybe<ImportField>;
  /** What stands between several values in a cell: `|`, `;`, a comma, `/` or a line end; null if there is one value. */
  mark?: InputMaybe<Scalars['String']['input']>;
};

export type ApplyImportInput = {
  /** The import's global id. */
  id: Scalars['ID']['input'];
};

/** What applying an import comes to. */
export type ApplyImportResult = ApplyImportSuccess | InvalidInput | NotAllowed;

export type ApplyImportSuccess = {
  __typename?: 'ApplyImportSuccess';
  /** The import as it now is. */
  import: Import;
};

export type PauseImportInput = {
  /** The import's global id. */
  id: Scalars['ID']['input'];
};

/** What pausing an import comes to. */
export type PauseImportResult = PauseImportSuccess | InvalidInput | NotAllowed;

export type PauseImportSuccess = {
  __typename?: 'PauseImportSuccess';
  /** The import as it now is. */
  import: Import;
};

export type ResumeImportInput = {
  /** The import's global id. */
  id: Scalars['ID']['input'];
};

/** What resuming an import comes to. */
export type ResumeImportResult = ResumeImportSuccess | InvalidInput | NotAllowed;

export type ResumeImportSuccess = {
  __typename?: 'ResumeImportSuccess';
  /** The import as it now is. */
  import: Import;
};

export type DiscardImportInput = {
  /** The import's global id. */
  id: Scalars['ID']['input'];
};

/** What discarding an import comes to. */
export type DiscardImportResult = DiscardImportSuccess | InvalidInput | NotAllowed;

export type DiscardImportSuccess = {
  __typename?: 'DiscardImportSuccess';
  /** The import's global id; there is none with it any more. */
  deletedImportId: Scalars['ID']['output'];
};

export type EditWorksInput = {
  /** Which works. */
  works: EditedWorksInput;
  /** What becomes of them. */
  changes: WorkChangesInput;
};

/** Which works are changed: just one of these. */
export type EditedWorksInput =
  /** The works' global ids; 1 to 200. */
  { ids: Array<Scalars['ID']['input']>; selection?: never; }
  |  /** All works that the desk finds, at most 10,000. */
  { ids?: never; selection: DeskSelectionInput; };

/** All works that the desk finds. */
export type DeskSelectionInput = {
  /** As in `Desk.works`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** As in `Desk.works`. */
  filter?: InputMaybe<DeskWorkFilter>;
  /** How many works whoever asks was shown. If there are more or fewer now, nothing is changed. */
  count: Scalars['Int']['input'];
};

/** What becomes of works; at least one thing, and what is absent stays. An empty text takes away what there was. */
export type WorkChangesInput = {
  /** Whether they are shown; not `REMOVED`. */
  status?: InputMaybe<WorkStatus>;
  /** What may be done with them. */
  rights?: InputMaybe<RightsInput>;
  /** The line that credits the source; at most 2,000 characters. */
  creditLine?: InputMaybe<Scalars['String']['input']>;
  /** What kind of thing they are; at most 500 characters. */
  workType?: InputMaybe<Scalars['String']['input']>;
  /** Technique and material; at most 1,000 characters. */
  technique?: InputMaybe<Scalars['String']['input']>;
  /** The language of their texts, as BCP 47 spells it. */
  recordLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Subjects they have besides; at most 100 of at most 500 characters. */
  addSubjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Subjects they lose; at most 100. */
  removeSubjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Places they have besides; at most 100 of at most 500 characters. */
  addPlaces?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Places they lose; at most 100. */
  removePlaces?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The alternative text of those of their pictures that have none, at most 2,000 characters: `{title}`, `{creator}`, `{date}`,
   * `{type}`, `{technique}`, `{identifier}` and `{side}` stand for what the work and the picture say; what they do not say goes
   * with what stands before it. An empty one says that these pictures are decorative.
   */
  missingAlt?: InputMaybe<Scalars['String']['input']>;
};

/** What may be done with a work. */
export type RightsInput = {
  /** The statement in words, at most 2,000 characters; an empty one takes the rights away. */
  label: Scalars['String']['input'];
  /** A RightsStatements.org or Creative Commons address; without it the one that the words name, if they do. */
  uri?: InputMaybe<Scalars['String']['input']>;
};

/** What changing many works comes to. */
export type EditWorksResult = EditWorksSuccess | SelectionConflict | InvalidInput | NotAllowed;

export type EditWorksSuccess = {
  __typename?: 'EditWorksSuccess';
  /** The change, by which it can be undone; null if nothing became different. */
  change?: Maybe<Scalars['ID']['output']>;
  /** How many works were changed. */
  changed: Scalars['Int']['output'];
  /** How many were like this before. */
  unchanged: Scalars['Int']['output'];
  /** How many are not in the collection any more. */
  gone: Scalars['Int']['output'];
  /** Those asked for by their ids, as they now are; none of a selection. */
  works: Array<Work>;
};

/** There are more or fewer works than were shown. Nothing was changed. */
export type SelectionConflict = {
  __typename?: 'SelectionConflict';
  /** What happened, in a sentence for the user. */
  message: Scalars['String']['output'];
  /** How many there are now. */
  count: Scalars['Int']['output'];
};

export type UndoBulkEditInput = {
  /** The change, as `EditWorksSuccess.change` names it. */
  change: Scalars['ID']['input'];
};

/** What undoing a change of many works comes to. */
export type UndoBulkEditResult = UndoBulkEditSuccess | InvalidInput | NotAllowed;

export type UndoBulkEditSuccess = {
  __typename?: 'UndoBulkEditSuccess';
  /** How many works were put back. */
  putBack: Scalars['Int']['output'];
  /** How many keep something because it was changed since. */
  kept: Scalars['Int']['output'];
  /** Works that were put back, as they now are; at most 200. */
  works: Array<Work>;
};

export type TellApartInput = {
  /** The group's id. */
  group: Scalars['ID']['input'];
  /** Whether they are different; false takes that back. */
  areDifferent?: Scalars['Boolean']['input'];
};

/** What telling works apart comes to. */
export type TellApartResult = TellApartSuccess | InvalidInput | NotAllowed;

export type TellApartSuccess = {
  __typename?: 'TellApartSuccess';
  /** The id of the group that is no group any more, or one again. */
  group: Scalars['ID']['output'];
};

export type CheckRemotePicturesInput = {
  /** Whether they shall be asked for; false stops it. */
  isWanted?: Scalars['Boolean']['input'];
};

/** What checking the pictures of other sites comes to. */
export type CheckRemotePicturesResult = CheckRemotePicturesSuccess | NotAllowed;

export type CheckRemotePicturesSuccess = {
  __typename?: 'CheckRemotePicturesSuccess';
  /** At whose desk it is told how far it is. */
  viewer: Viewer;
};

export type CreateAlbumInput = {
  /** What to call it; 1 to 120 characters. */
  title: Scalars['String']['input'];
  /** What to say of it; at most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who may see it, nobody else without it; a visitor's album cannot be public. */
  visibility?: InputMaybe<AlbumVisibility>;
};

/** What of an album is to become different; what is left out stays. */
export type UpdateAlbumInput = {
  /** The album's global id. */
  id: Scalars['ID']['input'];
  /** The version of it that was looked at. */
  version: Scalars['Int']['input'];
  /** What to call it; 1 to 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What to say of it, at most 4,000 characters; empty for nothing. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who may see it, which only its owner may say; a visitor's album cannot be public. */
  visibility?: InputMaybe<AlbumVisibility>;
  /** The entry that is to stand for it; null for the first one. */
  coverEntryId?: InputMaybe<Scalars['ID']['input']>;
};

export type DeleteAlbumInput = {
  /** The album's global id. */
  id: Scalars['ID']['input'];
};

export type RestoreAlbumInput = {
  /** The deleted album's global id. */
  id: Scalars['ID']['input'];
};

export type CopyAlbumInput = {
  /** The global id of an album the viewer may see. */
  id: Scalars['ID']['input'];
};

export type AddToAlbumsInput = {
  /** The albums' global ids, 1 to 50. If one of them may not be changed, nothing is added to any. */
  albumIds: Array<Scalars['ID']['input']>;
  /** The work's global id. */
  workId: Scalars['ID']['input'];
  /** A detail of this work: a view of one of its pictures, in the form of `AlbumEntry.view`; null for the work itself. */
  view?: InputMaybe<Scalars['String']['input']>;
  /** Words to it; at most 500 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveAlbumEntryInput = {
  /** The entry's global id. */
  id: Scalars['ID']['input'];
};

export type RestoreAlbumEntryInput = {
  /** The removed entry's global id. */
  id: Scalars['ID']['input'];
};

export type MoveAlbumEntryInput = {
  /** The entry's global id. */
  id: Scalars['ID']['input'];
  /** The entry to put it behind, also one that was removed meanwhile; null to put it before all others. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type CaptionAlbumEntryInput = {
  /** The entry's global id. */
  id: Scalars['ID']['input'];
  /** The version of it that was looked at. */
  version: Scalars['Int']['input'];
  /** Words to it, at most 500 characters; empty for none. */
  caption: Scalars['String']['input'];
};

export type MakeEditLinkInput = {
  /** The album's global id. */
  id: Scalars['ID']['input'];
};

export type CloseEditLinkInput = {
  /** The album's global id. */
  id: Scalars['ID']['input'];
};

export type OpenEditLinkInput = {
  /** The album's global id. */
  id: Scalars['ID']['input'];
  /** The key that was in the link. */
  key: Scalars['String']['input'];
};

/** What making an album comes to. */
export type CreateAlbumResult = CreateAlbumSuccess | InvalidInput;

export type CreateAlbumSuccess = {
  __typename?: 'CreateAlbumSuccess';
  /** Its place in the viewer's albums. */
  albumEdge: AlbumEdge;
};

/** What changing an album comes to. */
export type UpdateAlbumResult = UpdateAlbumSuccess | AlbumConflict | InvalidInput | NotAllowed;

export type UpdateAlbumSuccess = {
  __typename?: 'UpdateAlbumSuccess';
  /** The album as it now is. */
  album: Album;
};

/** The album was changed since it was looked at, and what is wanted now would undo that. Nothing was changed. */
export type AlbumConflict = {
  __typename?: 'AlbumConflict';
  /** The album as it now is. */
  album: Album;
};

/** What deleting an album comes to. */
export type DeleteAlbumResult = DeleteAlbumSuccess | InvalidInput | NotAllowed;

export type DeleteAlbumSuccess = {
  __typename?: 'DeleteAlbumSuccess';
  /** The id of what can be restored for 24 hours. */
  deletedId: Scalars['ID']['output'];
};

/** What restoring an album comes to. */
export type RestoreAlbumResult = RestoreAlbumSuccess | InvalidInput;

export type RestoreAlbumSuccess = {
  __typename?: 'RestoreAlbumSuccess';
  /** Its place in the viewer's albums. */
  albumEdge: AlbumEdge;
};

/** What copying an album comes to. */
export type CopyAlbumResult = CopyAlbumSuccess | InvalidInput;

export type CopyAlbumSuccess = {
  __typename?: 'CopyAlbumSuccess';
  /** The copy's place in the viewer's albums. */
  albumEdge: AlbumEdge;
};

/** What adding something to albums comes to. */
export type AddToAlbumsResult = AddToAlbumsSuccess | InvalidInput | NotAllowed;

export type AddToAlbumsSuccess = {
  __typename?: 'AddToAlbumsSuccess';
  /** The albums it was added to, each with its place there. */
  added: Array<AlbumAddition>;
  /** The albums that had it already, each with its place there. */
  alreadyIn: Array<AlbumAddition>;
  /** The albums that have no room for it. */
  full: Array<FullAlbum>;
  /** The viewer, in whose albums it lies now. */
  viewer: Viewer;
};

/** Something in an album it was to be added to. */
export type AlbumAddition = {
  __typename?: 'AlbumAddition';
  /** The album as it now is. */
  album: Album;
  /** Its place there. */
  entryEdge: AlbumEntryEdge;
};

/** An album that has no room for more. */
export type FullAlbum = {
  __typename?: 'FullAlbum';
  /** The album as it is. */
  album: Album;
  /** What there is to do, in a sentence. */
  message: Scalars['String']['output'];
};

/** What taking an entry out of its album comes to. */
export type RemoveAlbumEntryResult = RemoveAlbumEntrySuccess | InvalidInput | NotAllowed;

export type RemoveAlbumEntrySuccess = {
  __typename?: 'RemoveAlbumEntrySuccess';
  /** The album as it now is. */
  album: Album;
  /** The id of the entry, which can be restored for 24 hours. */
  removedEntryId: Scalars['ID']['output'];
  /** The viewer, in whose albums it does not lie any more. */
  viewer: Viewer;
};

/** What putting an entry back comes to. */
export type RestoreAlbumEntryResult = RestoreAlbumEntrySuccess | InvalidInput | NotAllowed;

export type RestoreAlbumEntrySuccess = {
  __typename?: 'RestoreAlbumEntrySuccess';
  /** The album as it now is. */
  album: Album;
  /** The entry's place there. */
  entryEdge: AlbumEntryEdge;
  /** The viewer, in whose albums it lies again. */
  viewer: Viewer;
};

/** What moving an entry comes to. */
export type MoveAlbumEntryResult = MoveAlbumEntrySuccess | InvalidInput | NotAllowed;

export type MoveAlbumEntrySuccess = {
  __typename?: 'MoveAlbumEntrySuccess';
  /** The album as it now is. */
  album: Album;
  /** The entry's new place there. */
  entryEdge: AlbumEntryEdge;
};

/** What giving an entry another caption comes to. */
export type CaptionAlbumEntryResult = CaptionAlbumEntrySuccess | AlbumEntryConflict | InvalidInput | NotAllowed;

export type CaptionAlbumEntrySuccess = {
  __typename?: 'CaptionAlbumEntrySuccess';
  /** The album as it now is. */
  album: Album;
  /** The entry as it now is. */
  entry: AlbumEntry;
};

/** The caption was changed since it was looked at, and what is wanted now would undo that. Nothing was changed. */
export type AlbumEntryConflict = {
  __typename?: 'AlbumEntryConflict';
  /** The entry as it now is. */
  entry: AlbumEntry;
};

/** What making an edit link comes to. */
export type MakeEditLinkResult = MakeEditLinkSuccess | InvalidInput | NotAllowed;

export type MakeEditLinkSuccess = {
  __typename?: 'MakeEditLinkSuccess';
  /** The album as it now is. */
  album: Album;
  /** What the link must carry. It is told this once: the server keeps only its hash. */
  key: Scalars['String']['output'];
  /** The viewer, with the rights to the album as they now are. */
  viewer: Viewer;
};

/** What closing an edit link comes to. */
export type CloseEditLinkResult = CloseEditLinkSuccess | InvalidInput | NotAllowed;

export type CloseEditLinkSuccess = {
  __typename?: 'CloseEditLinkSuccess';
  /** The album as it now is. */
  album: Album;
  /** The viewer, with the rights to the album as they now are. */
  viewer: Viewer;
};

/** What opening an edit link comes to. */
export type OpenEditLinkResult = OpenEditLinkSuccess | InvalidInput;

export type OpenEditLinkSuccess = {
  __typename?: 'OpenEditLinkSuccess';
  /** The album, which the viewer may change now. */
  album: Album;
  /** The viewer, with the rights to the album as they now are. */
  viewer: Viewer;
};

export type TakeDownAlbumInput = {
  /** The global id of an album that is public, or seen by whoever has its address. */
  albumId: Scalars['ID']['input'];
};

/** What taking an album down comes to. */
export type TakeDownAlbumResult = TakeDownAlbumSuccess | InvalidInput | NotAllowed;

export type TakeDownAlbumSuccess = {
  __typename?: 'TakeDownAlbumSuccess';
  /** The id of the album, which only its owner and its editors see now. */
  takenDownId: Scalars['ID']['output'];
};

export type AddFavouriteInput = {
  /** The work's global id. */
  workId: Scalars['ID']['input'];
};

export type RemoveFavouriteInput = {
  /** The work's global id. */
  workId: Scalars['ID']['input'];
};

/** What marking a favourite comes to. */
export type AddFavouriteResult = AddFavouriteSuccess | InvalidInput;

export type AddFavouriteSuccess = {
  __typename?: 'AddFavouriteSuccess';
  /** The viewer with the favourites as they now are. */
  viewer: Viewer;
  /** The work's place in the viewer's favourites. */
  favouriteEdge: WorkEdge;
};

/** What unmarking a favourite comes to. */
export type RemoveFavouriteResult = RemoveFavouriteSuccess | InvalidInput;

export type RemoveFavouriteSuccess = {
  __typename?: 'RemoveFavouriteSuccess';
  /** The viewer with the favourites as they now are. */
  viewer: Viewer;
  /** The id of the work that is no favourite any more. */
  removedWorkId: Scalars['ID']['output'];
};

/** The input was understood but cannot be used. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** What is wrong, field by field, in sentences for the user. */
  problems: Array<FieldProblem>;
};

/** Whoever asked may not do this. */
export type NotAllowed = {
  __typename?: 'NotAllowed';
  /** Why, and what would help, in a sentence. */
  message: Scalars['String']['output'];
};

/** What is wrong with one field of an input. */
export type FieldProblem = {
  __typename?: 'FieldProblem';
  /** The field's name in the input. */
  field: Scalars['String']['output'];
  /** What is wrong and what to do, in a sentence. */
  message: Scalars['String']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Works were added or changed. Sent at most twice a second, however many there were. */
  collectionChanged: CollectionChange;
  /** An import came further, began or ended, `READING` included. Sent at most four times a second. */
  importProgressed: Import;
  /**
   * What a tour shows: at once and whenever it is something else, at most 20 times a second, until it is over. Who is slow
   * is sent the newest alone; who comes when it is over, what it showed last.
   */
  tourView: TourView;
  /**
   * A tour with whatever changes but what it shows: at once, and at most twice a second, until it is deleted. Who follows
   * this or `tourView` is counted among the followers.
   */
  tourRoom: Tour;
  /**
   * An album the viewer may see was changed, or who may see it. The first event comes at once and tells up to which
   * change the album is.
   */
  albumChanged: AlbumChange;
  /** Notes on a picture that everybody may see came, changed or went. Sent at most four times a second. */
  notesChanged: NotesChange;
  /** For curators: notes came to wait for them, changed, or wait no more. Sent at most four times a second. */
  noteQueueChanged: NoteQueueChange;
  /** For curators: an exhibition was changed. The first event comes at once and tells up to which change it is. */
  exhibitionChanged: ExhibitionChange;
};


export type SubscriptionTourViewArgs = {
  code: Scalars['String']['input'];
};


export type SubscriptionTourRoomArgs = {
  code: Scalars['String']['input'];
};


export type SubscriptionAlbumChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionNotesChangedArgs = {
  imageId: Scalars['ID']['input'];
};


export type SubscriptionExhibitionChangedArgs = {
  id: Scalars['ID']['input'];
};

/** What happened to an exhibition. */
export type ExhibitionChange = {
  __typename?: 'ExhibitionChange';
  /** The exhibition's global id. */
  exhibitionId: Scalars['ID']['output'];
  /** The exhibition as it now is; null if it was deleted. */
  exhibition?: Maybe<Exhibition>;
  /** The last change this tells of. */
  change: Scalars['Int']['output'];
  /** It tells of every change after this one; whoever knows the exhibition only as it was before that reads it anew. */
  since: Scalars['Int']['output'];
  /** Blocks that were added, put back, moved, hidden, shown or written, as they now are. */
  blocks: Array<ExhibitionBlock>;
  /** Blocks that are not in it any more. */
  removedBlockIds: Array<Scalars['ID']['output']>;
  /** Who changed it last; null at the first event. */
  by?: Maybe<Member>;
};

/** What happened to an album. */
export type AlbumChange = {
  __typename?: 'AlbumChange';
  /** The album's global id. */
  albumId: Scalars['ID']['output'];
  /** The album as it now is; null if it was deleted, or the viewer may not see it any more. */
  album?: Maybe<Album>;
  /** The last change this tells of. What is said of entries holds at this change or a later one. */
  change: Scalars['Int']['output'];
  /** It tells of every change after this one; whoever knows the album only as it was before that reads it anew. */
  since: Scalars['Int']['output'];
  /** Entries that were added, put back, moved or given other words, as they now are. */
  entries: Array<AlbumEntry>;
  /** Entries that are not to be seen in the album any more. */
  removedEntryIds: Array<Scalars['ID']['output']>;
  /** The viewer, with the rights to the album as they now are. */
  viewer: Viewer;
};

/** What happened to the collection since the last event. */
export type CollectionChange = {
  __typename?: 'CollectionChange';
  /** The site, with its counts as they now are. */
  site: Site;
  /** The works added last, newest first, at most 24. */
  addedWorks: Array<WorkEdge>;
  /** How many were added, which can be more than are listed. */
  addedCount: Scalars['Int']['output'];
  /** Works that changed, at most 24. */
  changedWorks: Array<Work>;
};

/** Whether a tour is going on. */
export type TourState =
  | 'LIVE'
  | 'ENDED';

/** Somebody shows others what they look at, as it happens; when it is over, it is kept as steps. */
export type Tour = Node & {
  __typename?: 'Tour';
  id: Scalars['ID']['output'];
  /** What others type to follow it: eight letters and digits. */
  code: Scalars['String']['output'];
  /** 1 to 200 characters. */
  title: Scalars['String']['output'];
  state: TourState;
  /** Who started it. */
  presenter?: Maybe<Member>;
  startedAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts edits of a tour that is over; an edit says on which one it was made. */
  version: Scalars['Int']['output'];
  /** What it shows now, or showed last. */
  view?: Maybe<TourView>;
  /** How many connections follow it now, the presenter's not counted. */
  followerCount?: Maybe<Scalars['Int']['output']>;
  /** Since when its presenter has been gone; null while they are there, and when it is over. */
  presenterAwaySince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether what is shown and said cannot be passed on to all followers now; it goes on by itself. */
  isInterrupted?: Maybe<Scalars['Boolean']['output']>;
  /** What its presenter said last. */
  said?: Maybe<TourWords>;
  /** Hands that are raised, the first one first, at most 100. */
  hands?: Maybe<Array<TourGuest>>;
  /** Who holds the lens in the presenter's place. */
  lensHolder?: Maybe<TourGuest>;
  /** What was shown and said, in the order it is told in, at most 500. */
  steps?: Maybe<Array<TourStep>>;
  /** How many steps there are. */
  stepCount?: Maybe<Scalars['Int']['output']>;
};

/** A page of tours. */
export type TourConnection = {
  __typename?: 'TourConnection';
  /** The tours of this page, with their cursors. */
  edges?: Maybe<Array<TourEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A tour in a list. */
export type TourEdge = {
  __typename?: 'TourEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The tour. */
  node: Tour;
};

/** What a tour shows. */
export type TourView = {
  __typename?: 'TourView';
  /** The tour's global id. */
  tourId: Scalars['ID']['output'];
  /** Rises with every view; a lower one is older. */
  sequence: Scalars['Int']['output'];
  /** The view as one word, in the form of `AlbumEntry.view`. */
  view: Scalars['String']['output'];
  /** Where the one who shows it points, in pixels of the full picture. */
  pointer?: Maybe<ImagePoint>;
};

/** What a presenter said. */
export type TourWords = {
  __typename?: 'TourWords';
  /** Rises each time something is said, the same words twice included. */
  number: Scalars['Int']['output'];
  /** Plain text, 1 to 500 characters. */
  words: Scalars['String']['output'];
};

/** A follower of a tour as the others know them. */
export type TourGuest = {
  __typename?: 'TourGuest';
  /** Who it is, for `lowerHand` and `handLens`. */
  memberId: Scalars['ID']['output'];
  /** What they call themselves. */
  name: Scalars['String']['output'];
};

/** Something that was shown or said. */
export type TourStep = Node & {
  __typename?: 'TourStep';
  id: Scalars['ID']['output'];
  /** Milliseconds since the tour started. */
  at: Scalars['Int']['output'];
  /** The view as one word, in the form of `AlbumEntry.view`. */
  view: Scalars['String']['output'];
  /** What was said, plain text; null if nothing was. */
  caption?: Maybe<Scalars['String']['output']>;
};

export type StartTourInput = {
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** What is shown first: a view as one word, in the form of `AlbumEntry.view`; at most 1,334 characters. */
  view: Scalars['String']['input'];
};

export type PresentViewInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** Higher than that of any view before, whoever showed it, and by 1,000 at most. */
  sequence: Scalars['Int']['input'];
  /** A view as one word, in the form of `AlbumEntry.view`; at most 1,334 characters. */
  view: Scalars['String']['input'];
  /** Where one points, in pixels of the full picture. */
  pointer?: InputMaybe<ImagePointInput>;
};

/** A place in pixels of the full picture, from its upper left corner. */
export type ImagePointInput = {
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type SayInTourInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** Plain text, 1 to 500 characters. */
  words: Scalars['String']['input'];
};

export type RaiseHandInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** What to call somebody without an account, 1 to 60 characters; members are called by their names. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type LowerHandInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** Whose hand; the viewer's if null. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
};

export type LowerAllHandsInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
};

export type HandLensInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** Who is to have it. */
  memberId: Scalars['ID']['input'];
};

export type TakeLensInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
};

export type EndTourInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
};

export type RenameTourInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** The version the edit is made on. */
  version: Scalars['Int']['input'];
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
};

export type MoveTourStepInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** The version the edit is made on. */
  version: Scalars['Int']['input'];
  /** The step's global id. */
  stepId: Scalars['ID']['input'];
  /** The step it is to follow; null to be the first. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type RewriteTourStepInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** The version the edit is made on. */
  version: Scalars['Int']['input'];
  /** The step's global id. */
  stepId: Scalars['ID']['input'];
  /** At most 500 characters; null or empty for nothing. */
  caption?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveTourStepInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
  /** The version the edit is made on. */
  version: Scalars['Int']['input'];
  /** The step's global id. */
  stepId: Scalars['ID']['input'];
};

export type DeleteTourInput = {
  /** The tour's global id. */
  tourId: Scalars['ID']['input'];
};

/** What starting a tour comes to. */
export type StartTourResult = StartTourSuccess | InvalidInput | NotAllowed;

export type StartTourSuccess = {
  __typename?: 'StartTourSuccess';
  tour: Tour;
};

/** What showing a view comes to. */
export type PresentViewResult = PresentViewSuccess | InvalidInput | NotAllowed;

export type PresentViewSuccess = {
  __typename?: 'PresentViewSuccess';
  /** Whether it is shown; it is not if its number was not higher than all before, or by more than 1,000. */
  taken: Scalars['Boolean']['output'];
  /** The highest number so far; the next view needs a higher one. */
  sequence: Scalars['Int']['output'];
};

/** What a change of a tour that goes on comes to. */
export type ChangeTourResult = ChangeTourSuccess | InvalidInput | NotAllowed;

export type ChangeTourSuccess = {
  __typename?: 'ChangeTourSuccess';
  /** The tour as it now is. */
  tour: Tour;
  /** Whoever changed it: a visitor who raises a hand is known from then on. */
  viewer: Viewer;
};

/** What an edit of a tour that is over comes to. */
export type EditTourResult = EditTourSuccess | TourConflict | InvalidInput | NotAllowed;

export type EditTourSuccess = {
  __typename?: 'EditTourSuccess';
  /** The tour as it now is. */
  tour: Tour;
};

/** The tour was edited since by somebody else; nothing was changed. */
export type TourConflict = {
  __typename?: 'TourConflict';
  /** What happened and what to do, in a sentence. */
  message: Scalars['String']['output'];
  /** The tour as it now is. */
  tour: Tour;
};

/** What deleting a tour comes to. */
export type DeleteTourResult = DeleteTourSuccess | InvalidInput | NotAllowed;

export type DeleteTourSuccess = {
  __typename?: 'DeleteTourSuccess';
  /** The id of what is no more. */
  deletedId: Scalars['ID']['output'];
};

/** Words on a picture, or an answer to them. Plain text with the simple marks of the specification. */
export type Note = Node & {
  __typename?: 'Note';
  id: Scalars['ID']['output'];
  /** The picture it is on. */
  image?: Maybe<Image>;
  /** The note it answers; null for one that begins a thread, and where that may not be seen. */
  parent?: Maybe<Note>;
  /** Where on the picture it is; null for an answer, which is where its thread is. */
  region?: Maybe<NoteRegion>;
  /** What it says; 1 to 5,000 characters. */
  text: Scalars['String']['output'];
  /** Words it is found by; at most 10 of 50 characters. */
  tags: Array<Scalars['String']['output']>;
  /** Who wrote it. */
  author: NoteAuthor;
  /** Who sees it. */
  state: NoteState;
  /** Which version it is, from 1 on; a change says which one it was made of. */
  version: Scalars['Int']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When its author changed it last; null if never. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The answers to it that everybody may see, oldest first, as pages by cursor; there are at most 100. */
  answers?: Maybe<NoteConnection>;
  /**
   * What people say is wrong with it, as far as nobody has decided about it; oldest first, at most 100. Null for all but
   * curators and owners.
   */
  reports?: Maybe<Array<NoteReport>>;
};


/** Words on a picture, or an answer to them. Plain text with the simple marks of the specification. */
export type NoteAnswersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Who sees a note. */
export type NoteState =
  /** Its author and curators, until a curator has seen it. */
  | 'PENDING'
  /** Everybody. */
  | 'VISIBLE'
  /** Its author and curators, because a curator has hidden it. */
  | 'HIDDEN';

/** Whose notes are shown before a curator has seen them. */
export type NotePolicy =
  /** Everybody's, anonymous visitors' included. */
  | 'EVERYBODY'
  /** Those of members. */
  | 'MEMBERS'
  /** Nobody's but the curators' own. */
  | 'NOBODY';

/** The order of a picture's notes. */
export type NoteOrder =
  /** Last written first. */
  | 'NEWEST'
  /** From the top of the picture to its bottom, then from left to right. */
  | 'PLACE';

/** Whoever wrote something, by name only. */
export type NoteAuthor = {
  __typename?: 'NoteAuthor';
  /** The member's name, or what a visitor wants to be called, or `A visitor`. */
  name: Scalars['String']['output'];
  /** Who that is; null for an anonymous visitor, who may call themselves anything. */
  member?: Maybe<Member>;
};

/** Somebody who wrote notes on a picture. */
export type NoteAuthorCount = {
  __typename?: 'NoteAuthorCount';
  /** Who that is. */
  author: NoteAuthor;
  /** How many threads they began. */
  count: Scalars['Int']['output'];
};

/** Where on its picture a note is. */
export type NoteRegion = {
  __typename?: 'NoteRegion';
  /** Which kind of place it is. */
  shape: NoteShape;
  /** The least rectangle around it, for a view that shows it: at least a pixel wide and high. */
  box: Region;
  /** The corners of a polygon in their order, or the one point; empty otherwise. */
  points: Array<ImagePoint>;
};

/** A kind of place on a picture. */
export type NoteShape =
  /** All of the picture. */
  | 'WHOLE'
  | 'RECTANGLE'
  | 'POLYGON'
  | 'POINT';

/** What somebody says is wrong with a note. */
export type NoteReport = {
  __typename?: 'NoteReport';
  /** Why, in their words. */
  reason: Scalars['String']['output'];
  /** Who says so. */
  reporter: NoteAuthor;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
};

/** A page of notes. */
export type NoteConnection = {
  __typename?: 'NoteConnection';
  /** The notes of this page, with their cursors. */
  edges?: Maybe<Array<NoteEdge>>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A note in a list. */
export type NoteEdge = {
  __typename?: 'NoteEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The note. */
  node: Note;
};

/** Where on a picture a note is to be: just one of these, in pixels of the full picture, all of it within the picture. */
export type NoteRegionInput =
  /** All of the picture: always `true`. */
  { whole: Scalars['Boolean']['input']; rectangle?: never; polygon?: never; point?: never; }
  |  /** A rectangle. */
  { whole?: never; rectangle: RegionInput; polygon?: never; point?: never; }
  |  /** A polygon by its corners; 3 to 200. */
  { whole?: never; rectangle?: never; polygon: Array<ImagePointInput>; point?: never; }
  |  /** One place. */
  { whole?: never; rectangle?: never; polygon?: never; point: ImagePointInput; };

/** A rectangle in pixels of the full picture, from its upper left corner. */
export type RegionInput = {
  x: Scalars['Int']['input'];
  y: Scalars['Int']['input'];
  width: Scalars['Int']['input'];
  height: Scalars['Int']['input'];
};

export type AddNoteInput = {
  /** The picture's global id. */
  imageId: Scalars['ID']['input'];
  /** Where on the picture. */
  region: NoteRegionInput;
  /** What it says; 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** Words it is found by; at most 10 of 50 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What an anonymous visitor wants to be called, at most 60 characters; of somebody with an account, their name counts. */
  authorName?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerNoteInput = {
  /** The global id of the note that is answered. */
  noteId: Scalars['ID']['input'];
  /** What it says; 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** Words it is found by; at most 10 of 50 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What an anonymous visitor wants to be called, at most 60 characters; of somebody with an account, their name counts. */
  authorName?: InputMaybe<Scalars['String']['input']>;
};

export type EditNoteInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
  /** The version the change was made of. */
  version: Scalars['Int']['input'];
  /** What it is to say; 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** Words it is found by; at most 10 of 50 characters. None if left out. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where it is to be; where it is if left out. An answer is where its thread is. */
  region?: InputMaybe<NoteRegionInput>;
};

export type DeleteNoteInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
};

export type RestoreNoteInput = {
  /** The deleted note's global id. */
  id: Scalars['ID']['input'];
};

export type ReportNoteInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
  /** What is wrong with it; 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type ApproveNoteInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

export type HideNoteInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
};

export type RestoreHiddenNoteInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

export type SettleNoteReportsInput = {
  /** The note's global id. */
  id: Scalars['ID']['input'];
};

export type SetNotePolicyInput = {
  /** Whose notes are to be shown before a curator has seen them. */
  notesShownAtOnce: NotePolicy;
};

/** What writing a note, or putting one back, comes to. */
export type WriteNoteResult = WriteNoteSuccess | InvalidInput;

export type WriteNoteSuccess = {
  __typename?: 'WriteNoteSuccess';
  /** The note, in its place: of one that begins a thread in `Image.notes`, newest first, of an answer in `Note.answers`. */
  noteEdge: NoteEdge;
  /** Whether everybody sees it now; otherwise it waits for a curator, or one has hidden it. */
  isShown: Scalars['Boolean']['output'];
};

/** What changing a note comes to. */
export type EditNoteResult = EditNoteSuccess | NoteConflict | InvalidInput;

export type EditNoteSuccess = {
  __typename?: 'EditNoteSuccess';
  /** The note as it now is. */
  note: Note;
  /** Whether everybody sees it now; otherwise it waits for a curator, or one has hidden it. */
  isShown: Scalars['Boolean']['output'];
};

/** The note is another than the one the change was made of. */
export type NoteConflict = {
  __typename?: 'NoteConflict';
  /** What happened, in a sentence for the user. */
  message: Scalars['String']['output'];
  /** The note as it now is. */
  note: Note;
};

/** What deleting a note comes to. */
export type DeleteNoteResult = DeleteNoteSuccess | InvalidInput;

export type DeleteNoteSuccess = {
  __typename?: 'DeleteNoteSuccess';
  /** The id of what is no more. */
  deletedId: Scalars['ID']['output'];
  /** Until when it can be put back. */
  restorableUntil: Scalars['DateTime']['output'];
  /** The picture it was on, with the number of notes that are left; null if it is not shown any more. */
  image?: Maybe<Image>;
};

/** What reporting a note comes to. */
export type ReportNoteResult = ReportNoteSuccess | InvalidInput;

export type ReportNoteSuccess = {
  __typename?: 'ReportNoteSuccess';
  /** The note, which stays until a curator has decided. */
  note: Note;
};

/** What a curator's decision about a note comes to. */
export type ModerateNoteResult = ModerateNoteSuccess | NoteConflict | InvalidInput | NotAllowed;

export type ModerateNoteSuccess = {
  __typename?: 'ModerateNoteSuccess';
  /** The note as it now is. */
  note: Note;
  /** The curator, with what still waits. */
  viewer: Viewer;
};

/** What deciding whose notes are shown at once comes to. */
export type SetNotePolicyResult = SetNotePolicySuccess | NotAllowed;

export type SetNotePolicySuccess = {
  __typename?: 'SetNotePolicySuccess';
  /** The site as it now is. */
  site: Site;
};

/** What happened to a picture's notes since the last event. */
export type NotesChange = {
  __typename?: 'NotesChange';
  /** The picture with the number of its notes; null if it is not shown any more. */
  image?: Maybe<Image>;
  /** Threads that are new, or in which something changed, as they now are, in their places in `Image.notes`, newest first. */
  threads: Array<NoteEdge>;
  /** The ids of notes that nobody sees any more; the answers in a thread go with it. */
  goneIds: Array<Scalars['ID']['output']>;
};

/** What happened to the notes that wait for curators since the last event. */
export type NoteQueueChange = {
  __typename?: 'NoteQueueChange';
  /** How many wait now. */
  length: Scalars['Int']['output'];
  /** Notes that came to wait or changed, as they now are, in their places in `Desk.noteQueue`. */
  waiting: Array<NoteEdge>;
  /** The ids of notes that wait no more. */
  settledIds: Array<Scalars['ID']['output']>;
};

/** Works arranged into something to walk through: ordered blocks of text, pictures and stories. */
export type Exhibition = Node & {
  __typename?: 'Exhibition';
  id: Scalars['ID']['output'];
  /** Its name in addresses, made of the title when it is published first; it stays when the title changes. */
  slug: Scalars['String']['output'];
  /** 1 to 200 characters; before it is given one, `Untitled`. */
  title: Scalars['String']['output'];
  /** What it is about, before its first block. */
  introduction: Scalars['RichText']['output'];
  /** What stands for it in lists, also where that is not shown any more; null if nothing was chosen. */
  cover?: Maybe<TakenView>;
  /**
   * The picture that stands for it: its cover, or, where it has none that is shown, the first picture that visitors see in its
   * blocks; null if there is neither.
   */
  picture?: Maybe<TakenView>;
  /** The first and the last day it is on, such as `2026-11-21`; null where nothing is said. They are told, nothing more. */
  opensOn?: Maybe<Scalars['String']['output']>;
  closesOn?: Maybe<Scalars['String']['output']>;
  /** The colours it is shown in. */
  colours: ExhibitionColours;
  /** The letters its texts are set in. */
  typeface: ExhibitionTypeface;
  /** Whom it is owed to. */
  credits: Scalars['RichText']['output'];
  /** The language it is written in, as BCP 47 spells it, such as `en` or `pt-BR`. */
  language: Scalars['String']['output'];
  /** The same exhibition in other languages, published ones alone, by language. */
  translations?: Maybe<Array<Exhibition>>;
  /** Whether everybody may see it. */
  state: ExhibitionState;
  /** When a draft is to be published by itself. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was published first; null if it never was. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When anything of it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts changes of all but its blocks; an edit says which one it was made on. */
  version: Scalars['Int']['output'];
  /** Rises with each change of any kind. What an answer says of its blocks holds at this change or a later one. */
  change: Scalars['Int']['output'];
  /** Its blocks in their order, those that are hidden left out, as pages by cursor. */
  blocks?: Maybe<ExhibitionBlockConnection>;
  /** One of its blocks by its global id; null if there is none to see, and of those that are hidden. */
  block?: Maybe<ExhibitionBlock>;
  /** How many blocks there are to see; at most 2,000. */
  blockCount?: Maybe<Scalars['Int']['output']>;
  /** For curators: all its blocks in their order, hidden ones too. */
  allBlocks?: Maybe<Array<ExhibitionBlock>>;
  /** For curators: what it was after each time somebody worked on it, last first, at most 200. */
  versions?: Maybe<Array<ExhibitionVersion>>;
  /** For curators: what it said in one of its versions; null if that is not kept. */
  versionText?: Maybe<ExhibitionVersionText>;
  /** For curators: whether it has a draft link. */
  hasDraftLink?: Maybe<Scalars['Boolean']['output']>;
};


/** Works arranged into something to walk through: ordered blocks of text, pictures and stories. */
export type ExhibitionBlocksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


/** Works arranged into something to walk through: ordered blocks of text, pictures and stories. */
export type ExhibitionBlockArgs = {
  id: Scalars['ID']['input'];
};


/** Works arranged into something to walk through: ordered blocks of text, pictures and stories. */
export type ExhibitionVersionTextArgs = {
  number: Scalars['Int']['input'];
};

/** What an exhibition was after somebody had worked on it. */
export type ExhibitionVersion = {
  __typename?: 'ExhibitionVersion';
  /** Counts the versions of an exhibition, from 1. */
  number: Scalars['Int']['output'];
  /** Who worked on it; null if they are not known any more. */
  by?: Maybe<Member>;
  /** When they were done. */
  at: Scalars['DateTime']['output'];
  /** What it was called. */
  title: Scalars['String']['output'];
  /** How many blocks it had. */
  blockCount: Scalars['Int']['output'];
};

/** What an exhibition said in one of its versions, in plain words. */
export type ExhibitionVersionText = {
  __typename?: 'ExhibitionVersionText';
  introduction: Scalars['String']['output'];
  /** Its blocks in their order, hidden ones too. */
  blocks: Array<ExhibitionVersionBlock>;
};

/** A block as it was in a version. */
export type ExhibitionVersionBlock = {
  __typename?: 'ExhibitionVersionBlock';
  /** The name of its type in this contract, such as `TextBlock`. */
  type: Scalars['String']['output'];
  /** Its words, a line for each part; empty if it had none. */
  words: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
};

/** Whether everybody may see an exhibition. */
export type ExhibitionState =
  /** Seen by curators, and by whoever has its draft link. */
  | 'DRAFT'
  /** Seen by everybody. */
  | 'PUBLISHED';

/** Colours of the site's look. */
export type ExhibitionColours =
  /** As the site is, light or dark. */
  | 'SITE'
  /** Dark for everybody, as in a room with lit pictures. */
  | 'NIGHT'
  /** Warm paper. */
  | 'PAPER'
  /** Grey that leaves colours alone. */
  | 'GREY';

/** Letters of the site's look. */
export type ExhibitionTypeface =
  | 'SANS'
  | 'SERIF';

/** A page of exhibitions. */
export type ExhibitionConnection = {
  __typename?: 'ExhibitionConnection';
  edges?: Maybe<Array<ExhibitionEdge>>;
  pageInfo: PageInfo;
};

/** An exhibition in a list. */
export type ExhibitionEdge = {
  __typename?: 'ExhibitionEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  node: Exhibition;
};

/** A page of blocks. */
export type ExhibitionBlockConnection = {
  __typename?: 'ExhibitionBlockConnection';
  /** At which of the exhibition's changes this holds, or at a later one. */
  change: Scalars['Int']['output'];
  edges?: Maybe<Array<ExhibitionBlockEdge>>;
  pageInfo: PageInfo;
};

/** A block in its exhibition. */
export type ExhibitionBlockEdge = {
  __typename?: 'ExhibitionBlockEdge';
  /** Marks this place in the exhibition. */
  cursor: Scalars['String']['output'];
  node: ExhibitionBlock;
};

/** What an exhibition is made of. Clients pass over a type they do not know. */
export type ExhibitionBlock = TextBlock | PictureBlock | CarouselBlock | ZoomStoryBlock | ComparisonBlock | WorkListBlock | QuotationBlock | SeparatorBlock | VideoBlock;

/** What every block has, of whatever type. */
export type Block = {
  id: Scalars['ID']['output'];
  /** Its place: blocks are in the order of these texts, compared character by character by their codes. */
  position: Scalars['String']['output'];
  /** Whether it is left out for visitors. */
  isHidden: Scalars['Boolean']['output'];
  /** Counts changes of what it holds; an edit says on which one it was made. */
  version: Scalars['Int']['output'];
};

/** Words. */
export type TextBlock = Block & Node & {
  __typename?: 'TextBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  text: Scalars['RichText']['output'];
};

/** One picture, or a part of one, with the lens. */
export type PictureBlock = Block & Node & {
  __typename?: 'PictureBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** What is seen. */
  view: TakenView;
  /** Plain text of at most 1,000 characters; null if there is none. */
  caption?: Maybe<Scalars['String']['output']>;
  width: BlockWidth;
};

/** How wide a block is. */
export type BlockWidth =
  /** As wide as the text. */
  | 'COLUMN'
  /** Wider than the text. */
  | 'WIDE'
  /** From edge to edge. */
  | 'FULL';

/** Works or details beside one another, moved through one by one. */
export type CarouselBlock = Block & Node & {
  __typename?: 'CarouselBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** What the slides are, such as `Maps of the poles`; 1 to 200 characters. */
  label: Scalars['String']['output'];
  /** In their order; at most 500. */
  slides: Array<CarouselSlide>;
};

/** One slide of a carousel. */
export type CarouselSlide = {
  __typename?: 'CarouselSlide';
  /** Its name within the block, kept when it is moved: 1 to 20 letters, digits, `-` and `_`. */
  key: Scalars['String']['output'];
  view: TakenView;
  /** Plain text of at most 1,000 characters; null if there is none. */
  caption?: Maybe<Scalars['String']['output']>;
};

/** A picture that is moved through, step by step, with words to each. */
export type ZoomStoryBlock = Block & Node & {
  __typename?: 'ZoomStoryBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** 1 to 200 characters; null if there is none. */
  title?: Maybe<Scalars['String']['output']>;
  /** In their order; at most 100. */
  steps: Array<ZoomStoryStep>;
};

/** One step of a zoom story: a view with words. */
export type ZoomStoryStep = {
  __typename?: 'ZoomStoryStep';
  /** Its name within the block, kept when it is moved, and in its link: 1 to 20 letters, digits, `-` and `_`. */
  key: Scalars['String']['output'];
  view: TakenView;
  /** What is seen, in a few words; at most 200 characters, null if there are none. */
  title?: Maybe<Scalars['String']['output']>;
  text: Scalars['RichText']['output'];
};

/** Two pictures, one beside or over the other. */
export type ComparisonBlock = Block & Node & {
  __typename?: 'ComparisonBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  first: TakenView;
  second: TakenView;
  arrangement: ComparisonArrangement;
  /** Plain text of at most 1,000 characters; null if there is none. */
  caption?: Maybe<Scalars['String']['output']>;
};

/** How two pictures are compared. */
export type ComparisonArrangement =
  /** The second over the first, behind a curtain that is drawn. */
  | 'CURTAIN'
  /** Side by side, on narrow screens one below the other. */
  | 'SIDE';

/** Works that were chosen, or that a search finds whenever it is looked at. */
export type WorkListBlock = Block & Node & {
  __typename?: 'WorkListBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** 1 to 200 characters; null if there is none. */
  title?: Maybe<Scalars['String']['output']>;
  /** The search that finds them; null if works were chosen. */
  query?: Maybe<WorkListQuery>;
  /** The ids of the works that were chosen, those included that are not shown any more; empty for a search. */
  chosenIds: Array<Scalars['ID']['output']>;
  /** The works to see, in their order: those chosen, or the first that the search finds. */
  works?: Maybe<Array<Work>>;
  /** How many works there are to see. */
  workCount?: Maybe<Scalars['Int']['output']>;
};


/** Works that were chosen, or that a search finds whenever it is looked at. */
export type WorkListBlockWorksArgs = {
  first?: Scalars['Int']['input'];
};

/** A search as it is kept. */
export type WorkListQuery = {
  __typename?: 'WorkListQuery';
  /** The words searched for. */
  search?: Maybe<Scalars['String']['output']>;
  /** What the works must have. */
  filter: SavedFilter;
  /** The order; the usual one if null. */
  order?: Maybe<WorkOrder>;
};

/** What somebody said or wrote. */
export type QuotationBlock = Block & Node & {
  __typename?: 'QuotationBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** The words; plain text of at most 4,000 characters, empty as long as nobody wrote any. */
  words: Scalars['String']['output'];
  /** Whose they are, and where they stand; plain text of at most 500 characters, null if it is not said. */
  source?: Maybe<Scalars['String']['output']>;
  /** Where they can be read, a web address; null if it is not said. */
  address?: Maybe<Scalars['String']['output']>;
  /** The language of the words, as BCP 47 spells it; null if it is the exhibition's. */
  language?: Maybe<Scalars['String']['output']>;
};

/** A pause between what stands before and after. */
export type SeparatorBlock = Block & Node & {
  __typename?: 'SeparatorBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  look: SeparatorLook;
};

/** What a separator looks like. */
export type SeparatorLook =
  | 'LINE'
  | 'SPACE'
  | 'STARS';

/** A moving picture at another site. Nothing is asked of that site before somebody agrees. */
export type VideoBlock = Block & Node & {
  __typename?: 'VideoBlock';
  id: Scalars['ID']['output'];
  position: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** Its web address, https alone. */
  address: Scalars['String']['output'];
  /** What it shows; plain text, 1 to 200 characters. */
  title: Scalars['String']['output'];
  /** What is seen until it plays. */
  poster?: Maybe<TakenView>;
  /** What is said and seen in it, for those who cannot hear or see it; plain text of at most 20,000 characters. */
  transcript?: Maybe<Scalars['String']['output']>;
};

/** A part of a picture as it was looked at when it was taken. */
export type TakenView = {
  __typename?: 'TakenView';
  /** The work's global id. */
  workId: Scalars['ID']['output'];
  /** The image's global id. */
  imageId: Scalars['ID']['output'];
  /** Which of the work's images it was, counted from 0. */
  place: Scalars['Int']['output'];
  /** How large the image was, in pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /**
   * What was seen of the image, as the address of a page writes it: region, rotation, adjustments, divided by spaces, such
   * as `120,80,400,300 !90 light:1.2`; `full 0` is the whole of it.
   */
  frame: Scalars['String']['output'];
  /** The work; null if it is not shown any more. */
  work?: Maybe<Work>;
  /** The image as it now is; null if there is none to show. */
  image?: Maybe<Image>;
  /** The view on the image as it now is, as one word; null if there is none to show. */
  view?: Maybe<Scalars['String']['output']>;
  /** What is seen, as pictures, from the smallest, as for `AlbumEntry.cuts`; empty if there is none to show. */
  cuts?: Maybe<Array<ImageCut>>;
  /** The path of the page that shows exactly this; null if there is none to show. */
  path?: Maybe<Scalars['String']['output']>;
  /** Whether the image is another than the one it was taken of, so that it may show something else. */
  isDoubtful?: Maybe<Scalars['Boolean']['output']>;
};

export type CreateExhibitionInput = {
  /** 1 to 200 characters; absent for the title of what it is made of, or `Untitled`. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** As BCP 47 spells it; absent for that of what it is made of, or `en`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The global id of a tour that is over, whose steps become a zoom story. */
  tourId?: InputMaybe<Scalars['ID']['input']>;
  /** The global id of an exhibition, of which the new one has the blocks. */
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the copy is the same exhibition in another language. */
  isTranslation?: Scalars['Boolean']['input'];
};

/** What making an exhibition comes to. */
export type CreateExhibitionResult = CreateExhibitionSuccess | InvalidInput | NotAllowed;

export type CreateExhibitionSuccess = {
  __typename?: 'CreateExhibitionSuccess';
  /** Its place among all exhibitions. */
  exhibitionEdge: ExhibitionEdge;
};

/** What an exhibition is to say of itself; what is absent stays as it is. */
export type EditExhibitionInput = {
  /** The global id. */
  id: Scalars['ID']['input'];
  /** The version the edit was made on. */
  version: Scalars['Int']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  introduction?: InputMaybe<Scalars['RichText']['input']>;
  /** Null for no cover. */
  cover?: InputMaybe<TakenViewInput>;
  opensOn?: InputMaybe<Scalars['String']['input']>;
  closesOn?: InputMaybe<Scalars['String']['input']>;
  colours?: InputMaybe<ExhibitionColours>;
  typeface?: InputMaybe<ExhibitionTypeface>;
  credits?: InputMaybe<Scalars['RichText']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What changing what an exhibition says of itself comes to. */
export type EditExhibitionResult = ChangeExhibitionSuccess | ExhibitionConflict | InvalidInput | NotAllowed;

/** The exhibition was changed since it was looked at, and what is wanted now would undo that. Nothing was changed. */
export type ExhibitionConflict = {
  __typename?: 'ExhibitionConflict';
  /** The exhibition as it now is. */
  exhibition: Exhibition;
};

/** What changing an exhibition comes to. */
export type ChangeExhibitionResult = ChangeExhibitionSuccess | InvalidInput | NotAllowed;

export type ChangeExhibitionSuccess = {
  __typename?: 'ChangeExhibitionSuccess';
  /** The exhibition as it now is. */
  exhibition: Exhibition;
};

export type ExhibitionInput = {
  /** The global id. */
  id: Scalars['ID']['input'];
};

export type PublishExhibitionInput = {
  /** The global id. */
  id: Scalars['ID']['input'];
  /** From when on, a moment to come; absent for now. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What deleting an exhibition comes to. */
export type DeleteExhibitionResult = DeleteExhibitionSuccess | InvalidInput | NotAllowed;

export type DeleteExhibitionSuccess = {
  __typename?: 'DeleteExhibitionSuccess';
  /** The id of what can be put back for 24 hours. */
  deletedId: Scalars['ID']['output'];
};

/** What making a draft link comes to. */
export type MakeDraftLinkResult = MakeDraftLinkSuccess | InvalidInput | NotAllowed;

export type MakeDraftLinkSuccess = {
  __typename?: 'MakeDraftLinkSuccess';
  /** The exhibition as it now is. */
  exhibition: Exhibition;
  /** What the link must carry. It is told this once: the server keeps only its hash. */
  key: Scalars['String']['output'];
};

export type PutBackExhibitionInput = {
  /** The global id. */
  id: Scalars['ID']['input'];
  /** The number of the version. */
  number: Scalars['Int']['input'];
};

export type AddBlockInput = {
  /** The exhibition's global id. */
  exhibitionId: Scalars['ID']['input'];
  /** The global id of the block to stand behind; absent to stand first. */
  after?: InputMaybe<Scalars['ID']['input']>;
  content: BlockContentInput;
  isHidden?: Scalars['Boolean']['input'];
};

export type WriteBlockInput = {
  /** The block's global id. */
  id: Scalars['ID']['input'];
  /** The version the edit was made on. */
  version: Scalars['Int']['input'];
  /** Of the type the block is of. */
  content: BlockContentInput;
};

export type MoveBlockInput = {
  /** The block's global id. */
  id: Scalars['ID']['input'];
  /** The global id of the block to stand behind; absent to stand first. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

export type HideBlockInput = {
  /** The block's global id. */
  id: Scalars['ID']['input'];
  isHidden: Scalars['Boolean']['input'];
};

export type BlockInput = {
  /** The block's global id. */
  id: Scalars['ID']['input'];
};

export type RestoreBlockInput = {
  /** The block's global id. */
  id: Scalars['ID']['input'];
  /** The global id of the block to stand behind, null to stand first; absent to stand where it stood. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** What changing a block comes to. */
export type ChangeBlockResult = ChangeBlockSuccess | InvalidInput | NotAllowed;

/** What writing a block comes to. */
export type WriteBlockResult = ChangeBlockSuccess | BlockConflict | InvalidInput | NotAllowed;

export type ChangeBlockSuccess = {
  __typename?: 'ChangeBlockSuccess';
  /** The block as it now is. */
  block: ExhibitionBlock;
  /** Its exhibition as it now is. */
  exhibition: Exhibition;
};

/** The block was written by somebody else since it was looked at. Nothing was changed. */
export type BlockConflict = {
  __typename?: 'BlockConflict';
  /** The block as it now is. */
  block: ExhibitionBlock;
  /** Who wrote it last; null if they are not known any more. */
  by?: Maybe<Member>;
};

/** What taking a block out comes to. */
export type RemoveBlockResult = RemoveBlockSuccess | InvalidInput | NotAllowed;

export type RemoveBlockSuccess = {
  __typename?: 'RemoveBlockSuccess';
  /** The id of what can be put back for 24 hours. */
  removedBlockId: Scalars['ID']['output'];
  /** Its exhibition as it now is. */
  exhibition: Exhibition;
};

/** What a block holds: exactly one of these. */
export type BlockContentInput = {
  text?: InputMaybe<TextBlockInput>;
  picture?: InputMaybe<PictureBlockInput>;
  carousel?: InputMaybe<CarouselBlockInput>;
  zoomStory?: InputMaybe<ZoomStoryBlockInput>;
  comparison?: InputMaybe<ComparisonBlockInput>;
  workList?: InputMaybe<WorkListBlockInput>;
  quotation?: InputMaybe<QuotationBlockInput>;
  separator?: InputMaybe<SeparatorBlockInput>;
  video?: InputMaybe<VideoBlockInput>;
};

/** As in `TextBlock`. */
export type TextBlockInput = {
  text: Scalars['RichText']['input'];
};

/** As in `PictureBlock`. */
export type PictureBlockInput = {
  view: TakenViewInput;
  caption?: InputMaybe<Scalars['String']['input']>;
  width?: BlockWidth;
};

/** As in `CarouselBlock`. */
export type CarouselBlockInput = {
  label: Scalars['String']['input'];
  slides: Array<CarouselSlideInput>;
};

/** As in `CarouselSlide`. */
export type CarouselSlideInput = {
  key: Scalars['String']['input'];
  view: TakenViewInput;
  caption?: InputMaybe<Scalars['String']['input']>;
};

/** As in `ZoomStoryBlock`. */
export type ZoomStoryBlockInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  steps: Array<ZoomStoryStepInput>;
};

/** As in `ZoomStoryStep`. */
export type ZoomStoryStepInput = {
  key: Scalars['String']['input'];
  view: TakenViewInput;
  title?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['RichText']['input'];
};

/** As in `ComparisonBlock`. */
export type ComparisonBlockInput = {
  first: TakenViewInput;
  second: TakenViewInput;
  arrangement?: ComparisonArrangement;
  caption?: InputMaybe<Scalars['String']['input']>;
};

/** As in `WorkListBlock`: a search, or works that are chosen, at most 200. */
export type WorkListBlockInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<WorkListQueryInput>;
  chosenIds?: Array<Scalars['ID']['input']>;
};

/** As in `WorkListQuery`. */
export type WorkListQueryInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkFilter>;
  order?: InputMaybe<WorkOrder>;
};

/** As in `QuotationBlock`. */
export type QuotationBlockInput = {
  words: Scalars['String']['input'];
  source?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
};

/** As in `SeparatorBlock`. */
export type SeparatorBlockInput = {
  look?: SeparatorLook;
};

/** As in `VideoBlock`. */
export type VideoBlockInput = {
  address: Scalars['String']['input'];
  title: Scalars['String']['input'];
  poster?: InputMaybe<TakenViewInput>;
  transcript?: InputMaybe<Scalars['String']['input']>;
};

/** As in `TakenView`. */
export type TakenViewInput = {
  workId: Scalars['ID']['input'];
  imageId: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
  width: Scalars['Int']['input'];
  height: Scalars['Int']['input'];
  frame: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SignInResult:
    | ( Omit<SignInSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( TooManyTries )
  ;
  SignUpResult:
    | ( Omit<SignInSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
    | ( TooManyTries )
  ;
  SignOutResult: ( Omit<SignOutSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } );
  ChangeAccountResult:
    | ( Omit<ChangeAccountSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
    | ( TooManyTries )
  ;
  InviteResult:
    | ( Omit<InviteSuccess, 'invitation'> & { invitation: _RefType['Invitation'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  WithdrawInvitationResult:
    | ( WithdrawInvitationSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ChangeRoleResult:
    | ( Omit<ChangeRoleSuccess, 'account'> & { account: _RefType['Account'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  RemoveMemberResult:
    | ( RemoveMemberSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  MakePasswordLinkResult:
    | ( MakePasswordLinkSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  SetSignUpPolicyResult:
    | ( Omit<SetSignUpPolicySuccess, 'site'> & { site: _RefType['Site'] } )
    | ( NotAllowed )
  ;
  SaveSearchResult:
    | ( Omit<SaveSearchSuccess, 'savedSearchEdge'> & { savedSearchEdge: _RefType['SavedSearchEdge'] } )
    | ( InvalidInput )
  ;
  ChangeSavedSearchResult:
    | ( Omit<ChangeSavedSearchSuccess, 'savedSearch'> & { savedSearch: _RefType['SavedSearch'] } )
    | ( InvalidInput )
  ;
  DeleteSavedSearchResult:
    | ( DeleteSavedSearchSuccess )
    | ( InvalidInput )
  ;
  AddWorkResult:
    | ( Omit<AddWorkSuccess, 'work'> & { work: _RefType['Work'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  EditWorkResult:
    | ( Omit<EditWorkSuccess, 'work'> & { work: _RefType['Work'] } )
    | ( Omit<WorkConflict, 'work'> & { work: _RefType['Work'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  RestoreWorkRevisionResult:
    | ( Omit<RestoreWorkRevisionSuccess, 'work'> & { work: _RefType['Work'] } )
    | ( Omit<WorkConflict, 'work'> & { work: _RefType['Work'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  AddWorkImagesResult:
    | ( Omit<AddWorkImagesSuccess, 'work'> & { work: _RefType['Work'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ChangeWorkImagesResult:
    | ( Omit<ChangeWorkImagesSuccess, 'work'> & { work: _RefType['Work'] } )
    | ( Omit<WorkConflict, 'work'> & { work: _RefType['Work'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  UndoImportResult:
    | ( Omit<UndoImportSuccess, 'import'> & { import: _RefType['Import'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  PrepareImportResult:
    | ( Omit<PrepareImportSuccess, 'import'> & { import: _RefType['Import'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ChangeImportResult:
    | ( Omit<ChangeImportSuccess, 'import'> & { import: _RefType['Import'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ApplyImportResult:
    | ( Omit<ApplyImportSuccess, 'import'> & { import: _RefType['Import'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  PauseImportResult:
    | ( Omit<PauseImportSuccess, 'import'> & { import: _RefType['Import'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ResumeImportResult:
    | ( Omit<ResumeImportSuccess, 'import'> & { import: _RefType['Import'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  DiscardImportResult:
    | ( DiscardImportSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  EditWorksResult:
    | ( Omit<EditWorksSuccess, 'works'> & { works: Array<_RefType['Work']> } )
    | ( SelectionConflict )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  UndoBulkEditResult:
    | ( Omit<UndoBulkEditSuccess, 'works'> & { works: Array<_RefType['Work']> } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  TellApartResult:
    | ( TellApartSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  CheckRemotePicturesResult:
    | ( Omit<CheckRemotePicturesSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( NotAllowed )
  ;
  CreateAlbumResult:
    | ( Omit<CreateAlbumSuccess, 'albumEdge'> & { albumEdge: _RefType['AlbumEdge'] } )
    | ( InvalidInput )
  ;
  UpdateAlbumResult:
    | ( Omit<UpdateAlbumSuccess, 'album'> & { album: _RefType['Album'] } )
    | ( Omit<AlbumConflict, 'album'> & { album: _RefType['Album'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  DeleteAlbumResult:
    | ( DeleteAlbumSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  RestoreAlbumResult:
    | ( Omit<RestoreAlbumSuccess, 'albumEdge'> & { albumEdge: _RefType['AlbumEdge'] } )
    | ( InvalidInput )
  ;
  CopyAlbumResult:
    | ( Omit<CopyAlbumSuccess, 'albumEdge'> & { albumEdge: _RefType['AlbumEdge'] } )
    | ( InvalidInput )
  ;
  AddToAlbumsResult:
    | ( Omit<AddToAlbumsSuccess, 'added' | 'alreadyIn' | 'full' | 'viewer'> & { added: Array<_RefType['AlbumAddition']>, alreadyIn: Array<_RefType['AlbumAddition']>, full: Array<_RefType['FullAlbum']>, viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  RemoveAlbumEntryResult:
    | ( Omit<RemoveAlbumEntrySuccess, 'album' | 'viewer'> & { album: _RefType['Album'], viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  RestoreAlbumEntryResult:
    | ( Omit<RestoreAlbumEntrySuccess, 'album' | 'entryEdge' | 'viewer'> & { album: _RefType['Album'], entryEdge: _RefType['AlbumEntryEdge'], viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  MoveAlbumEntryResult:
    | ( Omit<MoveAlbumEntrySuccess, 'album' | 'entryEdge'> & { album: _RefType['Album'], entryEdge: _RefType['AlbumEntryEdge'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  CaptionAlbumEntryResult:
    | ( Omit<CaptionAlbumEntrySuccess, 'album' | 'entry'> & { album: _RefType['Album'], entry: _RefType['AlbumEntry'] } )
    | ( Omit<AlbumEntryConflict, 'entry'> & { entry: _RefType['AlbumEntry'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  MakeEditLinkResult:
    | ( Omit<MakeEditLinkSuccess, 'album' | 'viewer'> & { album: _RefType['Album'], viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  CloseEditLinkResult:
    | ( Omit<CloseEditLinkSuccess, 'album' | 'viewer'> & { album: _RefType['Album'], viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  OpenEditLinkResult:
    | ( Omit<OpenEditLinkSuccess, 'album' | 'viewer'> & { album: _RefType['Album'], viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
  ;
  TakeDownAlbumResult:
    | ( TakeDownAlbumSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  AddFavouriteResult:
    | ( Omit<AddFavouriteSuccess, 'viewer' | 'favouriteEdge'> & { viewer: _RefType['Viewer'], favouriteEdge: _RefType['WorkEdge'] } )
    | ( InvalidInput )
  ;
  RemoveFavouriteResult:
    | ( Omit<RemoveFavouriteSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } )
    | ( InvalidInput )
  ;
  StartTourResult:
    | ( Omit<StartTourSuccess, 'tour'> & { tour: _RefType['Tour'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  PresentViewResult:
    | ( PresentViewSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ChangeTourResult:
    | ( ChangeTourSuccessModel )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  EditTourResult:
    | ( Omit<EditTourSuccess, 'tour'> & { tour: _RefType['Tour'] } )
    | ( Omit<TourConflict, 'tour'> & { tour: _RefType['Tour'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  DeleteTourResult:
    | ( DeleteTourSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  WriteNoteResult:
    | ( Omit<WriteNoteSuccess, 'noteEdge'> & { noteEdge: _RefType['NoteEdge'] } )
    | ( InvalidInput )
  ;
  EditNoteResult:
    | ( Omit<EditNoteSuccess, 'note'> & { note: _RefType['Note'] } )
    | ( Omit<NoteConflict, 'note'> & { note: _RefType['Note'] } )
    | ( InvalidInput )
  ;
  DeleteNoteResult:
    | ( Omit<DeleteNoteSuccess, 'image'> & { image?: Maybe<_RefType['Image']> } )
    | ( InvalidInput )
  ;
  ReportNoteResult:
    | ( Omit<ReportNoteSuccess, 'note'> & { note: _RefType['Note'] } )
    | ( InvalidInput )
  ;
  ModerateNoteResult:
    | ( Omit<ModerateNoteSuccess, 'note' | 'viewer'> & { note: _RefType['Note'], viewer: _RefType['Viewer'] } )
    | ( Omit<NoteConflict, 'note'> & { note: _RefType['Note'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  SetNotePolicyResult:
    | ( Omit<SetNotePolicySuccess, 'site'> & { site: _RefType['Site'] } )
    | ( NotAllowed )
  ;
  ExhibitionBlock:
    | ( TextBlockModel )
    | ( PictureBlockModel )
    | ( CarouselBlockModel )
    | ( ZoomStoryBlockModel )
    | ( ComparisonBlockModel )
    | ( WorkListBlockModel )
    | ( QuotationBlockModel )
    | ( SeparatorBlockModel )
    | ( VideoBlockModel )
  ;
  CreateExhibitionResult:
    | ( Omit<CreateExhibitionSuccess, 'exhibitionEdge'> & { exhibitionEdge: _RefType['ExhibitionEdge'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  EditExhibitionResult:
    | ( Omit<ChangeExhibitionSuccess, 'exhibition'> & { exhibition: _RefType['Exhibition'] } )
    | ( Omit<ExhibitionConflict, 'exhibition'> & { exhibition: _RefType['Exhibition'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ChangeExhibitionResult:
    | ( Omit<ChangeExhibitionSuccess, 'exhibition'> & { exhibition: _RefType['Exhibition'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  DeleteExhibitionResult:
    | ( DeleteExhibitionSuccess )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  MakeDraftLinkResult:
    | ( Omit<MakeDraftLinkSuccess, 'exhibition'> & { exhibition: _RefType['Exhibition'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  ChangeBlockResult:
    | ( Omit<ChangeBlockSuccess, 'block' | 'exhibition'> & { block: _RefType['ExhibitionBlock'], exhibition: _RefType['Exhibition'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  WriteBlockResult:
    | ( Omit<ChangeBlockSuccess, 'block' | 'exhibition'> & { block: _RefType['ExhibitionBlock'], exhibition: _RefType['Exhibition'] } )
    | ( Omit<BlockConflict, 'block' | 'by'> & { block: _RefType['ExhibitionBlock'], by?: Maybe<_RefType['Member']> } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
  RemoveBlockResult:
    | ( Omit<RemoveBlockSuccess, 'exhibition'> & { exhibition: _RefType['Exhibition'] } )
    | ( InvalidInput )
    | ( NotAllowed )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( SiteModel )
    | ( TermModel )
    | ( WorkModel )
    | ( ImageModel )
    | ( DetailModel )
    | ( ImportModel )
    | ( MemberModel )
    | ( ViewerModel )
    | ( AccountModel )
    | ( SessionModel )
    | ( InvitationModel )
    | ( SavedSearchModel )
    | ( AlbumModel )
    | ( AlbumEntryModel )
    | ( TourModel )
    | ( TourStepModel )
    | ( NoteModel )
    | ( ExhibitionModel )
    | ( TextBlockModel )
    | ( PictureBlockModel )
    | ( CarouselBlockModel )
    | ( ZoomStoryBlockModel )
    | ( ComparisonBlockModel )
    | ( WorkListBlockModel )
    | ( QuotationBlockModel )
    | ( SeparatorBlockModel )
    | ( VideoBlockModel )
  ;
  Block:
    | ( TextBlockModel )
    | ( PictureBlockModel )
    | ( CarouselBlockModel )
    | ( ZoomStoryBlockModel )
    | ( ComparisonBlockModel )
    | ( WorkListBlockModel )
    | ( QuotationBlockModel )
    | ( SeparatorBlockModel )
    | ( VideoBlockModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  RichText: ResolverTypeWrapper<Scalars['RichText']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  WorkFilter: WorkFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  WorkOrder: WorkOrder;
  WorkConnection: ResolverTypeWrapper<WorkConnectionModel>;
  WorkFacets: ResolverTypeWrapper<WorkFacetsModel>;
  FacetValues: ResolverTypeWrapper<FacetValues>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  YearHistogram: ResolverTypeWrapper<YearHistogram>;
  Suggestions: ResolverTypeWrapper<SuggestionsModel>;
  WorkJump: ResolverTypeWrapper<WorkJump>;
  WorkEdge: ResolverTypeWrapper<WorkEdgeModel>;
  WorkMatch: ResolverTypeWrapper<WorkMatch>;
  MatchedField: MatchedField;
  WorkField: WorkField;
  WorkChangeThrough: WorkChangeThrough;
  WorkChangeActor: WorkChangeActor;
  WorkRevision: ResolverTypeWrapper<WorkRevisionModel>;
  WorkFieldChange: ResolverTypeWrapper<WorkFieldChange>;
  WorkFieldValue: ResolverTypeWrapper<WorkFieldValue>;
  WorkRevisionConnection: ResolverTypeWrapper<WorkRevisionConnectionModel>;
  WorkRevisionEdge: ResolverTypeWrapper<Omit<WorkRevisionEdge, 'node'> & { node: ResolversTypes['WorkRevision'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Site: ResolverTypeWrapper<SiteModel>;
  TermKind: TermKind;
  Term: ResolverTypeWrapper<TermModel>;
  WorkStatus: WorkStatus;
  Work: ResolverTypeWrapper<WorkModel>;
  Creator: ResolverTypeWrapper<Creator>;
  Dimensions: ResolverTypeWrapper<Dimensions>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Rights: ResolverTypeWrapper<Rights>;
  MetadataEntry: ResolverTypeWrapper<MetadataEntry>;
  ImageRole: ImageRole;
  Image: ResolverTypeWrapper<ImageModel>;
  Detail: ResolverTypeWrapper<DetailModel>;
  Region: ResolverTypeWrapper<Region>;
  PointPair: ResolverTypeWrapper<PointPair>;
  ImagePoint: ResolverTypeWrapper<ImagePoint>;
  ImageTiles: ResolverTypeWrapper<ImageTiles>;
  ImportState: ImportState;
  ImportFate: ImportFate;
  RemotePictures: RemotePictures;
  Sureness: Sureness;
  ImportField: ImportField;
  ImportChoices: ResolverTypeWrapper<ImportChoices>;
  ImportReading: ResolverTypeWrapper<ImportReadingModel>;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportRow: ResolverTypeWrapper<ImportRowModel>;
  ImportRefusal: ResolverTypeWrapper<ImportRefusal>;
  ImportRowConnection: ResolverTypeWrapper<ImportRowConnectionModel>;
  ImportRowEdge: ResolverTypeWrapper<Omit<ImportRowEdge, 'node'> & { node: ResolversTypes['ImportRow'] }>;
  ImportSample: ResolverTypeWrapper<ImportSampleModel>;
  ImportUndo: ResolverTypeWrapper<ImportUndo>;
  UndoPreview: ResolverTypeWrapper<UndoPreview>;
  KeptWork: ResolverTypeWrapper<KeptWork>;
  Import: ResolverTypeWrapper<ImportModel>;
  ImportConnection: ResolverTypeWrapper<ImportConnectionModel>;
  ImportEdge: ResolverTypeWrapper<Omit<ImportEdge, 'node'> & { node: ResolversTypes['Import'] }>;
  SignUpPolicy: SignUpPolicy;
  Role: Role;
  Member: ResolverTypeWrapper<MemberModel>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Account: ResolverTypeWrapper<AccountModel>;
  Session: ResolverTypeWrapper<SessionModel>;
  Desk: ResolverTypeWrapper<DeskModel>;
  RemoteImages: ResolverTypeWrapper<RemoteImagesModel>;
  RemoteCheck: ResolverTypeWrapper<RemoteCheck>;
  DeskWorkFilter: DeskWorkFilter;
  DeskWorkOrder: DeskWorkOrder;
  DeskWorkConnection: ResolverTypeWrapper<DeskWorkConnectionModel>;
  DeskWorkEdge: ResolverTypeWrapper<Omit<DeskWorkEdge, 'node'> & { node: ResolversTypes['Work'] }>;
  CheckupProblem: CheckupProblem;
  CheckupFinding: ResolverTypeWrapper<CheckupFinding>;
  DuplicateReason: DuplicateReason;
  DuplicateGroup: ResolverTypeWrapper<DuplicateGroupModel>;
  DuplicateGroupConnection: ResolverTypeWrapper<DuplicateGroupConnectionModel>;
  DuplicateGroupEdge: ResolverTypeWrapper<Omit<DuplicateGroupEdge, 'node'> & { node: ResolversTypes['DuplicateGroup'] }>;
  AccountConnection: ResolverTypeWrapper<AccountConnectionModel>;
  AccountEdge: ResolverTypeWrapper<Omit<AccountEdge, 'node'> & { node: ResolversTypes['Account'] }>;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  SavedSearchConnection: ResolverTypeWrapper<SavedSearchConnectionModel>;
  SavedSearchEdge: ResolverTypeWrapper<Omit<SavedSearchEdge, 'node'> & { node: ResolversTypes['SavedSearch'] }>;
  SavedSearch: ResolverTypeWrapper<SavedSearchModel>;
  SavedFilter: ResolverTypeWrapper<SavedFilter>;
  AlbumVisibility: AlbumVisibility;
  Album: ResolverTypeWrapper<AlbumModel>;
  AlbumEntry: ResolverTypeWrapper<AlbumEntryModel>;
  ImageCut: ResolverTypeWrapper<ImageCut>;
  AlbumConnection: ResolverTypeWrapper<AlbumConnectionModel>;
  AlbumEdge: ResolverTypeWrapper<Omit<AlbumEdge, 'node'> & { node: ResolversTypes['Album'] }>;
  AlbumEntryConnection: ResolverTypeWrapper<AlbumEntryConnectionModel>;
  AlbumEntryEdge: ResolverTypeWrapper<Omit<AlbumEntryEdge, 'node'> & { node: ResolversTypes['AlbumEntry'] }>;
  AlbumRights: ResolverTypeWrapper<AlbumRightsModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SignUpInput: SignUpInput;
  SignInInput: SignInInput;
  AcceptInvitationInput: AcceptInvitationInput;
  ChoosePasswordInput: ChoosePasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangeEmailInput: ChangeEmailInput;
  RemoveMemberInput: RemoveMemberInput;
  RenameMemberInput: RenameMemberInput;
  EndSessionInput: EndSessionInput;
  DeleteAccountInput: DeleteAccountInput;
  InviteInput: InviteInput;
  WithdrawInvitationInput: WithdrawInvitationInput;
  ChangeRoleInput: ChangeRoleInput;
  MakePasswordLinkInput: MakePasswordLinkInput;
  SetSignUpPolicyInput: SetSignUpPolicyInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SignInSuccess: ResolverTypeWrapper<Omit<SignInSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  TooManyTries: ResolverTypeWrapper<TooManyTries>;
  SignOutSuccess: ResolverTypeWrapper<Omit<SignOutSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SignOutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutResult']>;
  ChangeAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeAccountResult']>;
  ChangeAccountSuccess: ResolverTypeWrapper<Omit<ChangeAccountSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  InviteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteResult']>;
  InviteSuccess: ResolverTypeWrapper<Omit<InviteSuccess, 'invitation'> & { invitation: ResolversTypes['Invitation'] }>;
  WithdrawInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawInvitationResult']>;
  WithdrawInvitationSuccess: ResolverTypeWrapper<WithdrawInvitationSuccess>;
  ChangeRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeRoleResult']>;
  ChangeRoleSuccess: ResolverTypeWrapper<Omit<ChangeRoleSuccess, 'account'> & { account: ResolversTypes['Account'] }>;
  RemoveMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveMemberResult']>;
  RemoveMemberSuccess: ResolverTypeWrapper<RemoveMemberSuccess>;
  MakePasswordLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MakePasswordLinkResult']>;
  MakePasswordLinkSuccess: ResolverTypeWrapper<MakePasswordLinkSuccess>;
  SetSignUpPolicyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetSignUpPolicyResult']>;
  SetSignUpPolicySuccess: ResolverTypeWrapper<Omit<SetSignUpPolicySuccess, 'site'> & { site: ResolversTypes['Site'] }>;
  SaveSearchInput: SaveSearchInput;
  RenameSavedSearchInput: RenameSavedSearchInput;
  MarkSavedSearchSeenInput: MarkSavedSearchSeenInput;
  DeleteSavedSearchInput: DeleteSavedSearchInput;
  SaveSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSearchResult']>;
  SaveSearchSuccess: ResolverTypeWrapper<Omit<SaveSearchSuccess, 'savedSearchEdge'> & { savedSearchEdge: ResolversTypes['SavedSearchEdge'] }>;
  ChangeSavedSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeSavedSearchResult']>;
  ChangeSavedSearchSuccess: ResolverTypeWrapper<Omit<ChangeSavedSearchSuccess, 'savedSearch'> & { savedSearch: ResolversTypes['SavedSearch'] }>;
  DeleteSavedSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteSavedSearchResult']>;
  DeleteSavedSearchSuccess: ResolverTypeWrapper<DeleteSavedSearchSuccess>;
  AddWorkInput: AddWorkInput;
  AddWorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddWorkResult']>;
  AddWorkSuccess: ResolverTypeWrapper<Omit<AddWorkSuccess, 'work'> & { work: ResolversTypes['Work'] }>;
  EditWorkInput: EditWorkInput;
  WorkFieldsInput: WorkFieldsInput;
  CreatorInput: CreatorInput;
  DimensionsInput: DimensionsInput;
  WorkRightsInput: WorkRightsInput;
  MetadataEntryInput: MetadataEntryInput;
  EditWorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditWorkResult']>;
  EditWorkSuccess: ResolverTypeWrapper<Omit<EditWorkSuccess, 'work'> & { work: ResolversTypes['Work'] }>;
  RestoreWorkRevisionInput: RestoreWorkRevisionInput;
  UndoImportInput: UndoImportInput;
  RestoreWorkRevisionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreWorkRevisionResult']>;
  RestoreWorkRevisionSuccess: ResolverTypeWrapper<Omit<RestoreWorkRevisionSuccess, 'work'> & { work: ResolversTypes['Work'] }>;
  WorkConflict: ResolverTypeWrapper<Omit<WorkConflict, 'work'> & { work: ResolversTypes['Work'] }>;
  AddWorkImagesInput: AddWorkImagesInput;
  ChangeWorkImagesInput: ChangeWorkImagesInput;
  WorkImageInput: WorkImageInput;
  DetailInput: DetailInput;
  PointPairInput: PointPairInput;
  AddWorkImagesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddWorkImagesResult']>;
  AddWorkImagesSuccess: ResolverTypeWrapper<Omit<AddWorkImagesSuccess, 'work'> & { work: ResolversTypes['Work'] }>;
  ChangeWorkImagesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeWorkImagesResult']>;
  ChangeWorkImagesSuccess: ResolverTypeWrapper<Omit<ChangeWorkImagesSuccess, 'work'> & { work: ResolversTypes['Work'] }>;
  UndoImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoImportResult']>;
  UndoImportSuccess: ResolverTypeWrapper<Omit<UndoImportSuccess, 'import'> & { import: ResolversTypes['Import'] }>;
  PrepareImportInput: PrepareImportInput;
  PrepareImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrepareImportResult']>;
  PrepareImportSuccess: ResolverTypeWrapper<Omit<PrepareImportSuccess, 'import'> & { import: ResolversTypes['Import'] }>;
  ChangeImportInput: ChangeImportInput;
  ChangeImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeImportResult']>;
  ChangeImportSuccess: ResolverTypeWrapper<Omit<ChangeImportSuccess, 'import'> & { import: ResolversTypes['Import'] }>;
  ImportTableInput: ImportTableInput;
  ImportColumnInput: ImportColumnInput;
  ApplyImportInput: ApplyImportInput;
  ApplyImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyImportResult']>;
  ApplyImportSuccess: ResolverTypeWrapper<Omit<ApplyImportSuccess, 'import'> & { import: ResolversTypes['Import'] }>;
  PauseImportInput: PauseImportInput;
  PauseImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PauseImportResult']>;
  PauseImportSuccess: ResolverTypeWrapper<Omit<PauseImportSuccess, 'import'> & { import: ResolversTypes['Import'] }>;
  ResumeImportInput: ResumeImportInput;
  ResumeImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeImportResult']>;
  ResumeImportSuccess: ResolverTypeWrapper<Omit<ResumeImportSuccess, 'import'> & { import: ResolversTypes['Import'] }>;
  DiscardImportInput: DiscardImportInput;
  DiscardImportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscardImportResult']>;
  DiscardImportSuccess: ResolverTypeWrapper<DiscardImportSuccess>;
  EditWorksInput: EditWorksInput;
  EditedWorksInput: EditedWorksInput;
  DeskSelectionInput: DeskSelectionInput;
  WorkChangesInput: WorkChangesInput;
  RightsInput: RightsInput;
  EditWorksResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditWorksResult']>;
  EditWorksSuccess: ResolverTypeWrapper<Omit<EditWorksSuccess, 'works'> & { works: Array<ResolversTypes['Work']> }>;
  SelectionConflict: ResolverTypeWrapper<SelectionConflict>;
  UndoBulkEditInput: UndoBulkEditInput;
  UndoBulkEditResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoBulkEditResult']>;
  UndoBulkEditSuccess: ResolverTypeWrapper<Omit<UndoBulkEditSuccess, 'works'> & { works: Array<ResolversTypes['Work']> }>;
  TellApartInput: TellApartInput;
  TellApartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TellApartResult']>;
  TellApartSuccess: ResolverTypeWrapper<TellApartSuccess>;
  CheckRemotePicturesInput: CheckRemotePicturesInput;
  CheckRemotePicturesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckRemotePicturesResult']>;
  CheckRemotePicturesSuccess: ResolverTypeWrapper<Omit<CheckRemotePicturesSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CreateAlbumInput: CreateAlbumInput;
  UpdateAlbumInput: UpdateAlbumInput;
  DeleteAlbumInput: DeleteAlbumInput;
  RestoreAlbumInput: RestoreAlbumInput;
  CopyAlbumInput: CopyAlbumInput;
  AddToAlbumsInput: AddToAlbumsInput;
  RemoveAlbumEntryInput: RemoveAlbumEntryInput;
  RestoreAlbumEntryInput: RestoreAlbumEntryInput;
  MoveAlbumEntryInput: MoveAlbumEntryInput;
  CaptionAlbumEntryInput: CaptionAlbumEntryInput;
  MakeEditLinkInput: MakeEditLinkInput;
  CloseEditLinkInput: CloseEditLinkInput;
  OpenEditLinkInput: OpenEditLinkInput;
  CreateAlbumResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAlbumResult']>;
  CreateAlbumSuccess: ResolverTypeWrapper<Omit<CreateAlbumSuccess, 'albumEdge'> & { albumEdge: ResolversTypes['AlbumEdge'] }>;
  UpdateAlbumResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAlbumResult']>;
  UpdateAlbumSuccess: ResolverTypeWrapper<Omit<UpdateAlbumSuccess, 'album'> & { album: ResolversTypes['Album'] }>;
  AlbumConflict: ResolverTypeWrapper<Omit<AlbumConflict, 'album'> & { album: ResolversTypes['Album'] }>;
  DeleteAlbumResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAlbumResult']>;
  DeleteAlbumSuccess: ResolverTypeWrapper<DeleteAlbumSuccess>;
  RestoreAlbumResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreAlbumResult']>;
  RestoreAlbumSuccess: ResolverTypeWrapper<Omit<RestoreAlbumSuccess, 'albumEdge'> & { albumEdge: ResolversTypes['AlbumEdge'] }>;
  CopyAlbumResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CopyAlbumResult']>;
  CopyAlbumSuccess: ResolverTypeWrapper<Omit<CopyAlbumSuccess, 'albumEdge'> & { albumEdge: ResolversTypes['AlbumEdge'] }>;
  AddToAlbumsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToAlbumsResult']>;
  AddToAlbumsSuccess: ResolverTypeWrapper<Omit<AddToAlbumsSuccess, 'added' | 'alreadyIn' | 'full' | 'viewer'> & { added: Array<ResolversTypes['AlbumAddition']>, alreadyIn: Array<ResolversTypes['AlbumAddition']>, full: Array<ResolversTypes['FullAlbum']>, viewer: ResolversTypes['Viewer'] }>;
  AlbumAddition: ResolverTypeWrapper<Omit<AlbumAddition, 'album' | 'entryEdge'> & { album: ResolversTypes['Album'], entryEdge: ResolversTypes['AlbumEntryEdge'] }>;
  FullAlbum: ResolverTypeWrapper<Omit<FullAlbum, 'album'> & { album: ResolversTypes['Album'] }>;
  RemoveAlbumEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveAlbumEntryResult']>;
  RemoveAlbumEntrySuccess: ResolverTypeWrapper<Omit<RemoveAlbumEntrySuccess, 'album' | 'viewer'> & { album: ResolversTypes['Album'], viewer: ResolversTypes['Viewer'] }>;
  RestoreAlbumEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreAlbumEntryResult']>;
  RestoreAlbumEntrySuccess: ResolverTypeWrapper<Omit<RestoreAlbumEntrySuccess, 'album' | 'entryEdge' | 'viewer'> & { album: ResolversTypes['Album'], entryEdge: ResolversTypes['AlbumEntryEdge'], viewer: ResolversTypes['Viewer'] }>;
  MoveAlbumEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveAlbumEntryResult']>;
  MoveAlbumEntrySuccess: ResolverTypeWrapper<Omit<MoveAlbumEntrySuccess, 'album' | 'entryEdge'> & { album: ResolversTypes['Album'], entryEdge: ResolversTypes['AlbumEntryEdge'] }>;
  CaptionAlbumEntryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CaptionAlbumEntryResult']>;
  CaptionAlbumEntrySuccess: ResolverTypeWrapper<Omit<CaptionAlbumEntrySuccess, 'album' | 'entry'> & { album: ResolversTypes['Album'], entry: ResolversTypes['AlbumEntry'] }>;
  AlbumEntryConflict: ResolverTypeWrapper<Omit<AlbumEntryConflict, 'entry'> & { entry: ResolversTypes['AlbumEntry'] }>;
  MakeEditLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MakeEditLinkResult']>;
  MakeEditLinkSuccess: ResolverTypeWrapper<Omit<MakeEditLinkSuccess, 'album' | 'viewer'> & { album: ResolversTypes['Album'], viewer: ResolversTypes['Viewer'] }>;
  CloseEditLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseEditLinkResult']>;
  CloseEditLinkSuccess: ResolverTypeWrapper<Omit<CloseEditLinkSuccess, 'album' | 'viewer'> & { album: ResolversTypes['Album'], viewer: ResolversTypes['Viewer'] }>;
  OpenEditLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenEditLinkResult']>;
  OpenEditLinkSuccess: ResolverTypeWrapper<Omit<OpenEditLinkSuccess, 'album' | 'viewer'> & { album: ResolversTypes['Album'], viewer: ResolversTypes['Viewer'] }>;
  TakeDownAlbumInput: TakeDownAlbumInput;
  TakeDownAlbumResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeDownAlbumResult']>;
  TakeDownAlbumSuccess: ResolverTypeWrapper<TakeDownAlbumSuccess>;
  AddFavouriteInput: AddFavouriteInput;
  RemoveFavouriteInput: RemoveFavouriteInput;
  AddFavouriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddFavouriteResult']>;
  AddFavouriteSuccess: ResolverTypeWrapper<Omit<AddFavouriteSuccess, 'viewer' | 'favouriteEdge'> & { viewer: ResolversTypes['Viewer'], favouriteEdge: ResolversTypes['WorkEdge'] }>;
  RemoveFavouriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFavouriteResult']>;
  RemoveFavouriteSuccess: ResolverTypeWrapper<Omit<RemoveFavouriteSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  NotAllowed: ResolverTypeWrapper<NotAllowed>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ExhibitionChange: ResolverTypeWrapper<ExhibitionChangeModel>;
  AlbumChange: ResolverTypeWrapper<AlbumChangeModel>;
  CollectionChange: ResolverTypeWrapper<CollectionChangeModel>;
  TourState: TourState;
  Tour: ResolverTypeWrapper<TourModel>;
  TourConnection: ResolverTypeWrapper<TourConnectionModel>;
  TourEdge: ResolverTypeWrapper<Omit<TourEdge, 'node'> & { node: ResolversTypes['Tour'] }>;
  TourView: ResolverTypeWrapper<TourViewModel>;
  TourWords: ResolverTypeWrapper<TourWords>;
  TourGuest: ResolverTypeWrapper<TourGuestModel>;
  TourStep: ResolverTypeWrapper<TourStepModel>;
  StartTourInput: StartTourInput;
  PresentViewInput: PresentViewInput;
  ImagePointInput: ImagePointInput;
  SayInTourInput: SayInTourInput;
  RaiseHandInput: RaiseHandInput;
  LowerHandInput: LowerHandInput;
  LowerAllHandsInput: LowerAllHandsInput;
  HandLensInput: HandLensInput;
  TakeLensInput: TakeLensInput;
  EndTourInput: EndTourInput;
  RenameTourInput: RenameTourInput;
  MoveTourStepInput: MoveTourStepInput;
  RewriteTourStepInput: RewriteTourStepInput;
  RemoveTourStepInput: RemoveTourStepInput;
  DeleteTourInput: DeleteTourInput;
  StartTourResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTourResult']>;
  StartTourSuccess: ResolverTypeWrapper<Omit<StartTourSuccess, 'tour'> & { tour: ResolversTypes['Tour'] }>;
  PresentViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PresentViewResult']>;
  PresentViewSuccess: ResolverTypeWrapper<PresentViewSuccess>;
  ChangeTourResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeTourResult']>;
  ChangeTourSuccess: ResolverTypeWrapper<ChangeTourSuccessModel>;
  EditTourResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditTourResult']>;
  EditTourSuccess: ResolverTypeWrapper<Omit<EditTourSuccess, 'tour'> & { tour: ResolversTypes['Tour'] }>;
  TourConflict: ResolverTypeWrapper<Omit<TourConflict, 'tour'> & { tour: ResolversTypes['Tour'] }>;
  DeleteTourResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteTourResult']>;
  DeleteTourSuccess: ResolverTypeWrapper<DeleteTourSuccess>;
  Note: ResolverTypeWrapper<NoteModel>;
  NoteState: NoteState;
  NotePolicy: NotePolicy;
  NoteOrder: NoteOrder;
  NoteAuthor: ResolverTypeWrapper<NoteAuthorModel>;
  NoteAuthorCount: ResolverTypeWrapper<Omit<NoteAuthorCount, 'author'> & { author: ResolversTypes['NoteAuthor'] }>;
  NoteRegion: ResolverTypeWrapper<NoteRegionModel>;
  NoteShape: NoteShape;
  NoteReport: ResolverTypeWrapper<NoteReportModel>;
  NoteConnection: ResolverTypeWrapper<NoteConnectionModel>;
  NoteEdge: ResolverTypeWrapper<Omit<NoteEdge, 'node'> & { node: ResolversTypes['Note'] }>;
  NoteRegionInput: NoteRegionInput;
  RegionInput: RegionInput;
  AddNoteInput: AddNoteInput;
  AnswerNoteInput: AnswerNoteInput;
  EditNoteInput: EditNoteInput;
  DeleteNoteInput: DeleteNoteInput;
  RestoreNoteInput: RestoreNoteInput;
  ReportNoteInput: ReportNoteInput;
  ApproveNoteInput: ApproveNoteInput;
  HideNoteInput: HideNoteInput;
  RestoreHiddenNoteInput: RestoreHiddenNoteInput;
  SettleNoteReportsInput: SettleNoteReportsInput;
  SetNotePolicyInput: SetNotePolicyInput;
  WriteNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WriteNoteResult']>;
  WriteNoteSuccess: ResolverTypeWrapper<Omit<WriteNoteSuccess, 'noteEdge'> & { noteEdge: ResolversTypes['NoteEdge'] }>;
  EditNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditNoteResult']>;
  EditNoteSuccess: ResolverTypeWrapper<Omit<EditNoteSuccess, 'note'> & { note: ResolversTypes['Note'] }>;
  NoteConflict: ResolverTypeWrapper<Omit<NoteConflict, 'note'> & { note: ResolversTypes['Note'] }>;
  DeleteNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteNoteResult']>;
  DeleteNoteSuccess: ResolverTypeWrapper<Omit<DeleteNoteSuccess, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  ReportNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportNoteResult']>;
  ReportNoteSuccess: ResolverTypeWrapper<Omit<ReportNoteSuccess, 'note'> & { note: ResolversTypes['Note'] }>;
  ModerateNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ModerateNoteResult']>;
  ModerateNoteSuccess: ResolverTypeWrapper<Omit<ModerateNoteSuccess, 'note' | 'viewer'> & { note: ResolversTypes['Note'], viewer: ResolversTypes['Viewer'] }>;
  SetNotePolicyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetNotePolicyResult']>;
  SetNotePolicySuccess: ResolverTypeWrapper<Omit<SetNotePolicySuccess, 'site'> & { site: ResolversTypes['Site'] }>;
  NotesChange: ResolverTypeWrapper<NotesChangeModel>;
  NoteQueueChange: ResolverTypeWrapper<NoteQueueChangeModel>;
  Exhibition: ResolverTypeWrapper<ExhibitionModel>;
  ExhibitionVersion: ResolverTypeWrapper<ExhibitionVersionModel>;
  ExhibitionVersionText: ResolverTypeWrapper<ExhibitionVersionText>;
  ExhibitionVersionBlock: ResolverTypeWrapper<ExhibitionVersionBlock>;
  ExhibitionState: ExhibitionState;
  ExhibitionColours: ExhibitionColours;
  ExhibitionTypeface: ExhibitionTypeface;
  ExhibitionConnection: ResolverTypeWrapper<ExhibitionConnectionModel>;
  ExhibitionEdge: ResolverTypeWrapper<Omit<ExhibitionEdge, 'node'> & { node: ResolversTypes['Exhibition'] }>;
  ExhibitionBlockConnection: ResolverTypeWrapper<ExhibitionBlockConnectionModel>;
  ExhibitionBlockEdge: ResolverTypeWrapper<Omit<ExhibitionBlockEdge, 'node'> & { node: ResolversTypes['ExhibitionBlock'] }>;
  ExhibitionBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExhibitionBlock']>;
  Block: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Block']>;
  TextBlock: ResolverTypeWrapper<TextBlockModel>;
  PictureBlock: ResolverTypeWrapper<PictureBlockModel>;
  BlockWidth: BlockWidth;
  CarouselBlock: ResolverTypeWrapper<CarouselBlockModel>;
  CarouselSlide: ResolverTypeWrapper<Omit<CarouselSlide, 'view'> & { view: ResolversTypes['TakenView'] }>;
  ZoomStoryBlock: ResolverTypeWrapper<ZoomStoryBlockModel>;
  ZoomStoryStep: ResolverTypeWrapper<Omit<ZoomStoryStep, 'view'> & { view: ResolversTypes['TakenView'] }>;
  ComparisonBlock: ResolverTypeWrapper<ComparisonBlockModel>;
  ComparisonArrangement: ComparisonArrangement;
  WorkListBlock: ResolverTypeWrapper<WorkListBlockModel>;
  WorkListQuery: ResolverTypeWrapper<WorkListQuery>;
  QuotationBlock: ResolverTypeWrapper<QuotationBlockModel>;
  SeparatorBlock: ResolverTypeWrapper<SeparatorBlockModel>;
  SeparatorLook: SeparatorLook;
  VideoBlock: ResolverTypeWrapper<VideoBlockModel>;
  TakenView: ResolverTypeWrapper<TakenViewModel>;
  CreateExhibitionInput: CreateExhibitionInput;
  CreateExhibitionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateExhibitionResult']>;
  CreateExhibitionSuccess: ResolverTypeWrapper<Omit<CreateExhibitionSuccess, 'exhibitionEdge'> & { exhibitionEdge: ResolversTypes['ExhibitionEdge'] }>;
  EditExhibitionInput: EditExhibitionInput;
  EditExhibitionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditExhibitionResult']>;
  ExhibitionConflict: ResolverTypeWrapper<Omit<ExhibitionConflict, 'exhibition'> & { exhibition: ResolversTypes['Exhibition'] }>;
  ChangeExhibitionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeExhibitionResult']>;
  ChangeExhibitionSuccess: ResolverTypeWrapper<Omit<ChangeExhibitionSuccess, 'exhibition'> & { exhibition: ResolversTypes['Exhibition'] }>;
  ExhibitionInput: ExhibitionInput;
  PublishExhibitionInput: PublishExhibitionInput;
  DeleteExhibitionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteExhibitionResult']>;
  DeleteExhibitionSuccess: ResolverTypeWrapper<DeleteExhibitionSuccess>;
  MakeDraftLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MakeDraftLinkResult']>;
  MakeDraftLinkSuccess: ResolverTypeWrapper<Omit<MakeDraftLinkSuccess, 'exhibition'> & { exhibition: ResolversTypes['Exhibition'] }>;
  PutBackExhibitionInput: PutBackExhibitionInput;
  AddBlockInput: AddBlockInput;
  WriteBlockInput: WriteBlockInput;
  MoveBlockInput: MoveBlockInput;
  HideBlockInput: HideBlockInput;
  BlockInput: BlockInput;
  RestoreBlockInput: RestoreBlockInput;
  ChangeBlockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeBlockResult']>;
  WriteBlockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WriteBlockResult']>;
  ChangeBlockSuccess: ResolverTypeWrapper<Omit<ChangeBlockSuccess, 'block' | 'exhibition'> & { block: ResolversTypes['ExhibitionBlock'], exhibition: ResolversTypes['Exhibition'] }>;
  BlockConflict: ResolverTypeWrapper<Omit<BlockConflict, 'block' | 'by'> & { block: ResolversTypes['ExhibitionBlock'], by?: Maybe<ResolversTypes['Member']> }>;
  RemoveBlockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveBlockResult']>;
  RemoveBlockSuccess: ResolverTypeWrapper<Omit<RemoveBlockSuccess, 'exhibition'> & { exhibition: ResolversTypes['Exhibition'] }>;
  BlockContentInput: BlockContentInput;
  TextBlockInput: TextBlockInput;
  PictureBlockInput: PictureBlockInput;
  CarouselBlockInput: CarouselBlockInput;
  CarouselSlideInput: CarouselSlideInput;
  ZoomStoryBlockInput: ZoomStoryBlockInput;
  ZoomStoryStepInput: ZoomStoryStepInput;
  ComparisonBlockInput: ComparisonBlockInput;
  WorkListBlockInput: WorkListBlockInput;
  WorkListQueryInput: WorkListQueryInput;
  QuotationBlockInput: QuotationBlockInput;
  SeparatorBlockInput: SeparatorBlockInput;
  VideoBlockInput: VideoBlockInput;
  TakenViewInput: TakenViewInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  RichText: Scalars['RichText']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Scalars['ID']['output'];
  Query: Record<PropertyKey, never>;
  WorkFilter: WorkFilter;
  Boolean: Scalars['Boolean']['output'];
  WorkConnection: WorkConnectionModel;
  WorkFacets: WorkFacetsModel;
  FacetValues: FacetValues;
  FacetValue: FacetValue;
  YearHistogram: YearHistogram;
  Suggestions: SuggestionsModel;
  WorkJump: WorkJump;
  WorkEdge: WorkEdgeModel;
  WorkMatch: WorkMatch;
  WorkRevision: WorkRevisionModel;
  WorkFieldChange: WorkFieldChange;
  WorkFieldValue: WorkFieldValue;
  WorkRevisionConnection: WorkRevisionConnectionModel;
  WorkRevisionEdge: Omit<WorkRevisionEdge, 'node'> & { node: ResolversParentTypes['WorkRevision'] };
  PageInfo: PageInfo;
  Site: SiteModel;
  Term: TermModel;
  Work: WorkModel;
  Creator: Creator;
  Dimensions: Dimensions;
  Float: Scalars['Float']['output'];
  Rights: Rights;
  MetadataEntry: MetadataEntry;
  Image: ImageModel;
  Detail: DetailModel;
  Region: Region;
  PointPair: PointPair;
  ImagePoint: ImagePoint;
  ImageTiles: ImageTiles;
  ImportChoices: ImportChoices;
  ImportReading: ImportReadingModel;
  ImportColumn: ImportColumn;
  ImportRow: ImportRowModel;
  ImportRefusal: ImportRefusal;
  ImportRowConnection: ImportRowConnectionModel;
  ImportRowEdge: Omit<ImportRowEdge, 'node'> & { node: ResolversParentTypes['ImportRow'] };
  ImportSample: ImportSampleModel;
  ImportUndo: ImportUndo;
  UndoPreview: UndoPreview;
  KeptWork: KeptWork;
  Import: ImportModel;
  ImportConnection: ImportConnectionModel;
  ImportEdge: Omit<ImportEdge, 'node'> & { node: ResolversParentTypes['Import'] };
  Member: MemberModel;
  Viewer: ViewerModel;
  Account: AccountModel;
  Session: SessionModel;
  Desk: DeskModel;
  RemoteImages: RemoteImagesModel;
  RemoteCheck: RemoteCheck;
  DeskWorkFilter: DeskWorkFilter;
  DeskWorkConnection: DeskWorkConnectionModel;
  DeskWorkEdge: Omit<DeskWorkEdge, 'node'> & { node: ResolversParentTypes['Work'] };
  CheckupFinding: CheckupFinding;
  DuplicateGroup: DuplicateGroupModel;
  DuplicateGroupConnection: DuplicateGroupConnectionModel;
  DuplicateGroupEdge: Omit<DuplicateGroupEdge, 'node'> & { node: ResolversParentTypes['DuplicateGroup'] };
  AccountConnection: AccountConnectionModel;
  AccountEdge: Omit<AccountEdge, 'node'> & { node: ResolversParentTypes['Account'] };
  Invitation: InvitationModel;
  SavedSearchConnection: SavedSearchConnectionModel;
  SavedSearchEdge: Omit<SavedSearchEdge, 'node'> & { node: ResolversParentTypes['SavedSearch'] };
  SavedSearch: SavedSearchModel;
  SavedFilter: SavedFilter;
  Album: AlbumModel;
  AlbumEntry: AlbumEntryModel;
  ImageCut: ImageCut;
  AlbumConnection: AlbumConnectionModel;
  AlbumEdge: Omit<AlbumEdge, 'node'> & { node: ResolversParentTypes['Album'] };
  AlbumEntryConnection: AlbumEntryConnectionModel;
  AlbumEntryEdge: Omit<AlbumEntryEdge, 'node'> & { node: ResolversParentTypes['AlbumEntry'] };
  AlbumRights: AlbumRightsModel;
  Mutation: Record<PropertyKey, never>;
  SignUpInput: SignUpInput;
  SignInInput: SignInInput;
  AcceptInvitationInput: AcceptInvitationInput;
  ChoosePasswordInput: ChoosePasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangeEmailInput: ChangeEmailInput;
  RemoveMemberInput: RemoveMemberInput;
  RenameMemberInput: RenameMemberInput;
  EndSessionInput: EndSessionInput;
  DeleteAccountInput: DeleteAccountInput;
  InviteInput: InviteInput;
  WithdrawInvitationInput: WithdrawInvitationInput;
  ChangeRoleInput: ChangeRoleInput;
  MakePasswordLinkInput: MakePasswordLinkInput;
  SetSignUpPolicyInput: SetSignUpPolicyInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SignInSuccess: Omit<SignInSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  TooManyTries: TooManyTries;
  SignOutSuccess: Omit<SignOutSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SignOutResult: ResolversUnionTypes<ResolversParentTypes>['SignOutResult'];
  ChangeAccountResult: ResolversUnionTypes<ResolversParentTypes>['ChangeAccountResult'];
  ChangeAccountSuccess: Omit<ChangeAccountSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  InviteResult: ResolversUnionTypes<ResolversParentTypes>['InviteResult'];
  InviteSuccess: Omit<InviteSuccess, 'invitation'> & { invitation: ResolversParentTypes['Invitation'] };
  WithdrawInvitationResult: ResolversUnionTypes<ResolversParentTypes>['WithdrawInvitationResult'];
  WithdrawInvitationSuccess: WithdrawInvitationSuccess;
  ChangeRoleResult: ResolversUnionTypes<ResolversParentTypes>['ChangeRoleResult'];
  ChangeRoleSuccess: Omit<ChangeRoleSuccess, 'account'> & { account: ResolversParentTypes['Account'] };
  RemoveMemberResult: ResolversUnionTypes<ResolversParentTypes>['RemoveMemberResult'];
  RemoveMemberSuccess: RemoveMemberSuccess;
  MakePasswordLinkResult: ResolversUnionTypes<ResolversParentTypes>['MakePasswordLinkResult'];
  MakePasswordLinkSuccess: MakePasswordLinkSuccess;
  SetSignUpPolicyResult: ResolversUnionTypes<ResolversParentTypes>['SetSignUpPolicyResult'];
  SetSignUpPolicySuccess: Omit<SetSignUpPolicySuccess, 'site'> & { site: ResolversParentTypes['Site'] };
  SaveSearchInput: SaveSearchInput;
  RenameSavedSearchInput: RenameSavedSearchInput;
  MarkSavedSearchSeenInput: MarkSavedSearchSeenInput;
  DeleteSavedSearchInput: DeleteSavedSearchInput;
  SaveSearchResult: ResolversUnionTypes<ResolversParentTypes>['SaveSearchResult'];
  SaveSearchSuccess: Omit<SaveSearchSuccess, 'savedSearchEdge'> & { savedSearchEdge: ResolversParentTypes['SavedSearchEdge'] };
  ChangeSavedSearchResult: ResolversUnionTypes<ResolversParentTypes>['ChangeSavedSearchResult'];
  ChangeSavedSearchSuccess: Omit<ChangeSavedSearchSuccess, 'savedSearch'> & { savedSearch: ResolversParentTypes['SavedSearch'] };
  DeleteSavedSearchResult: ResolversUnionTypes<ResolversParentTypes>['DeleteSavedSearchResult'];
  DeleteSavedSearchSuccess: DeleteSavedSearchSuccess;
  AddWorkInput: AddWorkInput;
  AddWorkResult: ResolversUnionTypes<ResolversParentTypes>['AddWorkResult'];
  AddWorkSuccess: Omit<AddWorkSuccess, 'work'> & { work: ResolversParentTypes['Work'] };
  EditWorkInput: EditWorkInput;
  WorkFieldsInput: WorkFieldsInput;
  CreatorInput: CreatorInput;
  DimensionsInput: DimensionsInput;
  WorkRightsInput: WorkRightsInput;
  MetadataEntryInput: MetadataEntryInput;
  EditWorkResult: ResolversUnionTypes<ResolversParentTypes>['EditWorkResult'];
  EditWorkSuccess: Omit<EditWorkSuccess, 'work'> & { work: ResolversParentTypes['Work'] };
  RestoreWorkRevisionInput: RestoreWorkRevisionInput;
  UndoImportInput: UndoImportInput;
  RestoreWorkRevisionResult: ResolversUnionTypes<ResolversParentTypes>['RestoreWorkRevisionResult'];
  RestoreWorkRevisionSuccess: Omit<RestoreWorkRevisionSuccess, 'work'> & { work: ResolversParentTypes['Work'] };
  WorkConflict: Omit<WorkConflict, 'work'> & { work: ResolversParentTypes['Work'] };
  AddWorkImagesInput: AddWorkImagesInput;
  ChangeWorkImagesInput: ChangeWorkImagesInput;
  WorkImageInput: WorkImageInput;
  DetailInput: DetailInput;
  PointPairInput: PointPairInput;
  AddWorkImagesResult: ResolversUnionTypes<ResolversParentTypes>['AddWorkImagesResult'];
  AddWorkImagesSuccess: Omit<AddWorkImagesSuccess, 'work'> & { work: ResolversParentTypes['Work'] };
  ChangeWorkImagesResult: ResolversUnionTypes<ResolversParentTypes>['ChangeWorkImagesResult'];
  ChangeWorkImagesSuccess: Omit<ChangeWorkImagesSuccess, 'work'> & { work: ResolversParentTypes['Work'] };
  UndoImportResult: ResolversUnionTypes<ResolversParentTypes>['UndoImportResult'];
  UndoImportSuccess: Omit<UndoImportSuccess, 'import'> & { import: ResolversParentTypes['Import'] };
  PrepareImportInput: PrepareImportInput;
  PrepareImportResult: ResolversUnionTypes<ResolversParentTypes>['PrepareImportResult'];
  PrepareImportSuccess: Omit<PrepareImportSuccess, 'import'> & { import: ResolversParentTypes['Import'] };
  ChangeImportInput: ChangeImportInput;
  ChangeImportResult: ResolversUnionTypes<ResolversParentTypes>['ChangeImportResult'];
  ChangeImportSuccess: Omit<ChangeImportSuccess, 'import'> & { import: ResolversParentTypes['Import'] };
  ImportTableInput: ImportTableInput;
  ImportColumnInput: ImportColumnInput;
  ApplyImportInput: ApplyImportInput;
  ApplyImportResult: ResolversUnionTypes<ResolversParentTypes>['ApplyImportResult'];
  ApplyImportSuccess: Omit<ApplyImportSuccess, 'import'> & { import: ResolversParentTypes['Import'] };
  PauseImportInput: PauseImportInput;
  PauseImportResult: ResolversUnionTypes<ResolversParentTypes>['PauseImportResult'];
  PauseImportSuccess: Omit<PauseImportSuccess, 'import'> & { import: ResolversParentTypes['Import'] };
  ResumeImportInput: ResumeImportInput;
  ResumeImportResult: ResolversUnionTypes<ResolversParentTypes>['ResumeImportResult'];
  ResumeImportSuccess: Omit<ResumeImportSuccess, 'import'> & { import: ResolversParentTypes['Import'] };
  DiscardImportInput: DiscardImportInput;
  DiscardImportResult: ResolversUnionTypes<ResolversParentTypes>['DiscardImportResult'];
  DiscardImportSuccess: DiscardImportSuccess;
  EditWorksInput: EditWorksInput;
  EditedWorksInput: EditedWorksInput;
  DeskSelectionInput: DeskSelectionInput;
  WorkChangesInput: WorkChangesInput;
  RightsInput: RightsInput;
  EditWorksResult: ResolversUnionTypes<ResolversParentTypes>['EditWorksResult'];
  EditWorksSuccess: Omit<EditWorksSuccess, 'works'> & { works: Array<ResolversParentTypes['Work']> };
  SelectionConflict: SelectionConflict;
  UndoBulkEditInput: UndoBulkEditInput;
  UndoBulkEditResult: ResolversUnionTypes<ResolversParentTypes>['UndoBulkEditResult'];
  UndoBulkEditSuccess: Omit<UndoBulkEditSuccess, 'works'> & { works: Array<ResolversParentTypes['Work']> };
  TellApartInput: TellApartInput;
  TellApartResult: ResolversUnionTypes<ResolversParentTypes>['TellApartResult'];
  TellApartSuccess: TellApartSuccess;
  CheckRemotePicturesInput: CheckRemotePicturesInput;
  CheckRemotePicturesResult: ResolversUnionTypes<ResolversParentTypes>['CheckRemotePicturesResult'];
  CheckRemotePicturesSuccess: Omit<CheckRemotePicturesSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CreateAlbumInput: CreateAlbumInput;
  UpdateAlbumInput: UpdateAlbumInput;
  DeleteAlbumInput: DeleteAlbumInput;
  RestoreAlbumInput: RestoreAlbumInput;
  CopyAlbumInput: CopyAlbumInput;
  AddToAlbumsInput: AddToAlbumsInput;
  RemoveAlbumEntryInput: RemoveAlbumEntryInput;
  RestoreAlbumEntryInput: RestoreAlbumEntryInput;
  MoveAlbumEntryInput: MoveAlbumEntryInput;
  CaptionAlbumEntryInput: CaptionAlbumEntryInput;
  MakeEditLinkInput: MakeEditLinkInput;
  CloseEditLinkInput: CloseEditLinkInput;
  OpenEditLinkInput: OpenEditLinkInput;
  CreateAlbumResult: ResolversUnionTypes<ResolversParentTypes>['CreateAlbumResult'];
  CreateAlbumSuccess: Omit<CreateAlbumSuccess, 'albumEdge'> & { albumEdge: ResolversParentTypes['AlbumEdge'] };
  UpdateAlbumResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAlbumResult'];
  UpdateAlbumSuccess: Omit<UpdateAlbumSuccess, 'album'> & { album: ResolversParentTypes['Album'] };
  AlbumConflict: Omit<AlbumConflict, 'album'> & { album: ResolversParentTypes['Album'] };
  DeleteAlbumResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAlbumResult'];
  DeleteAlbumSuccess: DeleteAlbumSuccess;
  RestoreAlbumResult: ResolversUnionTypes<ResolversParentTypes>['RestoreAlbumResult'];
  RestoreAlbumSuccess: Omit<RestoreAlbumSuccess, 'albumEdge'> & { albumEdge: ResolversParentTypes['AlbumEdge'] };
  CopyAlbumResult: ResolversUnionTypes<ResolversParentTypes>['CopyAlbumResult'];
  CopyAlbumSuccess: Omit<CopyAlbumSuccess, 'albumEdge'> & { albumEdge: ResolversParentTypes['AlbumEdge'] };
  AddToAlbumsResult: ResolversUnionTypes<ResolversParentTypes>['AddToAlbumsResult'];
  AddToAlbumsSuccess: Omit<AddToAlbumsSuccess, 'added' | 'alreadyIn' | 'full' | 'viewer'> & { added: Array<ResolversParentTypes['AlbumAddition']>, alreadyIn: Array<ResolversParentTypes['AlbumAddition']>, full: Array<ResolversParentTypes['FullAlbum']>, viewer: ResolversParentTypes['Viewer'] };
  AlbumAddition: Omit<AlbumAddition, 'album' | 'entryEdge'> & { album: ResolversParentTypes['Album'], entryEdge: ResolversParentTypes['AlbumEntryEdge'] };
  FullAlbum: Omit<FullAlbum, 'album'> & { album: ResolversParentTypes['Album'] };
  RemoveAlbumEntryResult: ResolversUnionTypes<ResolversParentTypes>['RemoveAlbumEntryResult'];
  RemoveAlbumEntrySuccess: Omit<RemoveAlbumEntrySuccess, 'album' | 'viewer'> & { album: ResolversParentTypes['Album'], viewer: ResolversParentTypes['Viewer'] };
  RestoreAlbumEntryResult: ResolversUnionTypes<ResolversParentTypes>['RestoreAlbumEntryResult'];
  RestoreAlbumEntrySuccess: Omit<RestoreAlbumEntrySuccess, 'album' | 'entryEdge' | 'viewer'> & { album: ResolversParentTypes['Album'], entryEdge: ResolversParentTypes['AlbumEntryEdge'], viewer: ResolversParentTypes['Viewer'] };
  MoveAlbumEntryResult: ResolversUnionTypes<ResolversParentTypes>['MoveAlbumEntryResult'];
  MoveAlbumEntrySuccess: Omit<MoveAlbumEntrySuccess, 'album' | 'entryEdge'> & { album: ResolversParentTypes['Album'], entryEdge: ResolversParentTypes['AlbumEntryEdge'] };
  CaptionAlbumEntryResult: ResolversUnionTypes<ResolversParentTypes>['CaptionAlbumEntryResult'];
  CaptionAlbumEntrySuccess: Omit<CaptionAlbumEntrySuccess, 'album' | 'entry'> & { album: ResolversParentTypes['Album'], entry: ResolversParentTypes['AlbumEntry'] };
  AlbumEntryConflict: Omit<AlbumEntryConflict, 'entry'> & { entry: ResolversParentTypes['AlbumEntry'] };
  MakeEditLinkResult: ResolversUnionTypes<ResolversParentTypes>['MakeEditLinkResult'];
  MakeEditLinkSuccess: Omit<MakeEditLinkSuccess, 'album' | 'viewer'> & { album: ResolversParentTypes['Album'], viewer: ResolversParentTypes['Viewer'] };
  CloseEditLinkResult: ResolversUnionTypes<ResolversParentTypes>['CloseEditLinkResult'];
  CloseEditLinkSuccess: Omit<CloseEditLinkSuccess, 'album' | 'viewer'> & { album: ResolversParentTypes['Album'], viewer: ResolversParentTypes['Viewer'] };
  OpenEditLinkResult: ResolversUnionTypes<ResolversParentTypes>['OpenEditLinkResult'];
  OpenEditLinkSuccess: Omit<OpenEditLinkSuccess, 'album' | 'viewer'> & { album: ResolversParentTypes['Album'], viewer: ResolversParentTypes['Viewer'] };
  TakeDownAlbumInput: TakeDownAlbumInput;
  TakeDownAlbumResult: ResolversUnionTypes<ResolversParentTypes>['TakeDownAlbumResult'];
  TakeDownAlbumSuccess: TakeDownAlbumSuccess;
  AddFavouriteInput: AddFavouriteInput;
  RemoveFavouriteInput: RemoveFavouriteInput;
  AddFavouriteResult: ResolversUnionTypes<ResolversParentTypes>['AddFavouriteResult'];
  AddFavouriteSuccess: Omit<AddFavouriteSuccess, 'viewer' | 'favouriteEdge'> & { viewer: ResolversParentTypes['Viewer'], favouriteEdge: ResolversParentTypes['WorkEdge'] };
  RemoveFavouriteResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFavouriteResult'];
  RemoveFavouriteSuccess: Omit<RemoveFavouriteSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  InvalidInput: InvalidInput;
  NotAllowed: NotAllowed;
  FieldProblem: FieldProblem;
  Subscription: Record<PropertyKey, never>;
  ExhibitionChange: ExhibitionChangeModel;
  AlbumChange: AlbumChangeModel;
  CollectionChange: CollectionChangeModel;
  Tour: TourModel;
  TourConnection: TourConnectionModel;
  TourEdge: Omit<TourEdge, 'node'> & { node: ResolversParentTypes['Tour'] };
  TourView: TourViewModel;
  TourWords: TourWords;
  TourGuest: TourGuestModel;
  TourStep: TourStepModel;
  StartTourInput: StartTourInput;
  PresentViewInput: PresentViewInput;
  ImagePointInput: ImagePointInput;
  SayInTourInput: SayInTourInput;
  RaiseHandInput: RaiseHandInput;
  LowerHandInput: LowerHandInput;
  LowerAllHandsInput: LowerAllHandsInput;
  HandLensInput: HandLensInput;
  TakeLensInput: TakeLensInput;
  EndTourInput: EndTourInput;
  RenameTourInput: RenameTourInput;
  MoveTourStepInput: MoveTourStepInput;
  RewriteTourStepInput: RewriteTourStepInput;
  RemoveTourStepInput: RemoveTourStepInput;
  DeleteTourInput: DeleteTourInput;
  StartTourResult: ResolversUnionTypes<ResolversParentTypes>['StartTourResult'];
  StartTourSuccess: Omit<StartTourSuccess, 'tour'> & { tour: ResolversParentTypes['Tour'] };
  PresentViewResult: ResolversUnionTypes<ResolversParentTypes>['PresentViewResult'];
  PresentViewSuccess: PresentViewSuccess;
  ChangeTourResult: ResolversUnionTypes<ResolversParentTypes>['ChangeTourResult'];
  ChangeTourSuccess: ChangeTourSuccessModel;
  EditTourResult: ResolversUnionTypes<ResolversParentTypes>['EditTourResult'];
  EditTourSuccess: Omit<EditTourSuccess, 'tour'> & { tour: ResolversParentTypes['Tour'] };
  TourConflict: Omit<TourConflict, 'tour'> & { tour: ResolversParentTypes['Tour'] };
  DeleteTourResult: ResolversUnionTypes<ResolversParentTypes>['DeleteTourResult'];
  DeleteTourSuccess: DeleteTourSuccess;
  Note: NoteModel;
  NoteAuthor: NoteAuthorModel;
  NoteAuthorCount: Omit<NoteAuthorCount, 'author'> & { author: ResolversParentTypes['NoteAuthor'] };
  NoteRegion: NoteRegionModel;
  NoteReport: NoteReportModel;
  NoteConnection: NoteConnectionModel;
  NoteEdge: Omit<NoteEdge, 'node'> & { node: ResolversParentTypes['Note'] };
  NoteRegionInput: NoteRegionInput;
  RegionInput: RegionInput;
  AddNoteInput: AddNoteInput;
  AnswerNoteInput: AnswerNoteInput;
  EditNoteInput: EditNoteInput;
  DeleteNoteInput: DeleteNoteInput;
  RestoreNoteInput: RestoreNoteInput;
  ReportNoteInput: ReportNoteInput;
  ApproveNoteInput: ApproveNoteInput;
  HideNoteInput: HideNoteInput;
  RestoreHiddenNoteInput: RestoreHiddenNoteInput;
  SettleNoteReportsInput: SettleNoteReportsInput;
  SetNotePolicyInput: SetNotePolicyInput;
  WriteNoteResult: ResolversUnionTypes<ResolversParentTypes>['WriteNoteResult'];
  WriteNoteSuccess: Omit<WriteNoteSuccess, 'noteEdge'> & { noteEdge: ResolversParentTypes['NoteEdge'] };
  EditNoteResult: ResolversUnionTypes<ResolversParentTypes>['EditNoteResult'];
  EditNoteSuccess: Omit<EditNoteSuccess, 'note'> & { note: ResolversParentTypes['Note'] };
  NoteConflict: Omit<NoteConflict, 'note'> & { note: ResolversParentTypes['Note'] };
  DeleteNoteResult: ResolversUnionTypes<ResolversParentTypes>['DeleteNoteResult'];
  DeleteNoteSuccess: Omit<DeleteNoteSuccess, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  ReportNoteResult: ResolversUnionTypes<ResolversParentTypes>['ReportNoteResult'];
  ReportNoteSuccess: Omit<ReportNoteSuccess, 'note'> & { note: ResolversParentTypes['Note'] };
  ModerateNoteResult: ResolversUnionTypes<ResolversParentTypes>['ModerateNoteResult'];
  ModerateNoteSuccess: Omit<ModerateNoteSuccess, 'note' | 'viewer'> & { note: ResolversParentTypes['Note'], viewer: ResolversParentTypes['Viewer'] };
  SetNotePolicyResult: ResolversUnionTypes<ResolversParentTypes>['SetNotePolicyResult'];
  SetNotePolicySuccess: Omit<SetNotePolicySuccess, 'site'> & { site: ResolversParentTypes['Site'] };
  NotesChange: NotesChangeModel;
  NoteQueueChange: NoteQueueChangeModel;
  Exhibition: ExhibitionModel;
  ExhibitionVersion: ExhibitionVersionModel;
  ExhibitionVersionText: ExhibitionVersionText;
  ExhibitionVersionBlock: ExhibitionVersionBlock;
  ExhibitionConnection: ExhibitionConnectionModel;
  ExhibitionEdge: Omit<ExhibitionEdge, 'node'> & { node: ResolversParentTypes['Exhibition'] };
  ExhibitionBlockConnection: ExhibitionBlockConnectionModel;
  ExhibitionBlockEdge: Omit<ExhibitionBlockEdge, 'node'> & { node: ResolversParentTypes['ExhibitionBlock'] };
  ExhibitionBlock: ResolversUnionTypes<ResolversParentTypes>['ExhibitionBlock'];
  Block: ResolversInterfaceTypes<ResolversParentTypes>['Block'];
  TextBlock: TextBlockModel;
  PictureBlock: PictureBlockModel;
  CarouselBlock: CarouselBlockModel;
  CarouselSlide: Omit<CarouselSlide, 'view'> & { view: ResolversParentTypes['TakenView'] };
  ZoomStoryBlock: ZoomStoryBlockModel;
  ZoomStoryStep: Omit<ZoomStoryStep, 'view'> & { view: ResolversParentTypes['TakenView'] };
  ComparisonBlock: ComparisonBlockModel;
  WorkListBlock: WorkListBlockModel;
  WorkListQuery: WorkListQuery;
  QuotationBlock: QuotationBlockModel;
  SeparatorBlock: SeparatorBlockModel;
  VideoBlock: VideoBlockModel;
  TakenView: TakenViewModel;
  CreateExhibitionInput: CreateExhibitionInput;
  CreateExhibitionResult: ResolversUnionTypes<ResolversParentTypes>['CreateExhibitionResult'];
  CreateExhibitionSuccess: Omit<CreateExhibitionSuccess, 'exhibitionEdge'> & { exhibitionEdge: ResolversParentTypes['ExhibitionEdge'] };
  EditExhibitionInput: EditExhibitionInput;
  EditExhibitionResult: ResolversUnionTypes<ResolversParentTypes>['EditExhibitionResult'];
  ExhibitionConflict: Omit<ExhibitionConflict, 'exhibition'> & { exhibition: ResolversParentTypes['Exhibition'] };
  ChangeExhibitionResult: ResolversUnionTypes<ResolversParentTypes>['ChangeExhibitionResult'];
  ChangeExhibitionSuccess: Omit<ChangeExhibitionSuccess, 'exhibition'> & { exhibition: ResolversParentTypes['Exhibition'] };
  ExhibitionInput: ExhibitionInput;
  PublishExhibitionInput: PublishExhibitionInput;
  DeleteExhibitionResult: ResolversUnionTypes<ResolversParentTypes>['DeleteExhibitionResult'];
  DeleteExhibitionSuccess: DeleteExhibitionSuccess;
  MakeDraftLinkResult: ResolversUnionTypes<ResolversParentTypes>['MakeDraftLinkResult'];
  MakeDraftLinkSuccess: Omit<MakeDraftLinkSuccess, 'exhibition'> & { exhibition: ResolversParentTypes['Exhibition'] };
  PutBackExhibitionInput: PutBackExhibitionInput;
  AddBlockInput: AddBlockInput;
  WriteBlockInput: WriteBlockInput;
  MoveBlockInput: MoveBlockInput;
  HideBlockInput: HideBlockInput;
  BlockInput: BlockInput;
  RestoreBlockInput: RestoreBlockInput;
  ChangeBlockResult: ResolversUnionTypes<ResolversParentTypes>['ChangeBlockResult'];
  WriteBlockResult: ResolversUnionTypes<ResolversParentTypes>['WriteBlockResult'];
  ChangeBlockSuccess: Omit<ChangeBlockSuccess, 'block' | 'exhibition'> & { block: ResolversParentTypes['ExhibitionBlock'], exhibition: ResolversParentTypes['Exhibition'] };
  BlockConflict: Omit<BlockConflict, 'block' | 'by'> & { block: ResolversParentTypes['ExhibitionBlock'], by?: Maybe<ResolversParentTypes['Member']> };
  RemoveBlockResult: ResolversUnionTypes<ResolversParentTypes>['RemoveBlockResult'];
  RemoveBlockSuccess: Omit<RemoveBlockSuccess, 'exhibition'> & { exhibition: ResolversParentTypes['Exhibition'] };
  BlockContentInput: BlockContentInput;
  TextBlockInput: TextBlockInput;
  PictureBlockInput: PictureBlockInput;
  CarouselBlockInput: CarouselBlockInput;
  CarouselSlideInput: CarouselSlideInput;
  ZoomStoryBlockInput: ZoomStoryBlockInput;
  ZoomStoryStepInput: ZoomStoryStepInput;
  ComparisonBlockInput: ComparisonBlockInput;
  WorkListBlockInput: WorkListBlockInput;
  WorkListQueryInput: WorkListQueryInput;
  QuotationBlockInput: QuotationBlockInput;
  SeparatorBlockInput: SeparatorBlockInput;
  VideoBlockInput: VideoBlockInput;
  TakenViewInput: TakenViewInput;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface RichTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichText'], any> {
  name: 'RichText';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Site' | 'Term' | 'Work' | 'Image' | 'Detail' | 'Import' | 'Member' | 'Viewer' | 'Account' | 'Session' | 'Invitation' | 'SavedSearch' | 'Album' | 'AlbumEntry' | 'Tour' | 'TourStep' | 'Note' | 'Exhibition' | 'TextBlock' | 'PictureBlock' | 'CarouselBlock' | 'ZoomStoryBlock' | 'ComparisonBlock' | 'WorkListBlock' | 'QuotationBlock' | 'SeparatorBlock' | 'VideoBlock', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<QueryWorkArgs, 'slug'>>;
  works?: Resolver<Maybe<ResolversTypes['WorkConnection']>, ParentType, ContextType, Partial<QueryWorksArgs>>;
  workJumps?: Resolver<Maybe<Array<ResolversTypes['WorkJump']>>, ParentType, ContextType, Partial<QueryWorkJumpsArgs>>;
  workFacets?: Resolver<Maybe<ResolversTypes['WorkFacets']>, ParentType, ContextType, Partial<QueryWorkFacetsArgs>>;
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType, RequireFields<QueryAlbumArgs, 'id'>>;
  publicAlbums?: Resolver<Maybe<ResolversTypes['AlbumConnection']>, ParentType, ContextType, Partial<QueryPublicAlbumsArgs>>;
  suggestions?: Resolver<Maybe<ResolversTypes['Suggestions']>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'text' | 'first'>>;
  tour?: Resolver<Maybe<ResolversTypes['Tour']>, ParentType, ContextType, RequireFields<QueryTourArgs, 'code'>>;
  exhibition?: Resolver<Maybe<ResolversTypes['Exhibition']>, ParentType, ContextType, RequireFields<QueryExhibitionArgs, 'slug'>>;
  draft?: Resolver<Maybe<ResolversTypes['Exhibition']>, ParentType, ContextType, RequireFields<QueryDraftArgs, 'id'>>;
  exhibitions?: Resolver<Maybe<ResolversTypes['ExhibitionConnection']>, ParentType, ContextType, Partial<QueryExhibitionsArgs>>;
};

export type WorkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkConnection'] = ResolversParentTypes['WorkConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['WorkEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctedSearch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFacets'] = ResolversParentTypes['WorkFacets']> = {
  values?: Resolver<Maybe<ResolversTypes['FacetValues']>, ParentType, ContextType, RequireFields<WorkFacetsValuesArgs, 'kind' | 'first'>>;
  withImage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withoutImage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  years?: Resolver<Maybe<ResolversTypes['YearHistogram']>, ParentType, ContextType>;
};

export type FacetValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValues'] = ResolversParentTypes['FacetValues']> = {
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YearHistogramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearHistogram'] = ResolversParentTypes['YearHistogram']> = {
  first?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  works?: Resolver<Maybe<Array<ResolversTypes['Work']>>, ParentType, ContextType>;
  creators?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type WorkJumpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkJump'] = ResolversParentTypes['WorkJump']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkEdge'] = ResolversParentTypes['WorkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['WorkMatch']>, ParentType, ContextType>;
};

export type WorkMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkMatch'] = ResolversParentTypes['WorkMatch']> = {
  field?: Resolver<ResolversTypes['MatchedField'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkRevision'] = ResolversParentTypes['WorkRevision']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  through?: Resolver<ResolversTypes['WorkChangeThrough'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['WorkChangeActor'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType>;
  restored?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['WorkFieldChange']>, ParentType, ContextType>;
  state?: Resolver<Array<ResolversTypes['WorkFieldValue']>, ParentType, ContextType>;
};

export type WorkFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFieldChange'] = ResolversParentTypes['WorkFieldChange']> = {
  field?: Resolver<ResolversTypes['WorkField'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkFieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFieldValue'] = ResolversParentTypes['WorkFieldValue']> = {
  field?: Resolver<ResolversTypes['WorkField'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkRevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkRevisionConnection'] = ResolversParentTypes['WorkRevisionConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['WorkRevisionEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WorkRevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkRevisionEdge'] = ResolversParentTypes['WorkRevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkRevision'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  highlights?: Resolver<Maybe<Array<ResolversTypes['Work']>>, ParentType, ContextType, RequireFields<SiteHighlightsArgs, 'first'>>;
  terms?: Resolver<Maybe<Array<ResolversTypes['Term']>>, ParentType, ContextType, RequireFields<SiteTermsArgs, 'kind' | 'first'>>;
  runningImport?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType>;
  signUpPolicy?: Resolver<Maybe<ResolversTypes['SignUpPolicy']>, ParentType, ContextType>;
  notesShownAtOnce?: Resolver<Maybe<ResolversTypes['NotePolicy']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TermKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<Maybe<ResolversTypes['WorkConnection']>, ParentType, ContextType, Partial<TermWorksArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creators?: Resolver<Array<ResolversTypes['Creator']>, ParentType, ContextType, Partial<WorkCreatorsArgs>>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earliestYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latestYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  workType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  technique?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['Rights']>, ParentType, ContextType>;
  recordLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadata?: Resolver<Array<ResolversTypes['MetadataEntry']>, ParentType, ContextType, Partial<WorkMetadataArgs>>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<ResolversTypes['Image']>>, ParentType, ContextType, Partial<WorkImagesArgs>>;
  imageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Work']>>, ParentType, ContextType, RequireFields<WorkRelatedArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['WorkRevisionConnection']>, ParentType, ContextType, Partial<WorkHistoryArgs>>;
  revision?: Resolver<Maybe<ResolversTypes['WorkRevision']>, ParentType, ContextType, RequireFields<WorkRevisionArgs, 'number'>>;
  comparedRevisions?: Resolver<Maybe<Array<ResolversTypes['WorkFieldChange']>>, ParentType, ContextType, RequireFields<WorkComparedRevisionsArgs, 'from' | 'to'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Creator'] = ResolversParentTypes['Creator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DimensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dimensions'] = ResolversParentTypes['Dimensions']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heightCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  widthCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  depthCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rights'] = ResolversParentTypes['Rights']> = {
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetadataEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetadataEntry'] = ResolversParentTypes['MetadataEntry']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ImageRole'], ParentType, ContextType>;
  pixelsPerCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  derivativeWidths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  tiles?: Resolver<ResolversTypes['ImageTiles'], ParentType, ContextType>;
  details?: Resolver<Maybe<Array<ResolversTypes['Detail']>>, ParentType, ContextType, Partial<ImageDetailsArgs>>;
  registration?: Resolver<Maybe<Array<ResolversTypes['PointPair']>>, ParentType, ContextType>;
  measuredPixelsPerCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['NoteConnection']>, ParentType, ContextType, RequireFields<ImageNotesArgs, 'order'>>;
  noteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noteAuthors?: Resolver<Maybe<Array<ResolversTypes['NoteAuthorCount']>>, ParentType, ContextType, RequireFields<ImageNoteAuthorsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Detail'] = ResolversParentTypes['Detail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointPairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointPair'] = ResolversParentTypes['PointPair']> = {
  from?: Resolver<ResolversTypes['ImagePoint'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ImagePoint'], ParentType, ContextType>;
};

export type ImagePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImagePoint'] = ResolversParentTypes['ImagePoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ImageTilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageTiles'] = ResolversParentTypes['ImageTiles']> = {
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scaleFactors?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImportChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChoices'] = ResolversParentTypes['ImportChoices']> = {
  newWorks?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  remotePictures?: Resolver<ResolversTypes['RemotePictures'], ParentType, ContextType>;
  recordLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportReading'] = ResolversParentTypes['ImportReading']> = {
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  encodingSureness?: Resolver<Maybe<ResolversTypes['Sureness']>, ParentType, ContextType>;
  delimiter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherSheets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  headerRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headerRowSureness?: Resolver<ResolversTypes['Sureness'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  identifiersFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRemembered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ImportField']>, ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['ImportFate'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['WorkFieldChange']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cell?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type ImportRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRefusal'] = ResolversParentTypes['ImportRefusal']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstRows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRowConnection'] = ResolversParentTypes['ImportRowConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['ImportRowEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRowEdge'] = ResolversParentTypes['ImportRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportRow'], ParentType, ContextType>;
};

export type ImportSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSample'] = ResolversParentTypes['ImportSample']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creators?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['WorkFieldValue']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportUndoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportUndo'] = ResolversParentTypes['ImportUndo']> = {
  worksTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worksDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takenOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  putBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keepLaterEdits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UndoPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPreview'] = ResolversParentTypes['UndoPreview']> = {
  takenOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  putBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptWorks?: Resolver<Array<ResolversTypes['KeptWork']>, ParentType, ContextType>;
};

export type KeptWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptWork'] = ResolversParentTypes['KeptWork']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rowsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ImportUndo']>, ParentType, ContextType>;
  undoPreview?: Resolver<Maybe<ResolversTypes['UndoPreview']>, ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAsking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rowsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currentTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reading?: Resolver<Maybe<ResolversTypes['ImportReading']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  choices?: Resolver<Maybe<ResolversTypes['ImportChoices']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['ImportRowConnection']>, ParentType, ContextType, Partial<ImportRowsArgs>>;
  refusals?: Resolver<Maybe<Array<ResolversTypes['ImportRefusal']>>, ParentType, ContextType>;
  samples?: Resolver<Maybe<Array<ResolversTypes['ImportSample']>>, ParentType, ContextType>;
  problemsPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportConnection'] = ResolversParentTypes['ImportConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['ImportEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEdge'] = ResolversParentTypes['ImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  desk?: Resolver<Maybe<ResolversTypes['Desk']>, ParentType, ContextType>;
  favouriteWorkIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['WorkConnection']>, ParentType, ContextType, Partial<ViewerFavouritesArgs>>;
  savedSearches?: Resolver<Maybe<ResolversTypes['SavedSearchConnection']>, ParentType, ContextType, Partial<ViewerSavedSearchesArgs>>;
  albums?: Resolver<Maybe<ResolversTypes['AlbumConnection']>, ParentType, ContextType, Partial<ViewerAlbumsArgs>>;
  sharedAlbums?: Resolver<Maybe<ResolversTypes['AlbumConnection']>, ParentType, ContextType, Partial<ViewerSharedAlbumsArgs>>;
  albumRights?: Resolver<Maybe<ResolversTypes['AlbumRights']>, ParentType, ContextType, RequireFields<ViewerAlbumRightsArgs, 'id'>>;
  albumEntriesWith?: Resolver<Maybe<Array<ResolversTypes['AlbumEntry']>>, ParentType, ContextType, RequireFields<ViewerAlbumEntriesWithArgs, 'workId'>>;
  guestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tours?: Resolver<Maybe<ResolversTypes['TourConnection']>, ParentType, ContextType, Partial<ViewerToursArgs>>;
  notes?: Resolver<Maybe<ResolversTypes['NoteConnection']>, ParentType, ContextType, RequireFields<ViewerNotesArgs, 'imageId'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Desk'] = ResolversParentTypes['Desk']> = {
  accounts?: Resolver<Maybe<ResolversTypes['AccountConnection']>, ParentType, ContextType, Partial<DeskAccountsArgs>>;
  invitations?: Resolver<Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  noteQueue?: Resolver<Maybe<ResolversTypes['NoteConnection']>, ParentType, ContextType, Partial<DeskNoteQueueArgs>>;
  noteQueueLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<DeskWorkArgs, 'id'>>;
  imports?: Resolver<Maybe<ResolversTypes['ImportConnection']>, ParentType, ContextType, Partial<DeskImportsArgs>>;
  works?: Resolver<Maybe<ResolversTypes['DeskWorkConnection']>, ParentType, ContextType, RequireFields<DeskWorksArgs, 'order'>>;
  checkup?: Resolver<Maybe<Array<ResolversTypes['CheckupFinding']>>, ParentType, ContextType>;
  duplicates?: Resolver<Maybe<ResolversTypes['DuplicateGroupConnection']>, ParentType, ContextType, Partial<DeskDuplicatesArgs>>;
  exhibitions?: Resolver<Maybe<ResolversTypes['ExhibitionConnection']>, ParentType, ContextType, Partial<DeskExhibitionsArgs>>;
  exhibition?: Resolver<Maybe<ResolversTypes['Exhibition']>, ParentType, ContextType, RequireFields<DeskExhibitionArgs, 'id'>>;
  remotePictures?: Resolver<Maybe<ResolversTypes['RemoteImages']>, ParentType, ContextType>;
};

export type RemoteImagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteImages'] = ResolversParentTypes['RemoteImages']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uncheckedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  check?: Resolver<Maybe<ResolversTypes['RemoteCheck']>, ParentType, ContextType>;
};

export type RemoteCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteCheck'] = ResolversParentTypes['RemoteCheck']> = {
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isUnderWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postponedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskWorkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskWorkConnection'] = ResolversParentTypes['DeskWorkConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['DeskWorkEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskWorkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskWorkEdge'] = ResolversParentTypes['DeskWorkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
};

export type CheckupFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckupFinding'] = ResolversParentTypes['CheckupFinding']> = {
  problem?: Resolver<ResolversTypes['CheckupProblem'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuplicateGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateGroup'] = ResolversParentTypes['DuplicateGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DuplicateReason'], ParentType, ContextType>;
  workCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type DuplicateGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateGroupConnection'] = ResolversParentTypes['DuplicateGroupConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['DuplicateGroupEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DuplicateGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateGroupEdge'] = ResolversParentTypes['DuplicateGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DuplicateGroup'], ParentType, ContextType>;
};

export type AccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountConnection'] = ResolversParentTypes['AccountConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['AccountEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountEdge'] = ResolversParentTypes['AccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchConnection'] = ResolversParentTypes['SavedSearchConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['SavedSearchEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SavedSearchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchEdge'] = ResolversParentTypes['SavedSearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['WorkOrder']>, ParentType, ContextType>;
  newCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  creators?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  techniques?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasImage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  yearFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AlbumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Album'] = ResolversParentTypes['Album']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['AlbumVisibility'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['AlbumEntry']>, ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['AlbumEntryConnection']>, ParentType, ContextType, Partial<AlbumEntriesArgs>>;
  entryCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlbumEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumEntry'] = ResolversParentTypes['AlbumEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  cuts?: Resolver<Maybe<Array<ResolversTypes['ImageCut']>>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageCutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageCut'] = ResolversParentTypes['ImageCut']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlbumConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumConnection'] = ResolversParentTypes['AlbumConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['AlbumEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AlbumEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumEdge'] = ResolversParentTypes['AlbumEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
};

export type AlbumEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumEntryConnection'] = ResolversParentTypes['AlbumEntryConnection']> = {
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Maybe<Array<ResolversTypes['AlbumEntryEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AlbumEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumEntryEdge'] = ResolversParentTypes['AlbumEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AlbumEntry'], ParentType, ContextType>;
};

export type AlbumRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumRights'] = ResolversParentTypes['AlbumRights']> = {
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasEditLink?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editorCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missingEntries?: Resolver<Maybe<Array<ResolversTypes['AlbumEntry']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signUp?: Resolver<Maybe<ResolversTypes['SignUpResult']>, ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInResult']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutResult']>, ParentType, ContextType>;
  acceptInvitation?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  choosePassword?: Resolver<Maybe<ResolversTypes['SignInResult']>, ParentType, ContextType, RequireFields<MutationChoosePasswordArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeEmail?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  renameMember?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType, RequireFields<MutationRenameMemberArgs, 'input'>>;
  endSession?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType>;
  deleteAccount?: Resolver<Maybe<ResolversTypes['ChangeAccountResult']>, ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  invite?: Resolver<Maybe<ResolversTypes['InviteResult']>, ParentType, ContextType, RequireFields<MutationInviteArgs, 'input'>>;
  withdrawInvitation?: Resolver<Maybe<ResolversTypes['WithdrawInvitationResult']>, ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'input'>>;
  changeRole?: Resolver<Maybe<ResolversTypes['ChangeRoleResult']>, ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'input'>>;
  removeMember?: Resolver<Maybe<ResolversTypes['RemoveMemberResult']>, ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  makePasswordLink?: Resolver<Maybe<ResolversTypes['MakePasswordLinkResult']>, ParentType, ContextType, RequireFields<MutationMakePasswordLinkArgs, 'input'>>;
  setSignUpPolicy?: Resolver<Maybe<ResolversTypes['SetSignUpPolicyResult']>, ParentType, ContextType, RequireFields<MutationSetSignUpPolicyArgs, 'input'>>;
  addFavourite?: Resolver<Maybe<ResolversTypes['AddFavouriteResult']>, ParentType, ContextType, RequireFields<MutationAddFavouriteArgs, 'input'>>;
  removeFavourite?: Resolver<Maybe<ResolversTypes['RemoveFavouriteResult']>, ParentType, ContextType, RequireFields<MutationRemoveFavouriteArgs, 'input'>>;
  saveSearch?: Resolver<Maybe<ResolversTypes['SaveSearchResult']>, ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  renameSavedSearch?: Resolver<Maybe<ResolversTypes['ChangeSavedSearchResult']>, ParentType, ContextType, RequireFields<MutationRenameSavedSearchArgs, 'input'>>;
  markSavedSearchSeen?: Resolver<Maybe<ResolversTypes['ChangeSavedSearchResult']>, ParentType, ContextType, RequireFields<MutationMarkSavedSearchSeenArgs, 'input'>>;
  deleteSavedSearch?: Resolver<Maybe<ResolversTypes['DeleteSavedSearchResult']>, ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'input'>>;
  startTour?: Resolver<Maybe<ResolversTypes['StartTourResult']>, ParentType, ContextType, RequireFields<MutationStartTourArgs, 'input'>>;
  presentView?: Resolver<Maybe<ResolversTypes['PresentViewResult']>, ParentType, ContextType, RequireFields<MutationPresentViewArgs, 'input'>>;
  sayInTour?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationSayInTourArgs, 'input'>>;
  raiseHand?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationRaiseHandArgs, 'input'>>;
  lowerHand?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationLowerHandArgs, 'input'>>;
  lowerAllHands?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationLowerAllHandsArgs, 'input'>>;
  handLens?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationHandLensArgs, 'input'>>;
  takeLens?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationTakeLensArgs, 'input'>>;
  endTour?: Resolver<Maybe<ResolversTypes['ChangeTourResult']>, ParentType, ContextType, RequireFields<MutationEndTourArgs, 'input'>>;
  renameTour?: Resolver<Maybe<ResolversTypes['EditTourResult']>, ParentType, ContextType, RequireFields<MutationRenameTourArgs, 'input'>>;
  moveTourStep?: Resolver<Maybe<ResolversTypes['EditTourResult']>, ParentType, ContextType, RequireFields<MutationMoveTourStepArgs, 'input'>>;
  rewriteTourStep?: Resolver<Maybe<ResolversTypes['EditTourResult']>, ParentType, ContextType, RequireFields<MutationRewriteTourStepArgs, 'input'>>;
  removeTourStep?: Resolver<Maybe<ResolversTypes['EditTourResult']>, ParentType, ContextType, RequireFields<MutationRemoveTourStepArgs, 'input'>>;
  deleteTour?: Resolver<Maybe<ResolversTypes['DeleteTourResult']>, ParentType, ContextType, RequireFields<MutationDeleteTourArgs, 'input'>>;
  createAlbum?: Resolver<Maybe<ResolversTypes['CreateAlbumResult']>, ParentType, ContextType, RequireFields<MutationCreateAlbumArgs, 'input'>>;
  updateAlbum?: Resolver<Maybe<ResolversTypes['UpdateAlbumResult']>, ParentType, ContextType, RequireFields<MutationUpdateAlbumArgs, 'input'>>;
  deleteAlbum?: Resolver<Maybe<ResolversTypes['DeleteAlbumResult']>, ParentType, ContextType, RequireFields<MutationDeleteAlbumArgs, 'input'>>;
  restoreAlbum?: Resolver<Maybe<ResolversTypes['RestoreAlbumResult']>, ParentType, ContextType, RequireFields<MutationRestoreAlbumArgs, 'input'>>;
  copyAlbum?: Resolver<Maybe<ResolversTypes['CopyAlbumResult']>, ParentType, ContextType, RequireFields<MutationCopyAlbumArgs, 'input'>>;
  addToAlbums?: Resolver<Maybe<ResolversTypes['AddToAlbumsResult']>, ParentType, ContextType, RequireFields<MutationAddToAlbumsArgs, 'input'>>;
  removeAlbumEntry?: Resolver<Maybe<ResolversTypes['RemoveAlbumEntryResult']>, ParentType, ContextType, RequireFields<MutationRemoveAlbumEntryArgs, 'input'>>;
  restoreAlbumEntry?: Resolver<Maybe<ResolversTypes['RestoreAlbumEntryResult']>, ParentType, ContextType, RequireFields<MutationRestoreAlbumEntryArgs, 'input'>>;
  moveAlbumEntry?: Resolver<Maybe<ResolversTypes['MoveAlbumEntryResult']>, ParentType, ContextType, RequireFields<MutationMoveAlbumEntryArgs, 'input'>>;
  captionAlbumEntry?: Resolver<Maybe<ResolversTypes['CaptionAlbumEntryResult']>, ParentType, ContextType, RequireFields<MutationCaptionAlbumEntryArgs, 'input'>>;
  makeEditLink?: Resolver<Maybe<ResolversTypes['MakeEditLinkResult']>, ParentType, ContextType, RequireFields<MutationMakeEditLinkArgs, 'input'>>;
  closeEditLink?: Resolver<Maybe<ResolversTypes['CloseEditLinkResult']>, ParentType, ContextType, RequireFields<MutationCloseEditLinkArgs, 'input'>>;
  openEditLink?: Resolver<Maybe<ResolversTypes['OpenEditLinkResult']>, ParentType, ContextType, RequireFields<MutationOpenEditLinkArgs, 'input'>>;
  takeDownAlbum?: Resolver<Maybe<ResolversTypes['TakeDownAlbumResult']>, ParentType, ContextType, RequireFields<MutationTakeDownAlbumArgs, 'input'>>;
  addNote?: Resolver<Maybe<ResolversTypes['WriteNoteResult']>, ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'input'>>;
  answerNote?: Resolver<Maybe<ResolversTypes['WriteNoteResult']>, ParentType, ContextType, RequireFields<MutationAnswerNoteArgs, 'input'>>;
  editNote?: Resolver<Maybe<ResolversTypes['EditNoteResult']>, ParentType, ContextType, RequireFields<MutationEditNoteArgs, 'input'>>;
  deleteNote?: Resolver<Maybe<ResolversTypes['DeleteNoteResult']>, ParentType, ContextType, RequireFields<MutationDeleteNoteArgs, 'input'>>;
  restoreNote?: Resolver<Maybe<ResolversTypes['WriteNoteResult']>, ParentType, ContextType, RequireFields<MutationRestoreNoteArgs, 'input'>>;
  reportNote?: Resolver<Maybe<ResolversTypes['ReportNoteResult']>, ParentType, ContextType, RequireFields<MutationReportNoteArgs, 'input'>>;
  approveNote?: Resolver<Maybe<ResolversTypes['ModerateNoteResult']>, ParentType, ContextType, RequireFields<MutationApproveNoteArgs, 'input'>>;
  hideNote?: Resolver<Maybe<ResolversTypes['ModerateNoteResult']>, ParentType, ContextType, RequireFields<MutationHideNoteArgs, 'input'>>;
  restoreHiddenNote?: Resolver<Maybe<ResolversTypes['ModerateNoteResult']>, ParentType, ContextType, RequireFields<MutationRestoreHiddenNoteArgs, 'input'>>;
  settleNoteReports?: Resolver<Maybe<ResolversTypes['ModerateNoteResult']>, ParentType, ContextType, RequireFields<MutationSettleNoteReportsArgs, 'input'>>;
  setNotePolicy?: Resolver<Maybe<ResolversTypes['SetNotePolicyResult']>, ParentType, ContextType, RequireFields<MutationSetNotePolicyArgs, 'input'>>;
  addWork?: Resolver<Maybe<ResolversTypes['AddWorkResult']>, ParentType, ContextType, RequireFields<MutationAddWorkArgs, 'input'>>;
  editWork?: Resolver<Maybe<ResolversTypes['EditWorkResult']>, ParentType, ContextType, RequireFields<MutationEditWorkArgs, 'input'>>;
  restoreWorkRevision?: Resolver<Maybe<ResolversTypes['RestoreWorkRevisionResult']>, ParentType, ContextType, RequireFields<MutationRestoreWorkRevisionArgs, 'input'>>;
  undoImport?: Resolver<Maybe<ResolversTypes['UndoImportResult']>, ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  prepareImport?: Resolver<Maybe<ResolversTypes['PrepareImportResult']>, ParentType, ContextType, RequireFields<MutationPrepareImportArgs, 'input'>>;
  changeImport?: Resolver<Maybe<ResolversTypes['ChangeImportResult']>, ParentType, ContextType, RequireFields<MutationChangeImportArgs, 'input'>>;
  applyImport?: Resolver<Maybe<ResolversTypes['ApplyImportResult']>, ParentType, ContextType, RequireFields<MutationApplyImportArgs, 'input'>>;
  pauseImport?: Resolver<Maybe<ResolversTypes['PauseImportResult']>, ParentType, ContextType, RequireFields<MutationPauseImportArgs, 'input'>>;
  resumeImport?: Resolver<Maybe<ResolversTypes['ResumeImportResult']>, ParentType, ContextType, RequireFields<MutationResumeImportArgs, 'input'>>;
  discardImport?: Resolver<Maybe<ResolversTypes['DiscardImportResult']>, ParentType, ContextType, RequireFields<MutationDiscardImportArgs, 'input'>>;
  addWorkImages?: Resolver<Maybe<ResolversTypes['AddWorkImagesResult']>, ParentType, ContextType, RequireFields<MutationAddWorkImagesArgs, 'input'>>;
  changeWorkImages?: Resolver<Maybe<ResolversTypes['ChangeWorkImagesResult']>, ParentType, ContextType, RequireFields<MutationChangeWorkImagesArgs, 'input'>>;
  editWorks?: Resolver<Maybe<ResolversTypes['EditWorksResult']>, ParentType, ContextType, RequireFields<MutationEditWorksArgs, 'input'>>;
  undoBulkEdit?: Resolver<Maybe<ResolversTypes['UndoBulkEditResult']>, ParentType, ContextType, RequireFields<MutationUndoBulkEditArgs, 'input'>>;
  tellApart?: Resolver<Maybe<ResolversTypes['TellApartResult']>, ParentType, ContextType, RequireFields<MutationTellApartArgs, 'input'>>;
  checkRemotePictures?: Resolver<Maybe<ResolversTypes['CheckRemotePicturesResult']>, ParentType, ContextType, RequireFields<MutationCheckRemotePicturesArgs, 'input'>>;
  createExhibition?: Resolver<Maybe<ResolversTypes['CreateExhibitionResult']>, ParentType, ContextType, RequireFields<MutationCreateExhibitionArgs, 'input'>>;
  editExhibition?: Resolver<Maybe<ResolversTypes['EditExhibitionResult']>, ParentType, ContextType, RequireFields<MutationEditExhibitionArgs, 'input'>>;
  publishExhibition?: Resolver<Maybe<ResolversTypes['ChangeExhibitionResult']>, ParentType, ContextType, RequireFields<MutationPublishExhibitionArgs, 'input'>>;
  withdrawExhibition?: Resolver<Maybe<ResolversTypes['ChangeExhibitionResult']>, ParentType, ContextType, RequireFields<MutationWithdrawExhibitionArgs, 'input'>>;
  deleteExhibition?: Resolver<Maybe<ResolversTypes['DeleteExhibitionResult']>, ParentType, ContextType, RequireFields<MutationDeleteExhibitionArgs, 'input'>>;
  restoreExhibition?: Resolver<Maybe<ResolversTypes['ChangeExhibitionResult']>, ParentType, ContextType, RequireFields<MutationRestoreExhibitionArgs, 'input'>>;
  makeDraftLink?: Resolver<Maybe<ResolversTypes['MakeDraftLinkResult']>, ParentType, ContextType, RequireFields<MutationMakeDraftLinkArgs, 'input'>>;
  closeDraftLink?: Resolver<Maybe<ResolversTypes['ChangeExhibitionResult']>, ParentType, ContextType, RequireFields<MutationCloseDraftLinkArgs, 'input'>>;
  putBackExhibition?: Resolver<Maybe<ResolversTypes['ChangeExhibitionResult']>, ParentType, ContextType, RequireFields<MutationPutBackExhibitionArgs, 'input'>>;
  addBlock?: Resolver<Maybe<ResolversTypes['ChangeBlockResult']>, ParentType, ContextType, RequireFields<MutationAddBlockArgs, 'input'>>;
  writeBlock?: Resolver<Maybe<ResolversTypes['WriteBlockResult']>, ParentType, ContextType, RequireFields<MutationWriteBlockArgs, 'input'>>;
  moveBlock?: Resolver<Maybe<ResolversTypes['ChangeBlockResult']>, ParentType, ContextType, RequireFields<MutationMoveBlockArgs, 'input'>>;
  hideBlock?: Resolver<Maybe<ResolversTypes['ChangeBlockResult']>, ParentType, ContextType, RequireFields<MutationHideBlockArgs, 'input'>>;
  removeBlock?: Resolver<Maybe<ResolversTypes['RemoveBlockResult']>, ParentType, ContextType, RequireFields<MutationRemoveBlockArgs, 'input'>>;
  restoreBlock?: Resolver<Maybe<ResolversTypes['ChangeBlockResult']>, ParentType, ContextType, RequireFields<MutationRestoreBlockArgs, 'input'>>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'SignInSuccess' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'SignInSuccess' | 'InvalidInput' | 'NotAllowed' | 'TooManyTries', ParentType, ContextType>;
};

export type SignInSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSuccess'] = ResolversParentTypes['SignInSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyTriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyTries'] = ResolversParentTypes['TooManyTries']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutSuccess'] = ResolversParentTypes['SignOutSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutResult'] = ResolversParentTypes['SignOutResult']> = {
  __resolveType: TypeResolveFn<'SignOutSuccess', ParentType, ContextType>;
};

export type ChangeAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeAccountResult'] = ResolversParentTypes['ChangeAccountResult']> = {
  __resolveType: TypeResolveFn<'ChangeAccountSuccess' | 'InvalidInput' | 'NotAllowed' | 'TooManyTries', ParentType, ContextType>;
};

export type ChangeAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeAccountSuccess'] = ResolversParentTypes['ChangeAccountSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteResult'] = ResolversParentTypes['InviteResult']> = {
  __resolveType: TypeResolveFn<'InviteSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type InviteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteSuccess'] = ResolversParentTypes['InviteSuccess']> = {
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawInvitationResult'] = ResolversParentTypes['WithdrawInvitationResult']> = {
  __resolveType: TypeResolveFn<'WithdrawInvitationSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type WithdrawInvitationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawInvitationSuccess'] = ResolversParentTypes['WithdrawInvitationSuccess']> = {
  withdrawnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRoleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRoleResult'] = ResolversParentTypes['ChangeRoleResult']> = {
  __resolveType: TypeResolveFn<'ChangeRoleSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ChangeRoleSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRoleSuccess'] = ResolversParentTypes['ChangeRoleSuccess']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveMemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberResult'] = ResolversParentTypes['RemoveMemberResult']> = {
  __resolveType: TypeResolveFn<'RemoveMemberSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type RemoveMemberSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberSuccess'] = ResolversParentTypes['RemoveMemberSuccess']> = {
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MakePasswordLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakePasswordLinkResult'] = ResolversParentTypes['MakePasswordLinkResult']> = {
  __resolveType: TypeResolveFn<'MakePasswordLinkSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type MakePasswordLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakePasswordLinkSuccess'] = ResolversParentTypes['MakePasswordLinkSuccess']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetSignUpPolicyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSignUpPolicyResult'] = ResolversParentTypes['SetSignUpPolicyResult']> = {
  __resolveType: TypeResolveFn<'SetSignUpPolicySuccess' | 'NotAllowed', ParentType, ContextType>;
};

export type SetSignUpPolicySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSignUpPolicySuccess'] = ResolversParentTypes['SetSignUpPolicySuccess']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchResult'] = ResolversParentTypes['SaveSearchResult']> = {
  __resolveType: TypeResolveFn<'SaveSearchSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type SaveSearchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchSuccess'] = ResolversParentTypes['SaveSearchSuccess']> = {
  savedSearchEdge?: Resolver<ResolversTypes['SavedSearchEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeSavedSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSavedSearchResult'] = ResolversParentTypes['ChangeSavedSearchResult']> = {
  __resolveType: TypeResolveFn<'ChangeSavedSearchSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ChangeSavedSearchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSavedSearchSuccess'] = ResolversParentTypes['ChangeSavedSearchSuccess']> = {
  savedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSavedSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedSearchResult'] = ResolversParentTypes['DeleteSavedSearchResult']> = {
  __resolveType: TypeResolveFn<'DeleteSavedSearchSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type DeleteSavedSearchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedSearchSuccess'] = ResolversParentTypes['DeleteSavedSearchSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddWorkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWorkResult'] = ResolversParentTypes['AddWorkResult']> = {
  __resolveType: TypeResolveFn<'AddWorkSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type AddWorkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWorkSuccess'] = ResolversParentTypes['AddWorkSuccess']> = {
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditWorkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditWorkResult'] = ResolversParentTypes['EditWorkResult']> = {
  __resolveType: TypeResolveFn<'EditWorkSuccess' | 'WorkConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type EditWorkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditWorkSuccess'] = ResolversParentTypes['EditWorkSuccess']> = {
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreWorkRevisionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreWorkRevisionResult'] = ResolversParentTypes['RestoreWorkRevisionResult']> = {
  __resolveType: TypeResolveFn<'RestoreWorkRevisionSuccess' | 'WorkConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type RestoreWorkRevisionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreWorkRevisionSuccess'] = ResolversParentTypes['RestoreWorkRevisionSuccess']> = {
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkConflict'] = ResolversParentTypes['WorkConflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddWorkImagesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWorkImagesResult'] = ResolversParentTypes['AddWorkImagesResult']> = {
  __resolveType: TypeResolveFn<'AddWorkImagesSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type AddWorkImagesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWorkImagesSuccess'] = ResolversParentTypes['AddWorkImagesSuccess']> = {
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeWorkImagesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeWorkImagesResult'] = ResolversParentTypes['ChangeWorkImagesResult']> = {
  __resolveType: TypeResolveFn<'ChangeWorkImagesSuccess' | 'WorkConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ChangeWorkImagesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeWorkImagesSuccess'] = ResolversParentTypes['ChangeWorkImagesSuccess']> = {
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoImportResult'] = ResolversParentTypes['UndoImportResult']> = {
  __resolveType: TypeResolveFn<'UndoImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type UndoImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoImportSuccess'] = ResolversParentTypes['UndoImportSuccess']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepareImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareImportResult'] = ResolversParentTypes['PrepareImportResult']> = {
  __resolveType: TypeResolveFn<'PrepareImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type PrepareImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareImportSuccess'] = ResolversParentTypes['PrepareImportSuccess']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeImportResult'] = ResolversParentTypes['ChangeImportResult']> = {
  __resolveType: TypeResolveFn<'ChangeImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ChangeImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeImportSuccess'] = ResolversParentTypes['ChangeImportSuccess']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplyImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyImportResult'] = ResolversParentTypes['ApplyImportResult']> = {
  __resolveType: TypeResolveFn<'ApplyImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ApplyImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyImportSuccess'] = ResolversParentTypes['ApplyImportSuccess']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PauseImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseImportResult'] = ResolversParentTypes['PauseImportResult']> = {
  __resolveType: TypeResolveFn<'PauseImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type PauseImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseImportSuccess'] = ResolversParentTypes['PauseImportSuccess']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResumeImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeImportResult'] = ResolversParentTypes['ResumeImportResult']> = {
  __resolveType: TypeResolveFn<'ResumeImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ResumeImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeImportSuccess'] = ResolversParentTypes['ResumeImportSuccess']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscardImportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardImportResult'] = ResolversParentTypes['DiscardImportResult']> = {
  __resolveType: TypeResolveFn<'DiscardImportSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type DiscardImportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardImportSuccess'] = ResolversParentTypes['DiscardImportSuccess']> = {
  deletedImportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditWorksResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditWorksResult'] = ResolversParentTypes['EditWorksResult']> = {
  __resolveType: TypeResolveFn<'EditWorksSuccess' | 'SelectionConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type EditWorksSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditWorksSuccess'] = ResolversParentTypes['EditWorksSuccess']> = {
  change?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectionConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectionConflict'] = ResolversParentTypes['SelectionConflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoBulkEditResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoBulkEditResult'] = ResolversParentTypes['UndoBulkEditResult']> = {
  __resolveType: TypeResolveFn<'UndoBulkEditSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type UndoBulkEditSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoBulkEditSuccess'] = ResolversParentTypes['UndoBulkEditSuccess']> = {
  putBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TellApartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TellApartResult'] = ResolversParentTypes['TellApartResult']> = {
  __resolveType: TypeResolveFn<'TellApartSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type TellApartSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TellApartSuccess'] = ResolversParentTypes['TellApartSuccess']> = {
  group?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckRemotePicturesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckRemotePicturesResult'] = ResolversParentTypes['CheckRemotePicturesResult']> = {
  __resolveType: TypeResolveFn<'CheckRemotePicturesSuccess' | 'NotAllowed', ParentType, ContextType>;
};

export type CheckRemotePicturesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckRemotePicturesSuccess'] = ResolversParentTypes['CheckRemotePicturesSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAlbumResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAlbumResult'] = ResolversParentTypes['CreateAlbumResult']> = {
  __resolveType: TypeResolveFn<'CreateAlbumSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type CreateAlbumSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAlbumSuccess'] = ResolversParentTypes['CreateAlbumSuccess']> = {
  albumEdge?: Resolver<ResolversTypes['AlbumEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAlbumResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAlbumResult'] = ResolversParentTypes['UpdateAlbumResult']> = {
  __resolveType: TypeResolveFn<'UpdateAlbumSuccess' | 'AlbumConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type UpdateAlbumSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAlbumSuccess'] = ResolversParentTypes['UpdateAlbumSuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlbumConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumConflict'] = ResolversParentTypes['AlbumConflict']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAlbumResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAlbumResult'] = ResolversParentTypes['DeleteAlbumResult']> = {
  __resolveType: TypeResolveFn<'DeleteAlbumSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type DeleteAlbumSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAlbumSuccess'] = ResolversParentTypes['DeleteAlbumSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreAlbumResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAlbumResult'] = ResolversParentTypes['RestoreAlbumResult']> = {
  __resolveType: TypeResolveFn<'RestoreAlbumSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type RestoreAlbumSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAlbumSuccess'] = ResolversParentTypes['RestoreAlbumSuccess']> = {
  albumEdge?: Resolver<ResolversTypes['AlbumEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyAlbumResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyAlbumResult'] = ResolversParentTypes['CopyAlbumResult']> = {
  __resolveType: TypeResolveFn<'CopyAlbumSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type CopyAlbumSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyAlbumSuccess'] = ResolversParentTypes['CopyAlbumSuccess']> = {
  albumEdge?: Resolver<ResolversTypes['AlbumEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToAlbumsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToAlbumsResult'] = ResolversParentTypes['AddToAlbumsResult']> = {
  __resolveType: TypeResolveFn<'AddToAlbumsSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type AddToAlbumsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToAlbumsSuccess'] = ResolversParentTypes['AddToAlbumsSuccess']> = {
  added?: Resolver<Array<ResolversTypes['AlbumAddition']>, ParentType, ContextType>;
  alreadyIn?: Resolver<Array<ResolversTypes['AlbumAddition']>, ParentType, ContextType>;
  full?: Resolver<Array<ResolversTypes['FullAlbum']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlbumAdditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumAddition'] = ResolversParentTypes['AlbumAddition']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  entryEdge?: Resolver<ResolversTypes['AlbumEntryEdge'], ParentType, ContextType>;
};

export type FullAlbumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullAlbum'] = ResolversParentTypes['FullAlbum']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveAlbumEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAlbumEntryResult'] = ResolversParentTypes['RemoveAlbumEntryResult']> = {
  __resolveType: TypeResolveFn<'RemoveAlbumEntrySuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type RemoveAlbumEntrySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAlbumEntrySuccess'] = ResolversParentTypes['RemoveAlbumEntrySuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  removedEntryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreAlbumEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAlbumEntryResult'] = ResolversParentTypes['RestoreAlbumEntryResult']> = {
  __resolveType: TypeResolveFn<'RestoreAlbumEntrySuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type RestoreAlbumEntrySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAlbumEntrySuccess'] = ResolversParentTypes['RestoreAlbumEntrySuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  entryEdge?: Resolver<ResolversTypes['AlbumEntryEdge'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoveAlbumEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveAlbumEntryResult'] = ResolversParentTypes['MoveAlbumEntryResult']> = {
  __resolveType: TypeResolveFn<'MoveAlbumEntrySuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type MoveAlbumEntrySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveAlbumEntrySuccess'] = ResolversParentTypes['MoveAlbumEntrySuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  entryEdge?: Resolver<ResolversTypes['AlbumEntryEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptionAlbumEntryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptionAlbumEntryResult'] = ResolversParentTypes['CaptionAlbumEntryResult']> = {
  __resolveType: TypeResolveFn<'CaptionAlbumEntrySuccess' | 'AlbumEntryConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type CaptionAlbumEntrySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptionAlbumEntrySuccess'] = ResolversParentTypes['CaptionAlbumEntrySuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['AlbumEntry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlbumEntryConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumEntryConflict'] = ResolversParentTypes['AlbumEntryConflict']> = {
  entry?: Resolver<ResolversTypes['AlbumEntry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MakeEditLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeEditLinkResult'] = ResolversParentTypes['MakeEditLinkResult']> = {
  __resolveType: TypeResolveFn<'MakeEditLinkSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type MakeEditLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeEditLinkSuccess'] = ResolversParentTypes['MakeEditLinkSuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseEditLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseEditLinkResult'] = ResolversParentTypes['CloseEditLinkResult']> = {
  __resolveType: TypeResolveFn<'CloseEditLinkSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type CloseEditLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseEditLinkSuccess'] = ResolversParentTypes['CloseEditLinkSuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenEditLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenEditLinkResult'] = ResolversParentTypes['OpenEditLinkResult']> = {
  __resolveType: TypeResolveFn<'OpenEditLinkSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type OpenEditLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenEditLinkSuccess'] = ResolversParentTypes['OpenEditLinkSuccess']> = {
  album?: Resolver<ResolversTypes['Album'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeDownAlbumResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeDownAlbumResult'] = ResolversParentTypes['TakeDownAlbumResult']> = {
  __resolveType: TypeResolveFn<'TakeDownAlbumSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type TakeDownAlbumSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeDownAlbumSuccess'] = ResolversParentTypes['TakeDownAlbumSuccess']> = {
  takenDownId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddFavouriteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFavouriteResult'] = ResolversParentTypes['AddFavouriteResult']> = {
  __resolveType: TypeResolveFn<'AddFavouriteSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type AddFavouriteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFavouriteSuccess'] = ResolversParentTypes['AddFavouriteSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  favouriteEdge?: Resolver<ResolversTypes['WorkEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFavouriteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFavouriteResult'] = ResolversParentTypes['RemoveFavouriteResult']> = {
  __resolveType: TypeResolveFn<'RemoveFavouriteSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type RemoveFavouriteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFavouriteSuccess'] = ResolversParentTypes['RemoveFavouriteSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  removedWorkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotAllowedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotAllowed'] = ResolversParentTypes['NotAllowed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  collectionChanged?: SubscriptionResolver<ResolversTypes['CollectionChange'], "collectionChanged", ParentType, ContextType>;
  importProgressed?: SubscriptionResolver<ResolversTypes['Import'], "importProgressed", ParentType, ContextType>;
  tourView?: SubscriptionResolver<ResolversTypes['TourView'], "tourView", ParentType, ContextType, RequireFields<SubscriptionTourViewArgs, 'code'>>;
  tourRoom?: SubscriptionResolver<ResolversTypes['Tour'], "tourRoom", ParentType, ContextType, RequireFields<SubscriptionTourRoomArgs, 'code'>>;
  albumChanged?: SubscriptionResolver<ResolversTypes['AlbumChange'], "albumChanged", ParentType, ContextType, RequireFields<SubscriptionAlbumChangedArgs, 'id'>>;
  notesChanged?: SubscriptionResolver<ResolversTypes['NotesChange'], "notesChanged", ParentType, ContextType, RequireFields<SubscriptionNotesChangedArgs, 'imageId'>>;
  noteQueueChanged?: SubscriptionResolver<ResolversTypes['NoteQueueChange'], "noteQueueChanged", ParentType, ContextType>;
  exhibitionChanged?: SubscriptionResolver<ResolversTypes['ExhibitionChange'], "exhibitionChanged", ParentType, ContextType, RequireFields<SubscriptionExhibitionChangedArgs, 'id'>>;
};

export type ExhibitionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionChange'] = ResolversParentTypes['ExhibitionChange']> = {
  exhibitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  exhibition?: Resolver<Maybe<ResolversTypes['Exhibition']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['ExhibitionBlock']>, ParentType, ContextType>;
  removedBlockIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type AlbumChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlbumChange'] = ResolversParentTypes['AlbumChange']> = {
  albumId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  album?: Resolver<Maybe<ResolversTypes['Album']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['AlbumEntry']>, ParentType, ContextType>;
  removedEntryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CollectionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionChange'] = ResolversParentTypes['CollectionChange']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  addedWorks?: Resolver<Array<ResolversTypes['WorkEdge']>, ParentType, ContextType>;
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedWorks?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type TourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tour'] = ResolversParentTypes['Tour']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TourState'], ParentType, ContextType>;
  presenter?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['TourView']>, ParentType, ContextType>;
  followerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  presenterAwaySince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isInterrupted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  said?: Resolver<Maybe<ResolversTypes['TourWords']>, ParentType, ContextType>;
  hands?: Resolver<Maybe<Array<ResolversTypes['TourGuest']>>, ParentType, ContextType>;
  lensHolder?: Resolver<Maybe<ResolversTypes['TourGuest']>, ParentType, ContextType>;
  steps?: Resolver<Maybe<Array<ResolversTypes['TourStep']>>, ParentType, ContextType>;
  stepCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TourConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourConnection'] = ResolversParentTypes['TourConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['TourEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TourEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourEdge'] = ResolversParentTypes['TourEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tour'], ParentType, ContextType>;
};

export type TourViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourView'] = ResolversParentTypes['TourView']> = {
  tourId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer?: Resolver<Maybe<ResolversTypes['ImagePoint']>, ParentType, ContextType>;
};

export type TourWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourWords'] = ResolversParentTypes['TourWords']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TourGuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourGuest'] = ResolversParentTypes['TourGuest']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TourStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourStep'] = ResolversParentTypes['TourStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartTourResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTourResult'] = ResolversParentTypes['StartTourResult']> = {
  __resolveType: TypeResolveFn<'StartTourSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type StartTourSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTourSuccess'] = ResolversParentTypes['StartTourSuccess']> = {
  tour?: Resolver<ResolversTypes['Tour'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PresentViewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresentViewResult'] = ResolversParentTypes['PresentViewResult']> = {
  __resolveType: TypeResolveFn<'PresentViewSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type PresentViewSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresentViewSuccess'] = ResolversParentTypes['PresentViewSuccess']> = {
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeTourResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeTourResult'] = ResolversParentTypes['ChangeTourResult']> = {
  __resolveType: TypeResolveFn<'ChangeTourSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ChangeTourSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeTourSuccess'] = ResolversParentTypes['ChangeTourSuccess']> = {
  tour?: Resolver<ResolversTypes['Tour'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditTourResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditTourResult'] = ResolversParentTypes['EditTourResult']> = {
  __resolveType: TypeResolveFn<'EditTourSuccess' | 'TourConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type EditTourSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditTourSuccess'] = ResolversParentTypes['EditTourSuccess']> = {
  tour?: Resolver<ResolversTypes['Tour'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TourConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TourConflict'] = ResolversParentTypes['TourConflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tour?: Resolver<ResolversTypes['Tour'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteTourResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTourResult'] = ResolversParentTypes['DeleteTourResult']> = {
  __resolveType: TypeResolveFn<'DeleteTourSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type DeleteTourSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTourSuccess'] = ResolversParentTypes['DeleteTourSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['NoteRegion']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['NoteAuthor'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NoteState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<ResolversTypes['NoteConnection']>, ParentType, ContextType, Partial<NoteAnswersArgs>>;
  reports?: Resolver<Maybe<Array<ResolversTypes['NoteReport']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteAuthor'] = ResolversParentTypes['NoteAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type NoteAuthorCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteAuthorCount'] = ResolversParentTypes['NoteAuthorCount']> = {
  author?: Resolver<ResolversTypes['NoteAuthor'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoteRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteRegion'] = ResolversParentTypes['NoteRegion']> = {
  shape?: Resolver<ResolversTypes['NoteShape'], ParentType, ContextType>;
  box?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['ImagePoint']>, ParentType, ContextType>;
};

export type NoteReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteReport'] = ResolversParentTypes['NoteReport']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reporter?: Resolver<ResolversTypes['NoteAuthor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteConnection'] = ResolversParentTypes['NoteConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['NoteEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteEdge'] = ResolversParentTypes['NoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
};

export type WriteNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteNoteResult'] = ResolversParentTypes['WriteNoteResult']> = {
  __resolveType: TypeResolveFn<'WriteNoteSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type WriteNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteNoteSuccess'] = ResolversParentTypes['WriteNoteSuccess']> = {
  noteEdge?: Resolver<ResolversTypes['NoteEdge'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditNoteResult'] = ResolversParentTypes['EditNoteResult']> = {
  __resolveType: TypeResolveFn<'EditNoteSuccess' | 'NoteConflict' | 'InvalidInput', ParentType, ContextType>;
};

export type EditNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditNoteSuccess'] = ResolversParentTypes['EditNoteSuccess']> = {
  note?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteConflict'] = ResolversParentTypes['NoteConflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNoteResult'] = ResolversParentTypes['DeleteNoteResult']> = {
  __resolveType: TypeResolveFn<'DeleteNoteSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type DeleteNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNoteSuccess'] = ResolversParentTypes['DeleteNoteSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  restorableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportNoteResult'] = ResolversParentTypes['ReportNoteResult']> = {
  __resolveType: TypeResolveFn<'ReportNoteSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ReportNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportNoteSuccess'] = ResolversParentTypes['ReportNoteSuccess']> = {
  note?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerateNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerateNoteResult'] = ResolversParentTypes['ModerateNoteResult']> = {
  __resolveType: TypeResolveFn<'ModerateNoteSuccess' | 'NoteConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ModerateNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerateNoteSuccess'] = ResolversParentTypes['ModerateNoteSuccess']> = {
  note?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetNotePolicyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNotePolicyResult'] = ResolversParentTypes['SetNotePolicyResult']> = {
  __resolveType: TypeResolveFn<'SetNotePolicySuccess' | 'NotAllowed', ParentType, ContextType>;
};

export type SetNotePolicySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetNotePolicySuccess'] = ResolversParentTypes['SetNotePolicySuccess']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotesChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotesChange'] = ResolversParentTypes['NotesChange']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['NoteEdge']>, ParentType, ContextType>;
  goneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NoteQueueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteQueueChange'] = ResolversParentTypes['NoteQueueChange']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['NoteEdge']>, ParentType, ContextType>;
  settledIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExhibitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exhibition'] = ResolversParentTypes['Exhibition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  introduction?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['TakenView']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['TakenView']>, ParentType, ContextType>;
  opensOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closesOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colours?: Resolver<ResolversTypes['ExhibitionColours'], ParentType, ContextType>;
  typeface?: Resolver<ResolversTypes['ExhibitionTypeface'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Maybe<Array<ResolversTypes['Exhibition']>>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExhibitionState'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocks?: Resolver<Maybe<ResolversTypes['ExhibitionBlockConnection']>, ParentType, ContextType, Partial<ExhibitionBlocksArgs>>;
  block?: Resolver<Maybe<ResolversTypes['ExhibitionBlock']>, ParentType, ContextType, RequireFields<ExhibitionBlockArgs, 'id'>>;
  blockCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allBlocks?: Resolver<Maybe<Array<ResolversTypes['ExhibitionBlock']>>, ParentType, ContextType>;
  versions?: Resolver<Maybe<Array<ResolversTypes['ExhibitionVersion']>>, ParentType, ContextType>;
  versionText?: Resolver<Maybe<ResolversTypes['ExhibitionVersionText']>, ParentType, ContextType, RequireFields<ExhibitionVersionTextArgs, 'number'>>;
  hasDraftLink?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExhibitionVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionVersion'] = ResolversParentTypes['ExhibitionVersion']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExhibitionVersionTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionVersionText'] = ResolversParentTypes['ExhibitionVersionText']> = {
  introduction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['ExhibitionVersionBlock']>, ParentType, ContextType>;
};

export type ExhibitionVersionBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionVersionBlock'] = ResolversParentTypes['ExhibitionVersionBlock']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExhibitionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionConnection'] = ResolversParentTypes['ExhibitionConnection']> = {
  edges?: Resolver<Maybe<Array<ResolversTypes['ExhibitionEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExhibitionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionEdge'] = ResolversParentTypes['ExhibitionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Exhibition'], ParentType, ContextType>;
};

export type ExhibitionBlockConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionBlockConnection'] = ResolversParentTypes['ExhibitionBlockConnection']> = {
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Maybe<Array<ResolversTypes['ExhibitionBlockEdge']>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ExhibitionBlockEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionBlockEdge'] = ResolversParentTypes['ExhibitionBlockEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExhibitionBlock'], ParentType, ContextType>;
};

export type ExhibitionBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionBlock'] = ResolversParentTypes['ExhibitionBlock']> = {
  __resolveType: TypeResolveFn<'TextBlock' | 'PictureBlock' | 'CarouselBlock' | 'ZoomStoryBlock' | 'ComparisonBlock' | 'WorkListBlock' | 'QuotationBlock' | 'SeparatorBlock' | 'VideoBlock', ParentType, ContextType>;
};

export type BlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  __resolveType: TypeResolveFn<'TextBlock' | 'PictureBlock' | 'CarouselBlock' | 'ZoomStoryBlock' | 'ComparisonBlock' | 'WorkListBlock' | 'QuotationBlock' | 'SeparatorBlock' | 'VideoBlock', ParentType, ContextType>;
};

export type TextBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextBlock'] = ResolversParentTypes['TextBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureBlock'] = ResolversParentTypes['PictureBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['TakenView'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['BlockWidth'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselBlock'] = ResolversParentTypes['CarouselBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['CarouselSlide']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselSlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSlide'] = ResolversParentTypes['CarouselSlide']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['TakenView'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ZoomStoryBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoomStoryBlock'] = ResolversParentTypes['ZoomStoryBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ZoomStoryStep']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ZoomStoryStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoomStoryStep'] = ResolversParentTypes['ZoomStoryStep']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['TakenView'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['RichText'], ParentType, ContextType>;
};

export type ComparisonBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonBlock'] = ResolversParentTypes['ComparisonBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['TakenView'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['TakenView'], ParentType, ContextType>;
  arrangement?: Resolver<ResolversTypes['ComparisonArrangement'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkListBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkListBlock'] = ResolversParentTypes['WorkListBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['WorkListQuery']>, ParentType, ContextType>;
  chosenIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  works?: Resolver<Maybe<Array<ResolversTypes['Work']>>, ParentType, ContextType, RequireFields<WorkListBlockWorksArgs, 'first'>>;
  workCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkListQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkListQuery'] = ResolversParentTypes['WorkListQuery']> = {
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['WorkOrder']>, ParentType, ContextType>;
};

export type QuotationBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotationBlock'] = ResolversParentTypes['QuotationBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeparatorBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeparatorBlock'] = ResolversParentTypes['SeparatorBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  look?: Resolver<ResolversTypes['SeparatorLook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoBlock'] = ResolversParentTypes['VideoBlock']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['TakenView']>, ParentType, ContextType>;
  transcript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakenViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakenView'] = ResolversParentTypes['TakenView']> = {
  workId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frame?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cuts?: Resolver<Maybe<Array<ResolversTypes['ImageCut']>>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDoubtful?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CreateExhibitionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExhibitionResult'] = ResolversParentTypes['CreateExhibitionResult']> = {
  __resolveType: TypeResolveFn<'CreateExhibitionSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type CreateExhibitionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExhibitionSuccess'] = ResolversParentTypes['CreateExhibitionSuccess']> = {
  exhibitionEdge?: Resolver<ResolversTypes['ExhibitionEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditExhibitionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditExhibitionResult'] = ResolversParentTypes['EditExhibitionResult']> = {
  __resolveType: TypeResolveFn<'ChangeExhibitionSuccess' | 'ExhibitionConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ExhibitionConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitionConflict'] = ResolversParentTypes['ExhibitionConflict']> = {
  exhibition?: Resolver<ResolversTypes['Exhibition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeExhibitionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeExhibitionResult'] = ResolversParentTypes['ChangeExhibitionResult']> = {
  __resolveType: TypeResolveFn<'ChangeExhibitionSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ChangeExhibitionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeExhibitionSuccess'] = ResolversParentTypes['ChangeExhibitionSuccess']> = {
  exhibition?: Resolver<ResolversTypes['Exhibition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteExhibitionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExhibitionResult'] = ResolversParentTypes['DeleteExhibitionResult']> = {
  __resolveType: TypeResolveFn<'DeleteExhibitionSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type DeleteExhibitionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteExhibitionSuccess'] = ResolversParentTypes['DeleteExhibitionSuccess']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MakeDraftLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeDraftLinkResult'] = ResolversParentTypes['MakeDraftLinkResult']> = {
  __resolveType: TypeResolveFn<'MakeDraftLinkSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type MakeDraftLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeDraftLinkSuccess'] = ResolversParentTypes['MakeDraftLinkSuccess']> = {
  exhibition?: Resolver<ResolversTypes['Exhibition'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeBlockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeBlockResult'] = ResolversParentTypes['ChangeBlockResult']> = {
  __resolveType: TypeResolveFn<'ChangeBlockSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type WriteBlockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteBlockResult'] = ResolversParentTypes['WriteBlockResult']> = {
  __resolveType: TypeResolveFn<'ChangeBlockSuccess' | 'BlockConflict' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type ChangeBlockSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeBlockSuccess'] = ResolversParentTypes['ChangeBlockSuccess']> = {
  block?: Resolver<ResolversTypes['ExhibitionBlock'], ParentType, ContextType>;
  exhibition?: Resolver<ResolversTypes['Exhibition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockConflict'] = ResolversParentTypes['BlockConflict']> = {
  block?: Resolver<ResolversTypes['ExhibitionBlock'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveBlockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveBlockResult'] = ResolversParentTypes['RemoveBlockResult']> = {
  __resolveType: TypeResolveFn<'RemoveBlockSuccess' | 'InvalidInput' | 'NotAllowed', ParentType, ContextType>;
};

export type RemoveBlockSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveBlockSuccess'] = ResolversParentTypes['RemoveBlockSuccess']> = {
  removedBlockId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  exhibition?: Resolver<ResolversTypes['Exhibition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  RichText?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  WorkConnection?: WorkConnectionResolvers<ContextType>;
  WorkFacets?: WorkFacetsResolvers<ContextType>;
  FacetValues?: FacetValuesResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  YearHistogram?: YearHistogramResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  WorkJump?: WorkJumpResolvers<ContextType>;
  WorkEdge?: WorkEdgeResolvers<ContextType>;
  WorkMatch?: WorkMatchResolvers<ContextType>;
  WorkRevision?: WorkRevisionResolvers<ContextType>;
  WorkFieldChange?: WorkFieldChangeResolvers<ContextType>;
  WorkFieldValue?: WorkFieldValueResolvers<ContextType>;
  WorkRevisionConnection?: WorkRevisionConnectionResolvers<ContextType>;
  WorkRevisionEdge?: WorkRevisionEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  Creator?: CreatorResolvers<ContextType>;
  Dimensions?: DimensionsResolvers<ContextType>;
  Rights?: RightsResolvers<ContextType>;
  MetadataEntry?: MetadataEntryResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Detail?: DetailResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  PointPair?: PointPairResolvers<ContextType>;
  ImagePoint?: ImagePointResolvers<ContextType>;
  ImageTiles?: ImageTilesResolvers<ContextType>;
  ImportChoices?: ImportChoicesResolvers<ContextType>;
  ImportReading?: ImportReadingResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportRefusal?: ImportRefusalResolvers<ContextType>;
  ImportRowConnection?: ImportRowConnectionResolvers<ContextType>;
  ImportRowEdge?: ImportRowEdgeResolvers<ContextType>;
  ImportSample?: ImportSampleResolvers<ContextType>;
  ImportUndo?: ImportUndoResolvers<ContextType>;
  UndoPreview?: UndoPreviewResolvers<ContextType>;
  KeptWork?: KeptWorkResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportConnection?: ImportConnectionResolvers<ContextType>;
  ImportEdge?: ImportEdgeResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Desk?: DeskResolvers<ContextType>;
  RemoteImages?: RemoteImagesResolvers<ContextType>;
  RemoteCheck?: RemoteCheckResolvers<ContextType>;
  DeskWorkConnection?: DeskWorkConnectionResolvers<ContextType>;
  DeskWorkEdge?: DeskWorkEdgeResolvers<ContextType>;
  CheckupFinding?: CheckupFindingResolvers<ContextType>;
  DuplicateGroup?: DuplicateGroupResolvers<ContextType>;
  DuplicateGroupConnection?: DuplicateGroupConnectionResolvers<ContextType>;
  DuplicateGroupEdge?: DuplicateGroupEdgeResolvers<ContextType>;
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  SavedSearchConnection?: SavedSearchConnectionResolvers<ContextType>;
  SavedSearchEdge?: SavedSearchEdgeResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  Album?: AlbumResolvers<ContextType>;
  AlbumEntry?: AlbumEntryResolvers<ContextType>;
  ImageCut?: ImageCutResolvers<ContextType>;
  AlbumConnection?: AlbumConnectionResolvers<ContextType>;
  AlbumEdge?: AlbumEdgeResolvers<ContextType>;
  AlbumEntryConnection?: AlbumEntryConnectionResolvers<ContextType>;
  AlbumEntryEdge?: AlbumEntryEdgeResolvers<ContextType>;
  AlbumRights?: AlbumRightsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignInSuccess?: SignInSuccessResolvers<ContextType>;
  TooManyTries?: TooManyTriesResolvers<ContextType>;
  SignOutSuccess?: SignOutSuccessResolvers<ContextType>;
  SignOutResult?: SignOutResultResolvers<ContextType>;
  ChangeAccountResult?: ChangeAccountResultResolvers<ContextType>;
  ChangeAccountSuccess?: ChangeAccountSuccessResolvers<ContextType>;
  InviteResult?: InviteResultResolvers<ContextType>;
  InviteSuccess?: InviteSuccessResolvers<ContextType>;
  WithdrawInvitationResult?: WithdrawInvitationResultResolvers<ContextType>;
  WithdrawInvitationSuccess?: WithdrawInvitationSuccessResolvers<ContextType>;
  ChangeRoleResult?: ChangeRoleResultResolvers<ContextType>;
  ChangeRoleSuccess?: ChangeRoleSuccessResolvers<ContextType>;
  RemoveMemberResult?: RemoveMemberResultResolvers<ContextType>;
  RemoveMemberSuccess?: RemoveMemberSuccessResolvers<ContextType>;
  MakePasswordLinkResult?: MakePasswordLinkResultResolvers<ContextType>;
  MakePasswordLinkSuccess?: MakePasswordLinkSuccessResolvers<ContextType>;
  SetSignUpPolicyResult?: SetSignUpPolicyResultResolvers<ContextType>;
  SetSignUpPolicySuccess?: SetSignUpPolicySuccessResolvers<ContextType>;
  SaveSearchResult?: SaveSearchResultResolvers<ContextType>;
  SaveSearchSuccess?: SaveSearchSuccessResolvers<ContextType>;
  ChangeSavedSearchResult?: ChangeSavedSearchResultResolvers<ContextType>;
  ChangeSavedSearchSuccess?: ChangeSavedSearchSuccessResolvers<ContextType>;
  DeleteSavedSearchResult?: DeleteSavedSearchResultResolvers<ContextType>;
  DeleteSavedSearchSuccess?: DeleteSavedSearchSuccessResolvers<ContextType>;
  AddWorkResult?: AddWorkResultResolvers<ContextType>;
  AddWorkSuccess?: AddWorkSuccessResolvers<ContextType>;
  EditWorkResult?: EditWorkResultResolvers<ContextType>;
  EditWorkSuccess?: EditWorkSuccessResolvers<ContextType>;
  RestoreWorkRevisionResult?: RestoreWorkRevisionResultResolvers<ContextType>;
  RestoreWorkRevisionSuccess?: RestoreWorkRevisionSuccessResolvers<ContextType>;
  WorkConflict?: WorkConflictResolvers<ContextType>;
  AddWorkImagesResult?: AddWorkImagesResultResolvers<ContextType>;
  AddWorkImagesSuccess?: AddWorkImagesSuccessResolvers<ContextType>;
  ChangeWorkImagesResult?: ChangeWorkImagesResultResolvers<ContextType>;
  ChangeWorkImagesSuccess?: ChangeWorkImagesSuccessResolvers<ContextType>;
  UndoImportResult?: UndoImportResultResolvers<ContextType>;
  UndoImportSuccess?: UndoImportSuccessResolvers<ContextType>;
  PrepareImportResult?: PrepareImportResultResolvers<ContextType>;
  PrepareImportSuccess?: PrepareImportSuccessResolvers<ContextType>;
  ChangeImportResult?: ChangeImportResultResolvers<ContextType>;
  ChangeImportSuccess?: ChangeImportSuccessResolvers<ContextType>;
  ApplyImportResult?: ApplyImportResultResolvers<ContextType>;
  ApplyImportSuccess?: ApplyImportSuccessResolvers<ContextType>;
  PauseImportResult?: PauseImportResultResolvers<ContextType>;
  PauseImportSuccess?: PauseImportSuccessResolvers<ContextType>;
  ResumeImportResult?: ResumeImportResultResolvers<ContextType>;
  ResumeImportSuccess?: ResumeImportSuccessResolvers<ContextType>;
  DiscardImportResult?: DiscardImportResultResolvers<ContextType>;
  DiscardImportSuccess?: DiscardImportSuccessResolvers<ContextType>;
  EditWorksResult?: EditWorksResultResolvers<ContextType>;
  EditWorksSuccess?: EditWorksSuccessResolvers<ContextType>;
  SelectionConflict?: SelectionConflictResolvers<ContextType>;
  UndoBulkEditResult?: UndoBulkEditResultResolvers<ContextType>;
  UndoBulkEditSuccess?: UndoBulkEditSuccessResolvers<ContextType>;
  TellApartResult?: TellApartResultResolvers<ContextType>;
  TellApartSuccess?: TellApartSuccessResolvers<ContextType>;
  CheckRemotePicturesResult?: CheckRemotePicturesResultResolvers<ContextType>;
  CheckRemotePicturesSuccess?: CheckRemotePicturesSuccessResolvers<ContextType>;
  CreateAlbumResult?: CreateAlbumResultResolvers<ContextType>;
  CreateAlbumSuccess?: CreateAlbumSuccessResolvers<ContextType>;
  UpdateAlbumResult?: UpdateAlbumResultResolvers<ContextType>;
  UpdateAlbumSuccess?: UpdateAlbumSuccessResolvers<ContextType>;
  AlbumConflict?: AlbumConflictResolvers<ContextType>;
  DeleteAlbumResult?: DeleteAlbumResultResolvers<ContextType>;
  DeleteAlbumSuccess?: DeleteAlbumSuccessResolvers<ContextType>;
  RestoreAlbumResult?: RestoreAlbumResultResolvers<ContextType>;
  RestoreAlbumSuccess?: RestoreAlbumSuccessResolvers<ContextType>;
  CopyAlbumResult?: CopyAlbumResultResolvers<ContextType>;
  CopyAlbumSuccess?: CopyAlbumSuccessResolvers<ContextType>;
  AddToAlbumsResult?: AddToAlbumsResultResolvers<ContextType>;
  AddToAlbumsSuccess?: AddToAlbumsSuccessResolvers<ContextType>;
  AlbumAddition?: AlbumAdditionResolvers<ContextType>;
  FullAlbum?: FullAlbumResolvers<ContextType>;
  RemoveAlbumEntryResult?: RemoveAlbumEntryResultResolvers<ContextType>;
  RemoveAlbumEntrySuccess?: RemoveAlbumEntrySuccessResolvers<ContextType>;
  RestoreAlbumEntryResult?: RestoreAlbumEntryResultResolvers<ContextType>;
  RestoreAlbumEntrySuccess?: RestoreAlbumEntrySuccessResolvers<ContextType>;
  MoveAlbumEntryResult?: MoveAlbumEntryResultResolvers<ContextType>;
  MoveAlbumEntrySuccess?: MoveAlbumEntrySuccessResolvers<ContextType>;
  CaptionAlbumEntryResult?: CaptionAlbumEntryResultResolvers<ContextType>;
  CaptionAlbumEntrySuccess?: CaptionAlbumEntrySuccessResolvers<ContextType>;
  AlbumEntryConflict?: AlbumEntryConflictResolvers<ContextType>;
  MakeEditLinkResult?: MakeEditLinkResultResolvers<ContextType>;
  MakeEditLinkSuccess?: MakeEditLinkSuccessResolvers<ContextType>;
  CloseEditLinkResult?: CloseEditLinkResultResolvers<ContextType>;
  CloseEditLinkSuccess?: CloseEditLinkSuccessResolvers<ContextType>;
  OpenEditLinkResult?: OpenEditLinkResultResolvers<ContextType>;
  OpenEditLinkSuccess?: OpenEditLinkSuccessResolvers<ContextType>;
  TakeDownAlbumResult?: TakeDownAlbumResultResolvers<ContextType>;
  TakeDownAlbumSuccess?: TakeDownAlbumSuccessResolvers<ContextType>;
  AddFavouriteResult?: AddFavouriteResultResolvers<ContextType>;
  AddFavouriteSuccess?: AddFavouriteSuccessResolvers<ContextType>;
  RemoveFavouriteResult?: RemoveFavouriteResultResolvers<ContextType>;
  RemoveFavouriteSuccess?: RemoveFavouriteSuccessResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  NotAllowed?: NotAllowedResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  ExhibitionChange?: ExhibitionChangeResolvers<ContextType>;
  AlbumChange?: AlbumChangeResolvers<ContextType>;
  CollectionChange?: CollectionChangeResolvers<ContextType>;
  Tour?: TourResolvers<ContextType>;
  TourConnection?: TourConnectionResolvers<ContextType>;
  TourEdge?: TourEdgeResolvers<ContextType>;
  TourView?: TourViewResolvers<ContextType>;
  TourWords?: TourWordsResolvers<ContextType>;
  TourGuest?: TourGuestResolvers<ContextType>;
  TourStep?: TourStepResolvers<ContextType>;
  StartTourResult?: StartTourResultResolvers<ContextType>;
  StartTourSuccess?: StartTourSuccessResolvers<ContextType>;
  PresentViewResult?: PresentViewResultResolvers<ContextType>;
  PresentViewSuccess?: PresentViewSuccessResolvers<ContextType>;
  ChangeTourResult?: ChangeTourResultResolvers<ContextType>;
  ChangeTourSuccess?: ChangeTourSuccessResolvers<ContextType>;
  EditTourResult?: EditTourResultResolvers<ContextType>;
  EditTourSuccess?: EditTourSuccessResolvers<ContextType>;
  TourConflict?: TourConflictResolvers<ContextType>;
  DeleteTourResult?: DeleteTourResultResolvers<ContextType>;
  DeleteTourSuccess?: DeleteTourSuccessResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteAuthor?: NoteAuthorResolvers<ContextType>;
  NoteAuthorCount?: NoteAuthorCountResolvers<ContextType>;
  NoteRegion?: NoteRegionResolvers<ContextType>;
  NoteReport?: NoteReportResolvers<ContextType>;
  NoteConnection?: NoteConnectionResolvers<ContextType>;
  NoteEdge?: NoteEdgeResolvers<ContextType>;
  WriteNoteResult?: WriteNoteResultResolvers<ContextType>;
  WriteNoteSuccess?: WriteNoteSuccessResolvers<ContextType>;
  EditNoteResult?: EditNoteResultResolvers<ContextType>;
  EditNoteSuccess?: EditNoteSuccessResolvers<ContextType>;
  NoteConflict?: NoteConflictResolvers<ContextType>;
  DeleteNoteResult?: DeleteNoteResultResolvers<ContextType>;
  DeleteNoteSuccess?: DeleteNoteSuccessResolvers<ContextType>;
  ReportNoteResult?: ReportNoteResultResolvers<ContextType>;
  ReportNoteSuccess?: ReportNoteSuccessResolvers<ContextType>;
  ModerateNoteResult?: ModerateNoteResultResolvers<ContextType>;
  ModerateNoteSuccess?: ModerateNoteSuccessResolvers<ContextType>;
  SetNotePolicyResult?: SetNotePolicyResultResolvers<ContextType>;
  SetNotePolicySuccess?: SetNotePolicySuccessResolvers<ContextType>;
  NotesChange?: NotesChangeResolvers<ContextType>;
  NoteQueueChange?: NoteQueueChangeResolvers<ContextType>;
  Exhibition?: ExhibitionResolvers<ContextType>;
  ExhibitionVersion?: ExhibitionVersionResolvers<ContextType>;
  ExhibitionVersionText?: ExhibitionVersionTextResolvers<ContextType>;
  ExhibitionVersionBlock?: ExhibitionVersionBlockResolvers<ContextType>;
  ExhibitionConnection?: ExhibitionConnectionResolvers<ContextType>;
  ExhibitionEdge?: ExhibitionEdgeResolvers<ContextType>;
  ExhibitionBlockConnection?: ExhibitionBlockConnectionResolvers<ContextType>;
  ExhibitionBlockEdge?: ExhibitionBlockEdgeResolvers<ContextType>;
  ExhibitionBlock?: ExhibitionBlockResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  TextBlock?: TextBlockResolvers<ContextType>;
  PictureBlock?: PictureBlockResolvers<ContextType>;
  CarouselBlock?: CarouselBlockResolvers<ContextType>;
  CarouselSlide?: CarouselSlideResolvers<ContextType>;
  ZoomStoryBlock?: ZoomStoryBlockResolvers<ContextType>;
  ZoomStoryStep?: ZoomStoryStepResolvers<ContextType>;
  ComparisonBlock?: ComparisonBlockResolvers<ContextType>;
  WorkListBlock?: WorkListBlockResolvers<ContextType>;
  WorkListQuery?: WorkListQueryResolvers<ContextType>;
  QuotationBlock?: QuotationBlockResolvers<ContextType>;
  SeparatorBlock?: SeparatorBlockResolvers<ContextType>;
  VideoBlock?: VideoBlockResolvers<ContextType>;
  TakenView?: TakenViewResolvers<ContextType>;
  CreateExhibitionResult?: CreateExhibitionResultResolvers<ContextType>;
  CreateExhibitionSuccess?: CreateExhibitionSuccessResolvers<ContextType>;
  EditExhibitionResult?: EditExhibitionResultResolvers<ContextType>;
  ExhibitionConflict?: ExhibitionConflictResolvers<ContextType>;
  ChangeExhibitionResult?: ChangeExhibitionResultResolvers<ContextType>;
  ChangeExhibitionSuccess?: ChangeExhibitionSuccessResolvers<ContextType>;
  DeleteExhibitionResult?: DeleteExhibitionResultResolvers<ContextType>;
  DeleteExhibitionSuccess?: DeleteExhibitionSuccessResolvers<ContextType>;
  MakeDraftLinkResult?: MakeDraftLinkResultResolvers<ContextType>;
  MakeDraftLinkSuccess?: MakeDraftLinkSuccessResolvers<ContextType>;
  ChangeBlockResult?: ChangeBlockResultResolvers<ContextType>;
  WriteBlockResult?: WriteBlockResultResolvers<ContextType>;
  ChangeBlockSuccess?: ChangeBlockSuccessResolvers<ContextType>;
  BlockConflict?: BlockConflictResolvers<ContextType>;
  RemoveBlockResult?: RemoveBlockResultResolvers<ContextType>;
  RemoveBlockSuccess?: RemoveBlockSuccessResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
};
