/** A file that a user uploads, with its path in the uploaded folder. */
export type GivenFile = {
  file: File;
  /** Path with slashes; the file name alone if the file was uploaded without a folder. */
  path: string;
};

/** Names of files that operating systems create in folders. */
const ownFiles = new Set(["thumbs.db", "desktop.ini"]);

const isOwn = (path: string) =>
  path
    .split("/")
    .some(
      (part) => part.startsWith(".") || part === "__MACOSX" || ownFiles.has(part.toLowerCase()),
    );

/** Returns the files of a file input or of a chosen folder, without the files that operating systems create. */
export function chosenFiles(list: Iterable<File>): GivenFile[] {
  return worthGiving(
    [...list].map((file) => ({ file, path: file.webkitRelativePath || file.name })),
  );
}

/**
 * Returns the dropped or pasted files, including all files of folders.
 *
 * @throws {DOMException} if a folder cannot be read
 */
export async function droppedFiles(data: DataTransfer): Promise<GivenFile[]> {
  // Both lists are read at once because `DataTransfer` is empty after the event.
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
    // `readEntries` returns a folder in batches. An empty batch marks the end.
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
