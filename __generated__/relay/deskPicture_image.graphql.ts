/**
 * @generated SignedSource<<1089f2b6071785480c9b17facc668de3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ImageRole = "BACK" | "DETAIL" | "FRONT" | "INFRARED" | "OTHER" | "OVERLAY" | "XRAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type deskPicture_image$data = {
  readonly alt: string | null | undefined;
  readonly caption: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly details: ReadonlyArray<{
    readonly caption: string;
    readonly description: string | null | undefined;
    readonly region: {
      readonly height: number;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    };
  }>;
  readonly fileName: string | null | undefined;
  readonly height: number;
  readonly id: string;
  readonly measuredPixelsPerCm: number | null | undefined;
  readonly placeholder: string;
  readonly registration: ReadonlyArray<{
    readonly from: {
      readonly x: number;
      readonly y: number;
    };
    readonly to: {
      readonly x: number;
      readonly y: number;
    };
  }> | null | undefined;
  readonly role: ImageRole;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentType": "deskPicture_image";
};
export type deskPicture_image$key = {
  readonly " $data"?: deskPicture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskPicture_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deskPicture_image"
};

(node as any).hash = "00065fdb8d0e7ddb3740a45cf6269d6e";

export default node;
