/** Display names of the statuses. */
const words: Readonly<Record<string, string>> = {
  PUBLISHED: "Published",
  DRAFT: "Draft",
  WITHDRAWN: "Withdrawn",
  REMOVED: "Taken out",
};

/** Returns the display name of a status; the status itself if this client does not know it. */
export function statusInWords(status: string): string {
  return words[status] ?? status;
}
