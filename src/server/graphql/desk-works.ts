import type {
  DeskResolvers,
  DeskWorkConnection,
  DeskWorkConnectionResolvers,
  DuplicateGroup,
  DuplicateGroupConnection,
  DuplicateGroupConnectionResolvers,
  DuplicateGroupResolvers,
} from "../../../__generated__/resolvers.ts";
import { checkupCounts } from "../store/checkup.ts";
import { countDeskWorks, deskWorksPage, worksOfAnyStatus } from "../store/desk-works.ts";
import { duplicatesPage, groupWorksLimit, samePicture } from "../store/duplicates.ts";
import { remoteSum } from "../store/remote-checks.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import { deskSelection } from "./desk-selection.ts";
import type {
  DeskWorkConnectionModel,
  DuplicateGroupConnectionModel,
  DuplicateGroupModel,
} from "./models.ts";
import { pageFrom } from "./page.ts";

/** Resolvers of the dashboard for works. */
export const worksOfDesk: Required<
  Pick<DeskResolvers, "works" | "checkup" | "duplicates" | "remotePictures">
> = {
  works: async (_desk, { search, filter, order, ...args }, { db, search: index }) => {
    const selection = deskSelection({ search, filter }, index);
    const page = await deskWorksPage(db, selection, order, pageFrom(args));
    return { ...page, totalCount: () => countDeskWorks(db, selection) };
  },
  checkup: async (_desk, _, { db, search }) => {
    const selection = deskSelection({ filter: { problem: "NOT_INDEXED" } }, search);
    const [counts, count] = await Promise.all([checkupCounts(db), countDeskWorks(db, selection)]);
    return [...counts, { problem: "NOT_INDEXED", count }];
  },
  remotePictures: (_desk, _, { db }) => remoteSum(db),
  duplicates: async (_desk, args, { db }) => {
    const { rows, ...page } = await duplicatesPage(db, pageFrom(args));
    const shown = rows.flatMap(({ workIds }) => workIds.slice(0, groupWorksLimit));
    const works = await worksOfAnyStatus(db, [...new Set(shown)]);
    const byId = new Map(works.map((work) => [work.id, work]));
    const groups = rows.map(({ key, workIds }) => ({
      id: key,
      workCount: workIds.length,
      works: workIds.slice(0, groupWorksLimit).flatMap((id) => byId.get(id) ?? []),
    }));
    return { rows: groups, ...page };
  },
};

export const deskWorkConnection: Complete<
  DeskWorkConnection,
  DeskWorkConnectionModel,
  DeskWorkConnectionResolvers
> = connectionResolvers;

export const duplicateGroup: Complete<
  DuplicateGroup,
  DuplicateGroupModel,
  DuplicateGroupResolvers
> = { reason: ({ id }) => (id.startsWith(samePicture) ? "SAME_PICTURE" : "SAME_RECORD") };

export const duplicateGroupConnection: Complete<
  DuplicateGroupConnection,
  DuplicateGroupConnectionModel,
  DuplicateGroupConnectionResolvers
> = connectionResolvers;
