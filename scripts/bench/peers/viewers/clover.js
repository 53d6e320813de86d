import Viewer from "@samvera/clover-iiif/viewer";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const manifest = new URL(document.body.dataset.manifest, location.href).href;

createRoot(document.getElementById("viewer")).render(
  createElement(Viewer, { iiifContent: manifest }),
);
