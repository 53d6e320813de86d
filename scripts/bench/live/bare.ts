// A plain `ws` server: broadcasts what a presenter sends, in the same bytes that a tour's followers receive.
import { WebSocketServer } from "ws";
import { measuredView } from "./message.ts";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" }, () => {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("It does not listen.");
  process.send?.({ url: `ws://127.0.0.1:${address.port}` });
});
const id = "00000000-0000-4000-8000-000000000000";
const tourId = "VG91cjowMTljMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDA";

server.on("connection", (socket, { url }) => {
  if (url !== "/present") return;
  socket.on("message", (data: Buffer) => {
    const { sequence, pointer } = JSON.parse(data.toString()) as {
      sequence: number;
      pointer: { x: number; y: number };
    };
    const tourView = { tourId, sequence, view: measuredView, pointer };
    const message = JSON.stringify({ id, type: "next", payload: { data: { tourView } } });
    for (const client of server.clients) if (client !== socket) client.send(message);
  });
});
process.on("message", () => process.exit());
