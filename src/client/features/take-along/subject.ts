/** What somebody may take along. */
export type Subject =
  | { readonly kind: "favourites" }
  /** By its global id. */
  | { readonly kind: "album"; readonly id: string; readonly title: string }
  | { readonly kind: "exhibition"; readonly slug: string; readonly title: string };

/** What is offered where nothing of it was taken yet. */
export function offerOf({ kind }: Subject): string {
  return kind === "exhibition" ? "Take it with me" : "Take them with me";
}
