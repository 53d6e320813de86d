import type OpenSeadragonModule from "openseadragon";
import type { TiledImage } from "openseadragon";
import { withoutHidden } from "./hidden-tiles.ts";
import type { Painter, PaintedTile } from "./painter.ts";
import type { PaintedLayer, PlacedTile } from "./painting.ts";

/** OpenSeadragon's name for a tile that a painter stores. */
export const paintedType = "painted";

/** Creates an OpenSeadragon drawer class that uses a painter. OpenSeadragon instantiates it for each viewer. */
export function painterDrawer(OpenSeadragon: typeof OpenSeadragonModule, painter: Painter) {
  const { converter, DrawerBase } = OpenSeadragon;
  converter.learnDestroy(paintedType, (tile: PaintedTile) => tile.close());

  return class PainterDrawer extends DrawerBase {
    static override isSupported() {
      return true;
    }

    override getType() {
      return paintedType;
    }

    override getSupportedDataFormats() {
      return [paintedType];
    }

    override canRotate() {
      return true;
    }

    override setImageSmoothingEnabled() {}

    minimumOverlapRequired() {
      return true;
    }

    _createDrawingElement() {
      const canvas = document.createElement("canvas");
      painter.begin(canvas, () => this.viewer.raiseEvent("tile-drawn"));
      return canvas;
    }

    draw(images: TiledImage[]) {
      const ratio = OpenSeadragon.pixelDensityRatio;
      const { x, y } = this.viewport.getContainerSize();
      const size = { width: Math.round(x * ratio), height: Math.round(y * ratio) };
      const rotation = this.viewport.getRotation(true);
      const layers = images.map((shown) => this.layerOf(shown, ratio));
      painter.paint({
        ...size,
        rotation,
        mirror: this.viewport.getFlip(),
        layers: rotation % 360 === 0 ? withoutHidden(layers, size) : layers,
      });
    }

    layerOf(shown: TiledImage, ratio: number): PaintedLayer {
      const middle = shown.getBoundsNoRotate(true).getCenter();
      const { x, y } = this.viewport.pixelFromPointNoRotate(middle, true);
      const tiles = shown.getTilesToDraw().flatMap(({ tile }): PlacedTile[] => {
        const { position, size, level, flipped } = tile;
        const painted: PaintedTile | undefined = this.getDataToDraw(tile);
        if (!position || !size || !painted) return [];
        const place = { x: position.x * ratio, y: position.y * ratio };
        const [width, height] = [size.x * ratio, size.y * ratio];
        return [{ id: painted.id, level, flipped, ...place, width, height }];
      });
      return {
        opacity: shown.getOpacity(),
        rotation: shown.getRotation(true),
        around: { x: x * ratio, y: y * ratio },
        tiles: tiles.sort((one, other) => one.level - other.level),
      };
    }

    override destroy() {
      super.destroy();
      this.canvas.remove();
    }
  };
}
