import type { OperationType } from "relay-runtime";
import type { LoadedQuery } from "../relay/route-query.ts";

/** What the pages of an album are given. */
export type AlbumPageProps = { loaded: LoadedQuery<OperationType> };
