import { init } from "universalviewer";
import "universalviewer/dist/esm/index.css";

const { manifest } = document.body.dataset;

init("viewer", { manifest });
