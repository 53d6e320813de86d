// The minimum cost of a 304 with the same HTTP server: `node bare.mjs PORT`.
import Fastify from "fastify";

const app = Fastify();
const tag = '"bare"';
app.get("/readyz", (request, reply) => {
  const known = request.headers["if-none-match"] === tag;
  return reply
    .code(known ? 304 : 200)
    .header("etag", tag)
    .send();
});
await app.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
