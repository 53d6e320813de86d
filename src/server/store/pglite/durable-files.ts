import { closeSync, fsyncSync, openSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system for Node that this module uses. It is internal to PGlite. */
type NodeFileSystem = { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };

/** Error: PGlite cannot make its commits durable. */
export class UnsafeDatabase extends Error {
  override readonly name = "UnsafeDatabase";
}

/**
 * PGlite's file system in a folder, durable across power loss. Emscripten's file system for Node has no fsync
 * operation, so PostgreSQL's calls never reach the disk; this class adds it and counts the calls.
 */
export class DurableFiles extends NodeFS {
  /** Number of fsync calls. */
  syncs = 0;

  override async init(
    ...[pglite, options]: Parameters<NodeFS["init"]>
  ): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (module: { FS: { filesystems: unknown } }) => {
      nodeFileSystem(module.FS.filesystems).stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}

function nodeFileSystem(filesystems: unknown): NodeFileSystem {
  if (!hasNodeFileSystem(filesystems)) {
    throw new UnsafeDatabase("This PGlite has no file system for Node to make durable.");
  }
  return filesystems.NODEFS;
}

function hasNodeFileSystem(value: unknown): value is { NODEFS: NodeFileSystem } {
  if (typeof value !== "object" || value === null || !("NODEFS" in value)) return false;
  const { NODEFS } = value;
  return typeof NODEFS === "object" && NODEFS !== null && "stream_ops" in NODEFS;
}

/** Flushes a folder's files and the folders themselves to the disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Flushes one file or folder to the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
