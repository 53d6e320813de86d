import { graphql, useFragment } from "react-relay";
import type { CiteDialog_work$key } from "../../../../__generated__/relay/CiteDialog_work.graphql.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { citeAsBibtex, citeAsCslJson, citeAsRis, citeAsText } from "./citation.ts";
import { CopyText } from "./CopyText.tsx";

type CiteDialogProps = {
  work: CiteDialog_work$key;
  /** URL of exactly the current view. */
  address: string;
  onClose: () => void;
};

/** Citation of a work, as text and in the formats of reference managers. */
export function CiteDialog({ work: key, address, onClose }: CiteDialogProps) {
  const { slug, identifier, title, creators, date, earliestYear, ...rest } = useFragment(
    graphql`
      fragment CiteDialog_work on Work @throwOnFieldError {
        slug
        identifier
        title
        creators {
          name
          role
        }
        date
        earliestYear
        workType
        technique
        creditLine
      }
    `,
    key,
  );
  const { workType, technique, creditLine } = rest;
  const work = {
    slug,
    identifier,
    title,
    creators: creators.map(({ name, role }) => ({ name, role })),
    date,
    earliestYear,
    workType,
    technique,
    creditLine,
  };
  const today = new Date();
  const file = (ending: string, type: string) => ({ name: `${slug}.${ending}`, type });
  return (
    <Dialog title="Cite this work" isOpen onOpenChange={onClose}>
      <CopyText label="As text" text={citeAsText(work, address, today)} />
      <CopyText
        label="For BibTeX"
        text={citeAsBibtex(work, address, today)}
        file={file("bib", "application/x-bibtex")}
      />
      <CopyText
        label="For reference managers (RIS)"
        text={citeAsRis(work, address, today)}
        file={file("ris", "application/x-research-info-systems")}
      />
      <CopyText
        label="As CSL-JSON"
        text={citeAsCslJson(work, address, today)}
        file={file("json", "application/vnd.citationstyles.csl+json")}
      />
    </Dialog>
  );
}
