declare module "html-to-text" {
  /** Converts HTML to its visible text. */
  export function convert(
    html: string,
    options: {
      wordwrap: false;
      selectors: readonly {
        selector: string;
        format?: "skip";
        options?: { ignoreHref: boolean };
      }[];
    },
  ): string;
}
