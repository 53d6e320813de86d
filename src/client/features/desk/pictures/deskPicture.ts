import { graphql, readInlineData } from "react-relay";
import type { deskPicture_image$key } from "../../../../../__generated__/relay/deskPicture_image.graphql.ts";
import type { PointPair } from "../../../../view/registration.ts";
import type { PictureImage } from "../../../ui/Picture.tsx";
import type { Region } from "../../../../view/view.ts";
import type { ViewerImage } from "../../viewer/viewer-image.ts";

/** What a picture shows of its work. */
export type PictureRole = "FRONT" | "BACK" | "DETAIL" | "XRAY" | "INFRARED" | "OVERLAY" | "OTHER";

/** A part of a picture that is worth a closer look. */
export type PictureDetail = {
  readonly region: Region;
  readonly caption: string;
  readonly description: string | null;
};

/** What curators say of a picture. */
export type PictureWords = {
  readonly role: PictureRole;
  /** Empty if it is decorative; null if nobody has written it. */
  readonly alt: string | null;
  readonly caption: string | null;
  /** Pixels of the full picture in a centimetre of the work, as somebody said it. */
  readonly pixelsPerCm: number | null;
  /** How it lies on the work's first picture. */
  readonly registration: readonly PointPair[] | null;
  /** In the curators' order. */
  readonly details: readonly PictureDetail[];
};

/** A picture of a work as one answer told it. */
export type DeskPicture = PictureWords & {
  readonly id: string;
  readonly fileName: string | null;
  readonly shown: PictureImage;
  readonly viewed: ViewerImage;
};

/** Reads a picture out of an answer, as it stands there. */
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

/** What each role is called. */
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

/** What a picture is called: the beginning of its caption, what it shows of the work, or its file's name. */
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
