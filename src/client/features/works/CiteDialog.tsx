import { graphql, useFragment } from "react-relay";
import type { CiteDialog_work$key } from "../../../../__generated__/relay/CiteDialog_work.graphql.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { citeAsBibtex, citeAsText } from "./citation.ts";
import { CopyText } from "./CopyText.tsx";
import { workAddress } from "./embed.ts";

type CiteDialogProps = { work: CiteDialog_work$key; onClose: () => void };

/** How to cite a work, as text and for BibTeX. */
export function CiteDialog({ work: key, onClose }: CiteDialogProps) {
  const { slug, identifier, title, creators, date, earliestYear, technique, creditLine } =
    useFragment(
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
          technique
          creditLine
        }
      `,
      key,
    );
  const cited = {
    slug,
    identifier,
    title,
    creators: creators.map(({ name, role }) => ({ name, role })),
    date,
    earliestYear,
    technique,
    creditLine,
  };
  const address = workAddress(slug);
  const today = new Date();
  return (
    <Dialog title="Cite this work" isOpen onOpenChange={onClose}>
      <CopyText label="As text" text={citeAsText(cited, address, today)} />
      <CopyText label="For BibTeX" text={citeAsBibtex(cited, address, today)} />
    </Dialog>
  );
}
