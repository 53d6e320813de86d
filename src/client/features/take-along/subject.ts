/** A list that can be downloaded. */
export type Subject =
  | { readonly kind: "favourites" }
  /** `id` is its global id. */
  | { readonly kind: "album"; readonly id: string; readonly title: string }
  | { readonly kind: "exhibition"; readonly slug: string; readonly title: string };

/** Returns the label of the button if nothing of it is downloaded yet. */
export function offerOf({ kind }: Subject): string {
  return kind === "exhibition" ? "Take it with me" : "Take them with me";
}
