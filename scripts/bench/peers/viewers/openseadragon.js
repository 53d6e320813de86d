import OpenSeadragon from "openseadragon";

const { info } = document.body.dataset;

OpenSeadragon({ id: "viewer", tileSources: [info], showNavigationControl: false });
