import type { NoteConnection, NoteConnectionResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import type { NoteConnectionModel } from "./models.ts";

export const noteConnection: Complete<
  NoteConnection,
  Pick<NoteConnectionModel, never>,
  NoteConnectionResolvers
> = connectionResolvers;
