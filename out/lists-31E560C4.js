var a="of lists";export{a as c2_a};
//# sourceMappingURL=lists-31E560C4.js.map
