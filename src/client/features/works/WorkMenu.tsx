import { Code, Download, Ellipsis, Link2, Quote } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkMenu_work$key } from "../../../../__generated__/relay/WorkMenu_work.graphql.ts";
import { Menu, type MenuEntry } from "../../ui/Menu.tsx";
import { CiteDialog } from "./CiteDialog.tsx";
import { copyText } from "./copy-text.ts";
import { downloadSizes } from "./downloads.ts";
import { EmbedDialog } from "./EmbedDialog.tsx";
import { workAddress } from "./embed.ts";
import { formatCount } from "./label.ts";

/** The menu of a work: its picture in several sizes, its citation, its address, its HTML. */
export function WorkMenu({ work: key }: { work: WorkMenu_work$key }) {
  const work = useFragment(
    graphql`
      fragment WorkMenu_work on Work @throwOnFieldError {
        slug
        primaryImage {
          service
          width
          height
        }
        ...CiteDialog_work
        ...EmbedDialog_work
      }
    `,
    key,
  );
  const [open, setOpen] = useState<"cite" | "embed" | null>(null);
  const [said, setSaid] = useState("");

  async function copyLink() {
    const address = workAddress(work.slug);
    setSaid((await copyText(address)) ? "Link copied." : `The link is ${address}`);
  }

  const { primaryImage } = work;
  const downloads = primaryImage
    ? downloadSizes(primaryImage.service, primaryImage.width, primaryImage.height)
    : [];
  const entries: MenuEntry[] = [
    ...downloads.map(({ label, width, height, href }) => ({
      id: `download-${label}`,
      label: `Download ${label.toLowerCase()}, ${formatCount(width)} × ${formatCount(height)}`,
      icon: Download,
      href,
      download: `${work.slug}-${width}x${height}.jpg`,
    })),
    ...(downloads.length > 0 ? [{ id: "line", separator: true } as const] : []),
    { id: "cite", label: "Cite", icon: Quote, onAction: () => setOpen("cite") },
    { id: "link", label: "Copy link", icon: Link2, onAction: () => void copyLink() },
    { id: "embed", label: "Embed", icon: Code, onAction: () => setOpen("embed") },
  ];
  return (
    <>
      <Menu label="Download and share" icon={Ellipsis} entries={entries} defaultOpen />
      <p className="work-actions__said" role="status">
        {said}
      </p>
      {open === "cite" && <CiteDialog work={work} onClose={() => setOpen(null)} />}
      {open === "embed" && <EmbedDialog work={work} onClose={() => setOpen(null)} />}
    </>
  );
}
