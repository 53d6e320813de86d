/** Why an import cannot begin or go on, in sentences for whoever started it. Nothing is half done. */
export class ImportFailure extends Error {
  override name = "ImportFailure";
}
