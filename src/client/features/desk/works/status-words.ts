/** What the statuses of a work are called. */
const words: Readonly<Record<string, string>> = {
  PUBLISHED: "Published",
  DRAFT: "Draft",
  WITHDRAWN: "Withdrawn",
  REMOVED: "Taken out",
};

/** A work's status as it is shown; one that a newer server knows, as it calls it. */
export function statusInWords(status: string): string {
  return words[status] ?? status;
}
