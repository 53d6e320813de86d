import{c2_a as o}from"/assets/lists-31E560C4.js";import{c0_a as a}from"/assets/shared-5E84134B.js";console.log("list a",o,a);
//# sourceMappingURL=list-a-59651E98.js.map
