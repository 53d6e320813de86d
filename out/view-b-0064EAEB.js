import{c3_a as o}from"/assets/views-C3C19248.js";import{c1_a as p}from"/assets/shared-5E84134B.js";console.log("view b",o);
//# sourceMappingURL=view-b-0064EAEB.js.map
