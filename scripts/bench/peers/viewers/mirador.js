import Mirador from "mirador";

const { manifest } = document.body.dataset;

Mirador.viewer({ id: "viewer", windows: [{ manifestId: manifest }] });
