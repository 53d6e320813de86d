var a="several kinds";var e="base";export{a as c0_a,e as c1_a};
//# sourceMappingURL=shared-5E84134B.js.map
