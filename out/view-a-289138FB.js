import{c0_a as o}from"/assets/shared-5E84134B.js";import{c3_a as a}from"/assets/views-C3C19248.js";import{c1_a as f}from"/assets/shared-5E84134B.js";console.log("view a",a,o);
//# sourceMappingURL=view-a-289138FB.js.map
