// This project's own lint rules.
import { basename } from "node:path";

const directive =
  /^[\s/*]*(?:(?:eslint|oxlint)-(?:disable|enable)|@ts-(?:ignore|expect-error|nocheck))/m;

/**
 * Rejects comments that silence the linter or the type checker. oxlint's own rule about the latter ignores JavaScript.
 * The problem is reported at the start of the file with no length, where no comment can suppress it.
 *
 * @param {{
 *   sourceCode: { text: string; getAllComments(): { value: string; loc: { start: { line: number } } }[] };
 *   report(problem: { message: string; loc: { line: number; column: number } }): void;
 * }} context
 */
function refuseSilencingComments({ sourceCode, report }) {
  if (!/lint-|@ts-/.test(sourceCode.text)) return {};
  for (const { value, loc } of sourceCode.getAllComments()) {
    if (!directive.test(value)) continue;
    report({
      message: `Line ${loc.start.line}: a comment must not silence the linter or the type checker.`,
      loc: { line: 1, column: 0 },
    });
  }
  return {};
}

const titled = new Set(["describe", "eachDatabase", "it", "test"]);
const functions = "FunctionDeclaration, FunctionExpression, ArrowFunctionExpression";

/**
 * Requires that the titles of a test file begin with the name of the unit under test: the file's name, or an import of
 * the file. Titles inside a `describe` follow the title of the `describe`.
 *
 * @typedef {{ type: string; parent: Node; callee: Node; object: Node; tag: Node; name: string; arguments: Node[]; local: Node; range: [number, number] }} Node
 *
 * @param {{
 *   filename: string;
 *   sourceCode: { getText(node: Node): string };
 *   report(problem: { message: string; node: Node; fix(fixer: { insertTextBeforeRange(range: [number, number], text: string): unknown }): unknown }): void;
 * }} context
 */
function requireSubjectInTitles(context) {
  const subject = basename(context.filename).replace(/\.test\.tsx?$/, "");
  const subjects = new Set([subject]);
  let depth = 0;
  const addImport = (/** @type {Node} */ { local }) => void subjects.add(local.name);
  return {
    ImportSpecifier: addImport,
    ImportDefaultSpecifier: addImport,
    [functions]: () => void depth++,
    [`:matches(${functions}):exit`]: () => void depth--,
    CallExpression(/** @type {Node} */ node) {
      if (depth > 0 || node.parent.callee === node || !titled.has(calledName(node))) return;
      const [title] = node.arguments;
      if (!title) return;
      const isText = title.type === "Literal" || title.type === "TemplateLiteral";
      const text = isText ? context.sourceCode.getText(title).slice(1, -1) : "";
      if (
        [...subjects].some(
          (name) => text.startsWith(name) && !/^[\w-]/.test(text.slice(name.length)),
        )
      )
        return;
      context.report({
        message: `A title begins with the thing under test, such as “${subject}: ”.`,
        node: isText ? title : node.callee,
        fix: (fixer) => {
          const [start] = title.range;
          return isText
            ? fixer.insertTextBeforeRange([start + 1, start + 1], `${subject}: `)
            : fixer.insertTextBeforeRange([start, start], `"${subject}", `);
        },
      });
    },
  };
}

/**
 * @param {Node} call such as `test.each([1])("title")`
 * @returns {string} the name that the expression begins with, such as `test`
 */
function calledName(call) {
  let node = call;
  for (let next; (next = node.callee ?? node.object ?? node.tag);) node = next;
  return node.name;
}

export default {
  meta: { name: "vitrine" },
  rules: {
    "no-silencing-comments": { create: refuseSilencingComments },
    "subject-in-title": { meta: { fixable: "code" }, create: requireSubjectInTitles },
  },
};
