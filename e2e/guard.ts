import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

type Line = string | RegExp;

/**
 * Watches browser contexts for console errors and warnings, uncaught errors, and requests to other
 * hosts.
 */
export class Guard {
  readonly #expected: Line[] = [];
  readonly #allowed: Line[] = [];
  readonly #heard: string[] = [];
  readonly #strangers: string[] = [];

  readonly #origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** Watches a context. A test calls this for each context that it starts itself. */
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

  /** Expects each of these console lines, and no other line. */
  expect(...lines: Line[]): void {
    this.#expected.push(...lines);
  }

  /** Allows console lines, but does not expect them. */
  allow(...lines: Line[]): void {
    this.#allowed.push(...lines);
  }

  /** Waits for the expected lines, and fails on any other line. */
  async settle(): Promise<void> {
    const missing = () => this.#expected.filter((line) => !this.#heard.some(matches(line)));
    await expect.poll(missing, 'console lines that should have come').toEqual([]);
    const known = [...this.#expected, ...this.#allowed];
    const others = this.#heard.filter((text) => !known.some((line) => matches(line)(text)));
    expect(others, 'errors and warnings on the console').toEqual([]);
    expect(this.#strangers, 'requests to other hosts').toEqual([]);
  }
}

const matches = (line: Line) => (text: string) =>
  typeof line === 'string' ? text.includes(line) : line.test(text);
