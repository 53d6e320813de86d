import Tify from "tify";
import "tify/dist/tify.css";

const { manifest } = document.body.dataset;

new Tify({ container: "#viewer", manifestUrl: manifest });
