// This project's own lint rules.

const directive =
  /^[\s/*]*(?:(?:eslint|oxlint)-(?:disable|enable)|@ts-(?:ignore|expect-error|nocheck))/m;

/**
 * Refuses comments that silence the linter or the type checker. oxlint's own rule about the latter
 * passes over JavaScript. A report stands at the start of the file and has no length, since no
 * comment can hide it there.
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

export default {
  meta: { name: "vitrine" },
  rules: { "no-silencing-comments": { create: refuseSilencingComments } },
};
