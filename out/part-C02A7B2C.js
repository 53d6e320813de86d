import{c2_a as o}from"/assets/lists-31E560C4.js";console.log("part",o);
//# sourceMappingURL=part-C02A7B2C.js.map
