import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needProgram } from '../scripts/find-program';

interface Answer {
  targetInfos?: { targetId: string; url: string }[];
  targetId?: string;
  sessionId?: string;
  result?: { value: unknown };
}

/** A tab of a separate Chromium: Playwright keeps every attached page visible. */
export class HideableTab {
  readonly #browser: ChildProcess;
  readonly #profile: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #session: string | undefined;
  #unread = '';

  private constructor(browser: ChildProcess, profile: string) {
    this.#browser = browser;
    this.#profile = profile;
    browser.stdio[4]?.on('data', (bytes: Buffer) => this.#read(`${bytes}`));
  }

  static async open(address: string): Promise<HideableTab> {
    const profile = await mkdtemp(join(tmpdir(), 'hidden-tab-'));
    const options = ['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--no-sandbox'];
    const browser = spawn(
      needProgram('chromium'),
      [...options, `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const tab = new HideableTab(browser, profile);
    const { targetId } = await tab.#send('Target.createTarget', { url: address });
    const { sessionId } = await tab.#send('Target.attachToTarget', { targetId, flatten: true });
    tab.#session = sessionId;
    return tab;
  }

  /** Evaluates an expression as if a user had just clicked. */
  async run<T>(expression: string): Promise<T> {
    const { result } = await this.#send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: true },
      this.#session,
    );
    return result?.value as T;
  }

  /** Opens another tab in front. */
  async hide(): Promise<void> {
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank' });
    await this.#send('Target.activateTarget', { targetId });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#browser.once('exit', resolve));
    this.#browser.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #send(method: string, params: object, sessionId?: string): Promise<Answer> {
    const id = this.#waiting.size + 1;
    const pipe = this.#browser.stdio[3];
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (pipe && 'write' in pipe)
        pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  #read(text: string): void {
    const messages = (this.#unread + text).split('\0');
    this.#unread = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result = {} } = JSON.parse(message);
      this.#waiting.get(id)?.(result);
    }
  }
}
