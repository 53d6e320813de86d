import encodeQR from "qr";

/** Quiet zone around the code in modules, which scanners require. */
const margin = 4;

/** A text as a QR code. */
export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: margin });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code of ${text}`}
    >
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
