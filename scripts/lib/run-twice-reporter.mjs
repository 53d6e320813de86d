/**
 * Names the tests that passed only when they were run once more, so that they are looked at: a race in a test, or in
 * what it tests, is not settled by luck.
 */
export default class RunTwiceReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules all that ran */
  onTestRunEnd(modules) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId}: ${test.fullName}\n`),
    );
    if (names.length > 0)
      process.stdout.write(`\nRun twice before they passed:\n${names.join("")}`);
  }
}
