import { Link, useNavigate } from "@tanstack/react-router";
import Braces from "lucide-react/icons/braces";
import Code from "lucide-react/icons/code";
import Columns2 from "lucide-react/icons/columns-2";
import Crop from "lucide-react/icons/crop";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import FolderPlus from "lucide-react/icons/folder-plus";
import Link2 from "lucide-react/icons/link-2";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import Quote from "lucide-react/icons/quote";
import Radio from "lucide-react/icons/radio";
import { useCallback, useRef, useState } from "react";
import type { ReactNode } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria";
import { graphql, useFragment } from "react-relay";
import type { WorkMenu_work$key } from "../../../../__generated__/relay/WorkMenu_work.graphql.ts";
import { toCompareSearch } from "../../../view/address.ts";
import { fitView } from "../../../view/fit-view.ts";
import { partPicture } from "../../../view/part-picture.ts";
import { wholeView } from "../../../view/view.ts";
import type { View } from "../../../view/view.ts";
import { Menu, type MenuEntry } from "../../ui/Menu.tsx";
import { comparedLast, fullInWords, hasRoom, withFrame } from "../compare/compare-address.ts";
import { askToKeep, wholeWork } from "../albums/keep-request.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";
import { StartTourPart } from "../tours/StartTourPart.tsx";
import type { Looking } from "../viewer/looking.ts";
import { CiteDialog } from "./CiteDialog.tsx";
import { ContentStateDialog } from "./ContentStateDialog.tsx";
import { copyText } from "./copy-text.ts";
import { downloadSizes, fileName, hasOwnColours, partDownloads } from "./downloads.ts";
import { EmbedDialog } from "./EmbedDialog.tsx";
import { absolute } from "./embed.ts";
import { formatCount } from "./label.ts";
import { useHasDesk } from "./useHasDesk.ts";

const PrintSheet = lazyPart(async () => (await import("./PrintSheet.tsx")).PrintSheet);

type WorkMenuProps = {
  work: WorkMenu_work$key;
  looking: Looking;
  /** Whether the button shows only its icon. */
  iconOnly?: boolean;
};

/** Menu of a work: the current view as an image, a citation, a URL, HTML, or on paper. */
export function WorkMenu({ work: key, looking, iconOnly = false }: WorkMenuProps) {
  const work = useFragment(
    graphql`
      fragment WorkMenu_work on Work @throwOnFieldError {
        id
        title
        recordLanguage
        slug
        images {
          service
          width
          height
        }
        ...CiteDialog_work
        ...EmbedDialog_work
        ...PrintSheet_work
      }
    `,
    key,
  );
  const [open, setOpen] = useState<"cite" | "embed" | "state" | "print" | "tour" | null>(null);
  const [said, setSaid] = useState<ReactNode>("");
  const navigate = useNavigate();
  const mayEdit = useHasDesk();
  const close = () => setOpen(null);
  const place = useRef<HTMLParagraphElement>(null);
  // While a native modal dialog is open, only its own content is visible and reachable.
  const container = useCallback(
    () => place.current?.closest<HTMLElement>("dialog") ?? document.body,
    [],
  );

  const { id, title, recordLanguage, slug, images } = work;
  const { view } = fitView(looking.view ?? wholeView(slug, looking.image), images);
  const image = images[view.image];
  const address = absolute(looking.path);

  async function copyLink() {
    setSaid((await copyText(address)) ? "Link copied." : `The link is ${address}`);
  }

  function print() {
    setSaid("Preparing the page.");
    setOpen("print");
  }

  const edit = () => void navigate({ to: "/desk/works/$id", params: { id } });

  function compare(gathered: View | null) {
    if (gathered && !hasRoom(gathered)) {
      setSaid(
        <>
          {fullInWords}{" "}
          <Link to="/compare" search={toCompareSearch(gathered)}>
            To the comparison
          </Link>
        </>,
      );
    } else void navigate({ to: "/compare", search: withFrame(gathered, view) });
  }

  const parts = image ? partDownloads(image.service, image, view) : [];
  const whole = image ? downloadSizes(image.service, image.width, image.height) : [];
  // With a part of the image in view, the whole image is a single entry.
  const wholes = parts.length > 0 ? whole.slice(-1) : whole;
  const part = hasOwnColours(view) ? "this part in its own colours" : "this part";
  const picture = looking.view && hasOwnColours(view) ? " in its own colours" : "";
  const entries: MenuEntry[] = [
    ...parts.map(({ address: href, width, height, file }) => ({
      id: `part-${width}`,
      label: `Download ${part}, ${formatCount(width)} × ${formatCount(height)}`,
      icon: Crop,
      href,
      download: file,
    })),
    ...wholes.map(({ label, width, height, href }) => ({
      id: `download-${label}`,
      label: `Download ${parts.length > 0 ? "whole picture" : label.toLowerCase()}${picture}, ${formatCount(width)} × ${formatCount(height)}`,
      icon: Download,
      href,
      download: fileName(wholeView(slug, view.image), { width, height }),
    })),
    ...(whole.length > 0 ? [{ id: "line", separator: true } as const] : []),
    ...compareEntries(image ? comparedLast() : undefined, compare),
    {
      id: "keep",
      label: "Add to albums",
      icon: FolderPlus,
      onAction: () => askToKeep(wholeWork({ id, title, recordLanguage })),
    },
    ...(image
      ? [{ id: "tour", label: "Start a tour", icon: Radio, onAction: () => setOpen("tour") }]
      : []),
    { id: "link", label: "Copy link", icon: Link2, onAction: () => void copyLink() },
    { id: "cite", label: "Cite", icon: Quote, onAction: () => setOpen("cite") },
    { id: "embed", label: "Embed", icon: Code, onAction: () => setOpen("embed") },
    ...(image
      ? [
          {
            id: "state",
            label: "IIIF Content State",
            icon: Braces,
            onAction: () => setOpen("state"),
          },
        ]
      : []),
    { id: "print", label: "Print", icon: Printer, onAction: print },
    ...(mayEdit ? [{ id: "edit", label: "Edit", icon: Pencil, onAction: edit }] : []),
  ];
  const seen = image && partPicture(image.service, image, view, Infinity);
  return (
    <PortalProvider getContainer={container}>
      <Menu
        label="Download and share"
        icon={Ellipsis}
        iconOnly={iconOnly}
        entries={entries}
        defaultOpen
      />
      <p ref={place} className="work-actions__said" role="status">
        {said}
      </p>
      {open === "cite" && <CiteDialog work={work} address={address} onClose={close} />}
      {open === "embed" && (
        <EmbedDialog work={work} address={address} picture={seen} onClose={close} />
      )}
      {open === "state" && <ContentStateDialog view={view} onClose={close} />}
      {open === "tour" && <StartTourPart title={title} view={view} onClose={close} />}
      {open === "print" && (
        <PartBoundary waiting={null}>
          <PrintSheet
            work={work}
            view={view}
            address={address}
            onReady={() => setSaid("")}
            onDone={close}
          />
        </PartBoundary>
      )}
    </PortalProvider>
  );
}

/** Returns the menu items for comparing an image: in the current comparison, or in a new one. */
function compareEntries(
  gathered: View | null | undefined,
  compare: (gathered: View | null) => void,
): MenuEntry[] {
  if (gathered === undefined) return [];
  const label = gathered ? "New comparison" : "Compare";
  const anew = { id: "compare", label, icon: Columns2, onAction: () => compare(null) };
  if (!gathered) return [anew];
  const add = { id: "add", label: "Add to comparison", icon: Plus };
  return [{ ...add, onAction: () => compare(gathered) }, anew];
}
