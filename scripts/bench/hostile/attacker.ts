// Attacks a site in one way until the process is ended: `attacker.ts NAME URL ADDRESS SLUG SERVICE`.
import { constants, setPriority } from "node:os";
import { attacks } from "./attacks.ts";

const [name = "", url = "", from = "", slug = "", service = ""] = process.argv.slice(2);
// Visitors are measured on the same processors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
attacks[name]?.({ url, from, slug, service });
