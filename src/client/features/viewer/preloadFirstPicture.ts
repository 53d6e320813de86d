import { graphql, readInlineData } from "react-relay";
import type { preloadFirstPicture_work$key } from "../../../../__generated__/relay/preloadFirstPicture_work.graphql.ts";
import { preloadPicture } from "../../ui/preload-picture.ts";
import { savesData } from "../../ui/saves-data.ts";
import { stageSizes } from "./stage-sizes.ts";

/** Starts loading the first image of a work's page while the page itself is loading. */
export function preloadFirstPicture(key: preloadFirstPicture_work$key): void {
  if (typeof document === "undefined" || savesData()) return;
  const { images } = readInlineData(
    graphql`
      fragment preloadFirstPicture_work on Work @inline {
        images {
          service
          width
          height
          derivativeWidths
        }
      }
    `,
    key,
  );
  const first = images?.[0];
  if (!first) return;
  const { service, width, height, derivativeWidths } = first;
  preloadPicture({ service, derivativeWidths, sizes: stageSizes({ width, height }) });
}
