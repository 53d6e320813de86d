import OpenSeadragon from "openseadragon";

const { info } = document.body.dataset;

// As it comes, but for the steps of the wheel and how far in one may go: the same for both. Canvas, as ours, and
// readable by the script that looks at it.
OpenSeadragon({
  id: "viewer",
  tileSources: [info],
  showNavigationControl: false,
  drawer: "canvas",
  crossOriginPolicy: "Anonymous",
  zoomPerScroll: 1.3,
  maxZoomPixelRatio: 2,
});
