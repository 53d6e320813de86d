// Finds the code of a source file that can be mutated, selects some of it, and writes both variants into the source.
import { createHash } from "node:crypto";
import ts from "typescript";

/** @typedef {"arithmetic" | "comparison" | "equality" | "logic" | "nullish" | "condition" | "return" | "statement"} Kind */
/** @typedef {(node: ts.Node) => string} Render gives the code of a node */
/** @typedef {{ node: ts.Node, kind: Kind, mutate: (render: Render) => string }} Variant */
/**
 * @typedef {object} Site one possible mutation
 * @property {string} path of the file, from the root of the repository
 * @property {number} line from 1
 * @property {Kind} kind
 * @property {string} original the original code
 * @property {string} mutated the code that replaces it; empty if a statement is removed
 * @property {ts.Node} node the replaced node
 * @property {(render: Render) => string} mutate returns the mutated code
 */
/** @typedef {Site & { key: string }} Mutation a chosen site; its key stays the same when other code changes */

const { SyntaxKind } = ts;

/** @type {Partial<Record<ts.SyntaxKind, [Kind, string]>>} by the operator: its kind, and the operator that replaces it */
const operators = {
  [SyntaxKind.PlusToken]: ["arithmetic", "-"],
  [SyntaxKind.MinusToken]: ["arithmetic", "+"],
  [SyntaxKind.AsteriskToken]: ["arithmetic", "/"],
  [SyntaxKind.SlashToken]: ["arithmetic", "*"],
  [SyntaxKind.LessThanToken]: ["comparison", "<="],
  [SyntaxKind.LessThanEqualsToken]: ["comparison", "<"],
  [SyntaxKind.GreaterThanToken]: ["comparison", ">="],
  [SyntaxKind.GreaterThanEqualsToken]: ["comparison", ">"],
  [SyntaxKind.EqualsEqualsToken]: ["equality", "!="],
  [SyntaxKind.ExclamationEqualsToken]: ["equality", "=="],
  [SyntaxKind.EqualsEqualsEqualsToken]: ["equality", "!=="],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ["equality", "==="],
  [SyntaxKind.AmpersandAmpersandToken]: ["logic", "||"],
  [SyntaxKind.BarBarToken]: ["logic", "&&"],
  [SyntaxKind.QuestionQuestionToken]: ["nullish", ""],
};

/**
 * Returns all sites of a file. Code that runs while a module is loaded has none: it runs once for all tests of a
 * worker, so the test file that executes it is unknown.
 *
 * @param {string} path of the file
 * @param {string} text its source; may contain JSX if the path ends with `x`
 * @returns {Site[]}
 */
export function findSites(path, text) {
  const kindOfFile = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOfFile);
  /** @type {Site[]} */
  const sites = [];
  /**
   * @param {ts.Node} node
   * @param {ts.SignatureDeclaration | null} owner the enclosing function
   * @param {boolean} isDeferred whether the code runs after the module is loaded
   */
  const visit = (node, owner, isDeferred) => {
    if (ts.isTypeNode(node)) return;
    for (const variant of isDeferred ? variantsOf(node, owner) : []) {
      const original = variant.node.getText();
      // Relay's compiler rejects a definition that occurs twice in a file.
      if (/\bgraphql\s*`/.test(original)) continue;
      const { line } = source.getLineAndCharacterOfPosition(variant.node.getStart());
      const mutated = variant.mutate((part) => part.getText());
      sites.push({ path, line: line + 1, original, mutated, ...variant });
    }
    const isFunction = ts.isFunctionLike(node);
    const isField = ts.isPropertyDeclaration(node) && !hasModifier(node, SyntaxKind.StaticKeyword);
    ts.forEachChild(node, (child) =>
      visit(child, isFunction ? node : owner, isDeferred || isFunction || isField),
    );
  };
  visit(source, null, false);
  return sites;
}

/**
 * @param {ts.Node} node
 * @param {ts.SignatureDeclaration | null} owner the enclosing function
 * @returns {Generator<Variant>}
 */
function* variantsOf(node, owner) {
  if (ts.isReturnStatement(node) && node.expression) yield* otherValue(node.expression, owner);
  if (owner && ts.isArrowFunction(owner) && owner.body === node && ts.isExpression(node)) {
    yield* otherValue(node, owner);
  }
  if (ts.isIfStatement(node)) yield* negation(node.expression);
  if (ts.isConditionalExpression(node)) yield* negation(node.condition);
  if (ts.isBinaryExpression(node)) yield* otherOperator(node);
  if (ts.isExpressionStatement(node) && hasEffect(node.expression)) {
    yield { node, kind: "statement", mutate: () => "" };
  }
}

/** @param {ts.BinaryExpression} node */
function* otherOperator(node) {
  const [kind, operator] = operators[node.operatorToken.kind] ?? [];
  if (!kind) return;
  const { left, right } = node;
  yield kind === "nullish"
    ? variant(node, kind, (render) => render(right))
    : variant(node, kind, (render) => `(${render(left)}) ${operator} (${render(right)})`);
}

/** @param {ts.Expression} node the condition of an `if` or `?:`; equalities have an operator mutation already */
function* negation(node) {
  if (!isEquality(node)) yield variant(node, "condition", (render) => `!(${render(node)})`);
}

/**
 * @param {ts.Expression} node the returned expression
 * @param {ts.SignatureDeclaration | null} owner that function
 */
function* otherValue(node, owner) {
  const value = withoutTypes(node);
  const type = returnType(owner);
  const isAsync = hasModifier(owner, SyntaxKind.AsyncKeyword);
  /** @param {Render} render */
  const settled = (render) => (isAsync ? `(await (${render(node)}))` : `(${render(node)})`);
  /** @param {Site["mutate"]} mutate */
  const other = (mutate) => variant(node, "return", mutate);
  if (isNothing(value) || isEquality(value)) return;
  if (ts.isArrayLiteralExpression(value)) {
    if (value.elements.length > 0) yield other(() => "[]");
  } else if (ts.isObjectLiteralExpression(value)) {
    if (value.properties.length > 0) yield other(() => "{}");
  } else if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value) || type === "string") {
    const isEmpty = ts.isStringLiteralLike(value) && value.text === "";
    yield other(() => (isEmpty ? '"mutated"' : '""'));
  } else if (
    ts.isNumericLiteral(value) ||
    kindOfOperator(value) === "arithmetic" ||
    type === "number"
  ) {
    yield other((render) => `${settled(render)} + 1`);
  } else if (isBoolean(value) || type === "boolean") {
    yield other((render) => `!${settled(render)}`);
  } else {
    yield other(() => (isJsx(value) ? "null" : "undefined"));
  }
}

/** @type {(node: ts.Node, kind: Kind, mutate: Site["mutate"]) => Variant} */
const variant = (node, kind, mutate) => ({ node, kind, mutate });

/** @type {(node: ts.Node | null, kind: ts.SyntaxKind) => boolean} */
const hasModifier = (node, kind) =>
  node !== null &&
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);

/** @param {ts.Expression} node @returns {ts.Expression} the expression without parentheses and type assertions */
const withoutTypes = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutTypes(node.expression)
    : node;

/** @param {ts.SignatureDeclaration | null} owner @returns the declared type that it returns or resolves to */
function returnType(owner) {
  if (!owner?.type) return null;
  if (ts.isTypePredicateNode(owner.type)) return "boolean";
  const type = owner.type.getText();
  return hasModifier(owner, SyntaxKind.AsyncKeyword) ? type.replace(/^Promise<(.*)>$/, "$1") : type;
}

/** @param {ts.Expression} node */
function kindOfOperator(node) {
  const value = withoutTypes(node);
  return ts.isBinaryExpression(value) ? operators[value.operatorToken.kind]?.[0] : undefined;
}

/** @param {ts.Expression} node */
const isEquality = (node) => kindOfOperator(node) === "equality";

/**
 * Returns whether an expression is a boolean by its own syntax, without type information.
 *
 * @param {ts.Expression} node
 * @returns {boolean}
 */
function isBoolean(node) {
  const value = withoutTypes(node);
  const kind = kindOfOperator(value);
  if (kind === "logic" && ts.isBinaryExpression(value)) {
    return isBoolean(value.left) && isBoolean(value.right);
  }
  return (
    kind === "comparison" ||
    kind === "equality" ||
    value.kind === SyntaxKind.TrueKeyword ||
    value.kind === SyntaxKind.FalseKeyword ||
    (ts.isPrefixUnaryExpression(value) && value.operator === SyntaxKind.ExclamationToken)
  );
}

/** @param {ts.Expression} node */
const isNothing = (node) =>
  node.kind === SyntaxKind.NullKeyword ||
  ts.isVoidExpression(node) ||
  (ts.isIdentifier(node) && node.text === "undefined");

/** @param {ts.Expression} node */
const isJsx = (node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** @param {ts.Expression} node an expression that is a statement @returns {boolean} whether it can be removed */
function hasEffect(node) {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return hasEffect(node.expression);
  if (ts.isCallExpression(node)) {
    // A class needs the call of its super class, and tests need not check log output.
    const called = node.expression.getText();
    return called !== "super" && !/\blog(ger)?\.\w+$/.test(called);
  }
  if (ts.isParenthesizedExpression(node)) return hasEffect(node.expression);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return true;
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= SyntaxKind.LastAssignment
  );
}

/**
 * Selects some sites by the hash of the seed and of their content, so that changes of other code do not affect the rank
 * of a site.
 *
 * @param {Site[]} sites of all files
 * @param {number} count maximum number of selected sites
 * @param {number} seed
 * @returns {Mutation[]}
 */
export function chooseMutations(sites, count, seed) {
  /** @type {Map<string, number>} */
  const ordinals = new Map();
  const ranked = sites.map((site) => {
    const text = [seed, site.path, site.kind, site.original, site.mutated].join("\0");
    const ordinal = ordinals.get(text) ?? 0;
    ordinals.set(text, ordinal + 1);
    return {
      ...site,
      key: createHash("sha256").update(`${text}\0${ordinal}`).digest("hex").slice(0, 16),
    };
  });
  return ranked.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, count);
}

/**
 * Writes the original and the mutated code of each site into a source. `globalThis.__mutation(id)` determines which of
 * them runs; where it is not defined, the original does.
 *
 * @param {string} text the source of a file
 * @param {{ site: Site, id: number }[]} mutations of this file
 * @returns {string} the source with both variants
 */
export function rewrite(text, mutations) {
  const sorted = mutations
    .map(({ site, id }) => ({ site, id, start: site.node.getStart(), end: site.node.end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);

  /**
   * @param {number} start
   * @param {number} end
   * @param {typeof sorted} within the mutations between both offsets
   * @returns {string}
   */
  const render = (start, end, within) => {
    let code = "";
    let position = start;
    for (const mutation of within) {
      if (mutation.start < position) continue;
      const inner = within.filter(
        (other) => other !== mutation && other.start >= mutation.start && other.end <= mutation.end,
      );
      code += text.slice(position, mutation.start);
      code += both(mutation, (from, to) =>
        render(
          from,
          to,
          inner.filter((other) => other.start >= from && other.end <= to),
        ),
      );
      position = mutation.end;
    }
    return code + text.slice(position, end);
  };
  return render(0, text.length, sorted);
}

/**
 * @param {{ site: Site, id: number, start: number, end: number }} mutation
 * @param {(start: number, end: number) => string} render returns the code between two offsets
 */
function both({ site, id, start, end }, render) {
  const isActive = `globalThis.__mutation?.(${id})`;
  if (site.kind === "statement") return `{ if (!${isActive}) { ${render(start, end)} } }`;
  const mutated = site.mutate((node) => render(node.getStart(), node.end));
  return `(${isActive} ? (${mutated}) : (${render(start, end)}))`;
}
