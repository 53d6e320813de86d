import OpenSeadragon from "openseadragon";

const { info } = document.body.dataset;

// Default settings, except the wheel step and the maximum zoom, which are Vitrine's. Uses a canvas, like Vitrine, which
// the measuring script can read.
OpenSeadragon({
  id: "viewer",
  tileSources: [info],
  showNavigationControl: false,
  drawer: "canvas",
  crossOriginPolicy: "Anonymous",
  zoomPerScroll: 1.3,
  maxZoomPixelRatio: 2,
});
