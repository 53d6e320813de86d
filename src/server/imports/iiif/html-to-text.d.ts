declare module "html-to-text" {
  /** The text of HTML, without anything that is not shown. */
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
