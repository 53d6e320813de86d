import{c2_a as o}from"/assets/lists-31E560C4.js";console.log("list b",o);
//# sourceMappingURL=list-b-26B69C69.js.map
