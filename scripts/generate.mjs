// Regenerates the files that depend on schema.graphql: Relay's artifacts and persisted operations for the client,
// resolver types and the schema's text for the server. With --check it only reports whether they are up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync, mkdirSync, existsSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typescriptPlugin from "@graphql-codegen/typescript";
import * as resolversPlugin from "@graphql-codegen/typescript-resolvers";
import { parse } from "graphql";
import relayCompiler from "relay-compiler";

const check = process.argv.includes("--check");
const quiet = check || process.argv.includes("--quiet");
const resolverTypesFile = "__generated__/resolvers.ts";
const contractFile = "__generated__/contract.ts";
const operationsFile = "__generated__/operations.json";

/**
 * @param {string} contract
 * @returns {Promise<string>} the types of the schema's resolvers
 */
async function resolverTypes(contract) {
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    contextType: "../src/server/graphql/context.ts#Context",
    scalars: {
      DateTime: { input: "string", output: "Date | string" },
      ID: "string",
      RichText: { input: "unknown", output: "object" },
    },
    mappers: {
      Work: "../src/server/graphql/models.ts#WorkModel",
      Suggestions: "../src/server/graphql/models.ts#SuggestionsModel",
      WorkConnection: "../src/server/graphql/models.ts#WorkConnectionModel",
      WorkEdge: "../src/server/graphql/models.ts#WorkEdgeModel",
      SavedSearch: "../src/server/graphql/models.ts#SavedSearchModel",
      SavedSearchConnection: "../src/server/graphql/models.ts#SavedSearchConnectionModel",
      WorkFacets: "../src/server/graphql/models.ts#WorkFacetsModel",
      Image: "../src/server/graphql/models.ts#ImageModel",
      Detail: "../src/server/graphql/models.ts#DetailModel",
      Account: "../src/server/graphql/models.ts#AccountModel",
      AccountConnection: "../src/server/graphql/models.ts#AccountConnectionModel",
      Session: "../src/server/graphql/models.ts#SessionModel",
      Invitation: "../src/server/graphql/models.ts#InvitationModel",
      Desk: "../src/server/graphql/models.ts#DeskModel",
      DeskWorkConnection: "../src/server/graphql/models.ts#DeskWorkConnectionModel",
      RemoteImages: "../src/server/graphql/models.ts#RemoteImagesModel",
      DuplicateGroup: "../src/server/graphql/models.ts#DuplicateGroupModel",
      DuplicateGroupConnection: "../src/server/graphql/models.ts#DuplicateGroupConnectionModel",
      Member: "../src/server/graphql/models.ts#MemberModel",
      Note: "../src/server/graphql/models.ts#NoteModel",
      NoteAuthor: "../src/server/graphql/models.ts#NoteAuthorModel",
      NoteConnection: "../src/server/graphql/models.ts#NoteConnectionModel",
      NoteQueueChange: "../src/server/graphql/models.ts#NoteQueueChangeModel",
      NoteRegion: "../src/server/graphql/models.ts#NoteRegionModel",
      NoteReport: "../src/server/graphql/models.ts#NoteReportModel",
      NotesChange: "../src/server/graphql/models.ts#NotesChangeModel",
      Import: "../src/server/graphql/models.ts#ImportModel",
      ImportConnection: "../src/server/graphql/models.ts#ImportConnectionModel",
      ImportReading: "../src/server/graphql/models.ts#ImportReadingModel",
      ImportRow: "../src/server/graphql/models.ts#ImportRowModel",
      ImportRowConnection: "../src/server/graphql/models.ts#ImportRowConnectionModel",
      ImportSample: "../src/server/graphql/models.ts#ImportSampleModel",
      WorkRevision: "../src/server/graphql/models.ts#WorkRevisionModel",
      WorkRevisionConnection: "../src/server/graphql/models.ts#WorkRevisionConnectionModel",
      Site: "../src/server/graphql/models.ts#SiteModel",
      Term: "../src/server/graphql/models.ts#TermModel",
      Viewer: "../src/server/graphql/models.ts#ViewerModel",
      Album: "../src/server/graphql/models.ts#AlbumModel",
      AlbumConnection: "../src/server/graphql/models.ts#AlbumConnectionModel",
      AlbumEntry: "../src/server/graphql/models.ts#AlbumEntryModel",
      AlbumEntryConnection: "../src/server/graphql/models.ts#AlbumEntryConnectionModel",
      AlbumRights: "../src/server/graphql/models.ts#AlbumRightsModel",
      AlbumChange: "../src/server/graphql/models.ts#AlbumChangeModel",
      CollectionChange: "../src/server/graphql/models.ts#CollectionChangeModel",
      ChangeTourSuccess: "../src/server/graphql/models.ts#ChangeTourSuccessModel",
      Tour: "../src/server/graphql/models.ts#TourModel",
      TourConnection: "../src/server/graphql/models.ts#TourConnectionModel",
      TourStep: "../src/server/graphql/models.ts#TourStepModel",
      TourView: "../src/server/graphql/models.ts#TourViewModel",
      TourGuest: "../src/server/graphql/models.ts#TourGuestModel",
      Exhibition: "../src/server/graphql/models.ts#ExhibitionModel",
      ExhibitionConnection: "../src/server/graphql/models.ts#ExhibitionConnectionModel",
      ExhibitionBlockConnection: "../src/server/graphql/models.ts#ExhibitionBlockConnectionModel",
      ExhibitionVersion: "../src/server/graphql/models.ts#ExhibitionVersionModel",
      ExhibitionChange: "../src/server/graphql/models.ts#ExhibitionChangeModel",
      TakenView: "../src/server/graphql/models.ts#TakenViewModel",
      TextBlock: "../src/server/graphql/blocks/contents.ts#TextBlockModel",
      PictureBlock: "../src/server/graphql/blocks/contents.ts#PictureBlockModel",
      CarouselBlock: "../src/server/graphql/blocks/contents.ts#CarouselBlockModel",
      ZoomStoryBlock: "../src/server/graphql/blocks/contents.ts#ZoomStoryBlockModel",
      ComparisonBlock: "../src/server/graphql/blocks/contents.ts#ComparisonBlockModel",
      WorkListBlock: "../src/server/graphql/blocks/contents.ts#WorkListBlockModel",
      QuotationBlock: "../src/server/graphql/blocks/contents.ts#QuotationBlockModel",
      SeparatorBlock: "../src/server/graphql/blocks/contents.ts#SeparatorBlockModel",
      VideoBlock: "../src/server/graphql/blocks/contents.ts#VideoBlockModel",
    },
  };
  return codegen({
    filename: resolverTypesFile,
    schema: parse(contract),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
}

/**
 * @param {string[]} options
 * @returns {boolean} whether the compiler succeeded
 */
function runRelay(options) {
  try {
    execFileSync(relayCompiler, options, {
      stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit"],
    });
    return true;
  } catch {
    return false;
  }
}

mkdirSync("__generated__/relay", { recursive: true });
const contract = readFileSync("schema.graphql", "utf8");
/** Files that the server needs, derived from the schema, by path. */
const serverFiles = {
  [resolverTypesFile]: await resolverTypes(contract),
  // The schema as a module, so that the server's bundle contains the schema it was built for.
  [contractFile]: `export const contract = ${JSON.stringify(contract)};\n`,
};

if (check) {
  const fresh = Object.entries(serverFiles).every(
    ([file, text]) => existsSync(file) && readFileSync(file, "utf8") === text,
  );
  if (!runRelay(["--validate"]) || !fresh) {
    console.error('Generated files are stale. Run "npm run generate" and commit the result.');
    process.exit(1);
  }
} else {
  for (const [file, text] of Object.entries(serverFiles)) writeFileSync(file, text);
  // The compiler never removes operations from this file.
  writeFileSync(operationsFile, "{}\n");
  if (!runRelay(["--repersist"])) process.exit(1);
}
