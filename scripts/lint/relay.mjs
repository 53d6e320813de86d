// Relay's lint rules. They are written for an older plugin interface, which fixupPluginRules adapts.
import { fixupPluginRules } from "@eslint/compat";
import relay from "eslint-plugin-relay";

export default { ...fixupPluginRules(relay), meta: { name: "relay" } };
