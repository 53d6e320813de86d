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
  /** Which of them stands open. */
  panel: DeepZoomPanel | null;
  image: DeepZoomPanels_image$key;
  view: View;
  /** The other images of the work that can be laid over it. */
  /** The language of what is said of it; none if it is not known. */
  language: string | null | undefined;
  choices: readonly ThroughImage[];
  /** The element in which the picture is seen; has the focus after a panel that held it. */
  surface: RefObject<HTMLElement | null>;
  onView: (change: Partial<View>) => void;
  /** Called with what a detail is that was chosen. */
  onDetail: (caption: string) => void;
};

/** What stands open beside a picture that zooms. */
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
    // Notes have a program of their own.
    case "notes":
    case null:
      return null;
  }
}
