import{c1_a as a}from"/assets/shared-5E84134B.js";var o="of views"+a;export{o as c3_a};
//# sourceMappingURL=views-C3C19248.js.map
