import type {
  Desk,
  DeskResolvers,
  Invitation,
  InvitationResolvers,
} from "../../../__generated__/resolvers.ts";
import { accountsPage } from "../store/accounts.ts";
import { deskExhibitionsPage } from "../store/exhibitions.ts";
import { noteQueue, noteQueueLength } from "../store/notes.ts";
import { openInvitations } from "../store/one-time-links.ts";
import { importsPage } from "../store/import-runs.ts";
import { anyWorkById } from "../store/work-history.ts";
import type { Complete } from "./complete.ts";
import { worksOfDesk } from "./desk-works.ts";
import { idWithin, toGlobalId } from "./global-id.ts";
import type { DeskModel, InvitationModel } from "./models.ts";
import { pageFrom } from "./page.ts";

export const desk: Complete<Desk, DeskModel, DeskResolvers> = {
  ...worksOfDesk,
  accounts: (_desk, args, { db }) => accountsPage(db, pageFrom(args)),
  invitations: (_desk, _, { db }) => openInvitations(db),
  noteQueue: (_desk, args, { db }) => noteQueue(db, pageFrom(args)),
  noteQueueLength: (_desk, _, { db }) => noteQueueLength(db),
  work: async (_desk, { id }, { db }) => {
    const workId = idWithin("Work", id);
    return workId === null ? null : anyWorkById(db, workId);
  },
  exhibitions: (_desk, args, { db }) => deskExhibitionsPage(db, pageFrom(args)),
  exhibition: (_desk, { id }, { loaders }) => {
    const exhibitionId = idWithin("Exhibition", id);
    return exhibitionId === null ? null : loaders.exhibition.load(exhibitionId);
  },
  imports: (_desk, args, { db }) => importsPage(db, pageFrom(args)),
};

export const invitation: Complete<Invitation, Omit<InvitationModel, "id">, InvitationResolvers> = {
  id: ({ id }) => toGlobalId("Invitation", id),
};
