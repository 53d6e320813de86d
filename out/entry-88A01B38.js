import{c1_a as o}from"/assets/shared-5E84134B.js";console.log(o);import("/assets/list-a-59651E98.js");import("/assets/list-b-26B69C69.js");import("/assets/view-a-289138FB.js");import("/assets/view-b-0064EAEB.js");
//# sourceMappingURL=entry-88A01B38.js.map
