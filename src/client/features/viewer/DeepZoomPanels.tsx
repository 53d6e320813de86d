import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeepZoomPanels_image$key } from "../../../../__generated__/relay/DeepZoomPanels_image.graphql.ts";
import type { Region, View } from "../../../view/view.ts";
import { AdjustPanel } from "./AdjustPanel.tsx";
import { besidePanel } from "./beside-panel.ts";
import type { DeepZoomPanel } from "./DeepZoomControls.tsx";
import { DetailsPanel } from "./DetailsPanel.tsx";
import { LayersPanel } from "./LayersPanel.tsx";
import { useFocusHeir } from "./use-focus-heir.ts";
import type { ThroughImage } from "./useThrough.ts";

type DeepZoomPanelsProps = {
  /** Which of them stands open. */
  panel: DeepZoomPanel | null;
  image: DeepZoomPanels_image$key;
  view: View;
  /** The other images of the work that can be laid over it. */
  choices: readonly ThroughImage[];
  /** The element in which the picture is seen; has the focus after a panel that held it. */
  surface: RefObject<HTMLElement | null>;
  onView: (change: Partial<View>) => void;
  /** Called with what a detail is that was chosen. */
  onDetail: (caption: string) => void;
};

/** What stands open beside a picture that zooms. */
export function DeepZoomPanels(props: DeepZoomPanelsProps) {
  const { panel, view, choices, surface, onView, onDetail } = props;
  const image = useFragment(
    graphql`
      fragment DeepZoomPanels_image on Image {
        ...DetailsPanel_image
      }
    `,
    props.image,
  );
  const open = useRef<HTMLElement>(null);
  const inSight = (region: Region) => {
    if (!surface.current || !open.current) return region;
    return besidePanel(region, sizeOf(surface.current), sizeOf(open.current));
  };
  switch (panel) {
    case "adjust":
      return (
        <Panel key={panel} label="Brightness, contrast, colour" panelRef={open} heir={surface}>
          <AdjustPanel
            adjustments={view.adjustments}
            onChange={(adjustments) => onView({ adjustments })}
          />
        </Panel>
      );
    case "details":
      return (
        <Panel key={panel} label="Details" panelRef={open} heir={surface}>
          <DetailsPanel
            image={image}
            onChoose={(region, caption) => {
              onDetail(caption);
              onView({ region: inSight(region), rotation: 0, mirror: false });
            }}
          />
        </Panel>
      );
    case "layers":
      return (
        <Panel key={panel} label="Layers" panelRef={open} heir={surface}>
          <LayersPanel
            choices={choices}
            layers={view.layers}
            onLayers={(layers) => onView({ layers })}
          />
        </Panel>
      );
    case null:
      return null;
  }
}

type PanelProps = {
  label: string;
  panelRef: RefObject<HTMLElement | null>;
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
};

function Panel({ label, panelRef, heir, children }: PanelProps) {
  useFocusHeir(panelRef, heir);
  return (
    <section ref={panelRef} className="deep-zoom__panel" aria-label={label}>
      {children}
    </section>
  );
}

/** How much of the window an element takes. */
function sizeOf(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}
