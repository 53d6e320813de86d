/** A file somebody gave, and its place in the folder it came in. */
export type GivenFile = {
  file: File;
  /** With slashes; the name alone if it came by itself. */
  path: string;
};

/** Files that systems put into folders for themselves. */
const ownFiles = new Set(["thumbs.db", "desktop.ini"]);

const isOwn = (path: string) =>
  path
    .split("/")
    .some(
      (part) => part.startsWith(".") || part === "__MACOSX" || ownFiles.has(part.toLowerCase()),
    );

/** Files somebody chose, or a chosen folder's, without those that systems put there for themselves. */
export function chosenFiles(list: Iterable<File>): GivenFile[] {
  return worthGiving(
    [...list].map((file) => ({ file, path: file.webkitRelativePath || file.name })),
  );
}

/**
 * What was dropped or pasted: files, and all files of folders.
 *
 * @throws {DOMException} if a folder cannot be read
 */
export async function droppedFiles(data: DataTransfer): Promise<GivenFile[]> {
  // Both are asked for at once: the list is empty after the event.
  const files = [...data.files];
  const entries = [...data.items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry?.() : null;
    return entry ? [entry] : [];
  });
  if (!entries.some(({ isDirectory }) => isDirectory)) return chosenFiles(files);
  const found: GivenFile[] = [];
  for (const entry of entries) await gather(entry, found);
  return worthGiving(found);
}

async function gather(entry: FileSystemEntry, found: GivenFile[]): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ file, path: entry.fullPath.replace(/^\//, "") });
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  for (;;) {
    // A folder is told of by parts, the last of which is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return;
    for (const each of part) await gather(each, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function worthGiving(files: GivenFile[]): GivenFile[] {
  return files.length === 1 ? files : files.filter(({ path }) => !isOwn(path));
}
