import { graphql, readInlineData } from "react-relay";
import type { deskPicture_image$key } from "../../../../../__generated__/relay/deskPicture_image.graphql.ts";
import type { PointPair } from "../../../../view/registration.ts";
import type { PictureImage } from "../../../ui/Picture.tsx";
import type { Region } from "../../../../view/view.ts";
import type { ViewerImage } from "../../viewer/viewer-image.ts";

/** The view of the work that an image shows. */
export type PictureRole = "FRONT" | "BACK" | "DETAIL" | "XRAY" | "INFRARED" | "OVERLAY" | "OTHER";

/** A described region of an image. */
export type PictureDetail = {
  readonly region: Region;
  readonly caption: string;
  readonly description: string | null;
};

/** The editable fields of an image. */
export type PictureWords = {
  readonly role: PictureRole;
  /** Empty if the image is decorative; null if the text is missing. */
  readonly alt: string | null;
  readonly caption: string | null;
  /** Measured resolution, in pixels of the full image per centimetre of the work. */
  readonly pixelsPerCm: number | null;
  /** Point pairs that align the image with the work's first one. */
  readonly registration: readonly PointPair[] | null;
  /** In display order. */
  readonly details: readonly PictureDetail[];
};

/** An image of a work, as one response describes it. */
export type DeskPicture = PictureWords & {
  readonly id: string;
  readonly fileName: string | null;
  readonly shown: PictureImage;
  readonly viewed: ViewerImage;
};

/** Reads an image from a response. */
export function deskPicture(key: deskPicture_image$key): DeskPicture {
  const image = readInlineData(
    graphql`
      fragment deskPicture_image on Image @inline @throwOnFieldError {
        id
        role
        alt
        caption
        measuredPixelsPerCm
        fileName
        registration {
          from {
            x
            y
          }
          to {
            x
            y
          }
        }
        details {
          caption
          description
          region {
            x
            y
            width
            height
          }
        }
        service
        width
        height
        placeholder
        derivativeWidths
        tiles {
          width
          scaleFactors
        }
      }
    `,
    key,
  );
  const { id, service, width, height, placeholder, derivativeWidths, tiles } = image;
  const { alt = null, caption = null, measuredPixelsPerCm = null, fileName = null } = image;
  const grid = { width, height, tileWidth: tiles.width, scaleFactors: tiles.scaleFactors };
  return {
    id,
    role: isRole(image.role) ? image.role : "OTHER",
    alt,
    caption,
    pixelsPerCm: measuredPixelsPerCm,
    registration: image.registration?.map(pairOf) ?? null,
    details: image.details.map(detailOf),
    fileName,
    shown: { service, width, height, placeholder, derivativeWidths },
    viewed: { service, grid },
  };
}

/** Display names of the roles. */
export const roleNames: Readonly<Record<PictureRole, string>> = {
  FRONT: "Front",
  BACK: "Back",
  DETAIL: "Detail",
  XRAY: "X-ray",
  INFRARED: "Infrared",
  OVERLAY: "Overlay",
  OTHER: "Other",
};

const longestName = 60;

/** Returns the display name of an image: the beginning of its caption, its role, or its file name. */
export function pictureName(
  { caption, role, fileName }: Pick<DeskPicture, "caption" | "role" | "fileName">,
  place: number,
): string {
  const [line = ""] = (caption ?? "").split(/[.;:\n]/);
  const name = line || (role === "OTHER" ? fileName || `Picture ${place + 1}` : roleNames[role]);
  return name.length > longestName ? `${name.slice(0, longestName).trimEnd()} …` : name;
}

function pairOf({ from, to }: PointPair): PointPair {
  return { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
}

function detailOf({
  region: { x, y, width, height },
  caption,
  description = null,
}: {
  readonly region: Region;
  readonly caption: string;
  readonly description?: string | null | undefined;
}): PictureDetail {
  return { region: { x, y, width, height }, caption, description };
}

function isRole(role: string): role is PictureRole {
  return Object.hasOwn(roleNames, role);
}
