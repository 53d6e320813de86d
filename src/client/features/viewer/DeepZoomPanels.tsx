import { useRef } from "react";
import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeepZoomPanels_image$key } from "../../../../__generated__/relay/DeepZoomPanels_image.graphql.ts";
import type { View } from "../../../view/view.ts";
import { AdjustPanel } from "./AdjustPanel.tsx";
import { besideElement } from "./beside-panel.ts";
import type { DeepZoomPanel } from "./DeepZoomControls.tsx";
import { DeepZoomPanelFrame } from "./DeepZoomPanelFrame.tsx";
import { DetailsPanel } from "./DetailsPanel.tsx";
import { LayersPanel } from "./LayersPanel.tsx";
import type { ThroughImage } from "./useThrough.ts";

type DeepZoomPanelsProps = {
  /** The open panel. */
  panel: DeepZoomPanel | null;
  image: DeepZoomPanels_image$key;
  view: View;
  /** Language of the descriptions; undefined or null if unknown. */
  language: string | null | undefined;
  /** The other images of the work that can be overlaid. */
  choices: readonly ThroughImage[];
  /** The element that displays the image; it receives the focus if a panel closes while it contains it. */
  surface: RefObject<HTMLElement | null>;
  onView: (change: Partial<View>) => void;
  /** Called with the caption of the selected detail. */
  onDetail: (caption: string) => void;
};

/** The open panel beside a zoomable image. */
export function DeepZoomPanels(props: DeepZoomPanelsProps) {
  const { panel, language, view, choices, surface, onView, onDetail } = props;
  const image = useFragment(
    graphql`
      fragment DeepZoomPanels_image on Image {
        ...DetailsPanel_image
      }
    `,
    props.image,
  );
  const open = useRef<HTMLElement>(null);
  switch (panel) {
    case "adjust":
      return (
        <DeepZoomPanelFrame
          key={panel}
          label="Brightness, contrast, colour"
          panelRef={open}
          heir={surface}
        >
          <AdjustPanel
            adjustments={view.adjustments}
            onChange={(adjustments) => onView({ adjustments })}
          />
        </DeepZoomPanelFrame>
      );
    case "details":
      return (
        <DeepZoomPanelFrame key={panel} label="Details" panelRef={open} heir={surface}>
          <DetailsPanel
            image={image}
            language={language}
            onChoose={(region, caption) => {
              onDetail(caption);
              onView({
                region: besideElement(region, surface.current, open.current),
                rotation: 0,
                mirror: false,
              });
            }}
          />
        </DeepZoomPanelFrame>
      );
    case "layers":
      return (
        <DeepZoomPanelFrame key={panel} label="Layers" panelRef={open} heir={surface}>
          <LayersPanel
            choices={choices}
            layers={view.layers}
            onLayers={(layers) => onView({ layers })}
          />
        </DeepZoomPanelFrame>
      );
    // Notes are in a separate chunk.
    case "notes":
    case null:
      return null;
  }
}
