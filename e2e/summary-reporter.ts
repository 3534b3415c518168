import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Lists what a green run hides: tests that did not run, and tests that were retried. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const isListOnly = status === 'passed' && tests.every(({ results }) => results.length === 0);
    if (isListOnly) return;
    for (const test of tests) {
      if (test.outcome() === 'skipped') console.log(`not run: ${nameOf(test)} (${reasonOf(test)})`);
      if (test.outcome() === 'flaky') console.log(`needed a second try: ${nameOf(test)}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ');

const reasonOf = ({ annotations }: TestCase): string =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'the run ended before it';
