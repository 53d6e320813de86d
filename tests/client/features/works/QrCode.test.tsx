import { render, screen } from "@testing-library/react";
import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { QrCode } from "../../../../src/client/features/works/QrCode.tsx";

/** Size of each module for the decoder, in pixels. */
const scale = 4;

it("QrCode: a QR code decodes to the URL that it was created from", () => {
  const address = "https://pictures.example/works/sea?image=2&region=100,50,640,480&rotation=!90";
  render(<QrCode text={address} />);
  const code = screen.getByRole("img", { name: `QR code of ${address}` });
  const side = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const size = side * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const modules =
    code
      .querySelector("path")
      ?.getAttribute("d")
      ?.matchAll(/M(\d+) (\d+)h1/g) ?? [];
  for (const [, x, y] of modules) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * size + Number(x) * scale) * 4;
      for (let column = 0; column < scale; column++) {
        data.fill(0, start + column * 4, start + column * 4 + 3);
      }
    }
  }
  expect(decodeQR({ width: size, height: size, data })).toBe(address);
});
