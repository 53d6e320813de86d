/** Reason why an import cannot start or continue, in sentences for the user who started it. Nothing is half done. */
export class ImportFailure extends Error {
  override name = "ImportFailure";
}
