/** Error messages about imports in the dashboard. */
export const jobSentences = {
  noImport: "There is no such import. Look at the list of imports again.",
  nothingGiven: "Drop a file, or give an address: one of the two.",
  notKept: "What was given for this is not kept any more. Drop it again.",
  badAddress:
    "This is no web address. Give one that begins with https:// or http:// and has at most 2,000 characters.",
  badStatus: "New works are drafts or published.",
  notReadable:
    "This import has begun to change works, or is over. Drop the file again to read it anew.",
  notChecked: "This import is not read yet, or was brought in before. Load the page again.",
  notPausable: "This import is not under way. Load the page again.",
  notResumable: "This import is not stopped. Load the page again.",
  beingUndone: "This import is being undone. It cannot go on.",
  notDiscardable: "This import has changed works already. Undo it instead.",
  badName:
    "The name of this file cannot be used. It must not lead out of its folder, nor hold characters that cannot be shown; change it and drop it again.",
  noUpload:
    "What this file belongs to is not kept any more, or is being read. Drop everything again.",
  noRoom:
    "The disk of the site is full, so the file was not kept. Make room on it, then drop the file again.",
  tooManyUploads:
    "You have uploaded too much that is still stored. Discard imports you do not need, then upload the file again.",
  brokenOff: "The file did not come to its end, so it was not kept. Drop it again.",
  diskFull: "The disk of the site is full. Make room on it, then let the import go on.",
  died: "The import stopped by itself. Let it go on; if that happens again, look at the site's log.",
} as const;
