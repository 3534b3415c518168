import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

type Line = string | RegExp;

/**
 * Watches browser contexts for what nobody should ever see: an error or a warning on the console, an
 * uncaught error, a request to any host but the test's own.
 */
export class Guard {
  readonly #expected: Line[] = [];
  readonly #heard: string[] = [];
  readonly #strangers: string[] = [];

  readonly #origins: readonly string[];

  /** `origins` are the hosts that may be asked. */
  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** From now on; of a context that a test starts itself, too. */
  watch(context: BrowserContext): void {
    const hear = (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) this.#heard.push(message.text());
    };
    context.on('console', hear);
    context.on('serviceworker', (worker) => worker.on('console', hear));
    context.on('weberror', (thrown) => this.#heard.push(`Uncaught: ${thrown.error()}`));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && !this.#origins.includes(origin)) {
        this.#strangers.push(request.url());
      }
    });
  }

  /** Says what the console will bear in this test. Every line has to come; nothing else may. */
  expect(...lines: Line[]): void {
    this.#expected.push(...lines);
  }

  /** Waits for the expected lines, and fails on any other. */
  async settle(): Promise<void> {
    const missing = () => this.#expected.filter((line) => !this.#heard.some(fits(line)));
    await expect.poll(missing, 'console lines that should have come').toEqual([]);
    const others = this.#heard.filter((text) => !this.#expected.some((line) => fits(line)(text)));
    expect(others, 'errors and warnings on the console').toEqual([]);
    expect(this.#strangers, 'requests to other hosts').toEqual([]);
  }
}

const fits = (line: Line) => (text: string) =>
  typeof line === 'string' ? text.includes(line) : line.test(text);
