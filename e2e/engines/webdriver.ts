import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../loopback-server';
import type { Point } from './raider';

/** WebDriver's element key. Source: www.w3.org/TR/webdriver2, "Elements". */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser driven by the WebDriver protocol. Elements are found by XPath. */
export class WebDriver {
  readonly #program: ChildProcess;
  readonly #session: string;

  private constructor(program: ChildProcess, session: string) {
    this.#program = program;
    this.#session = session;
  }

  /** Runs a driver's command and starts a browser with these capabilities. */
  static async start(command: readonly string[], capabilities: object): Promise<WebDriver> {
    const server = `http://127.0.0.1:${await freePort()}`;
    const [name = '', ...options] = [...command, `--port=${new URL(server).port}`];
    // The process group ends as one: driver, browser and display.
    const program = spawn(name, options, { detached: true, stdio: 'ignore' });
    await expect.poll(() => isReady(server), `${name} at ${server}`).toBe(true);
    const { sessionId } = await sendCommand<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(program, `${server}/session/${sessionId}`);
  }

  go = (url: string): Promise<void> => this.#post('url', { url });

  /** Types into an element once it is editable. */
  async type(xpath: string, text: string): Promise<void> {
    await expect(async () => this.#post(`${await this.#find(xpath)}/value`, { text })).toPass();
  }

  /** Runs a function in the page, and awaits it. */
  run<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${work})(...arguments)).then(done);`;
    return this.#post('execute/async', { script, args });
  }

  pointAt = ({ x, y }: Point): Promise<void> => this.#pointer(moveTo(x, y));

  /** Moves the pointer to a point, and clicks. */
  pressAt = ({ x, y }: Point): Promise<void> =>
    this.#pointer(
      moveTo(x, y),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );

  pressKey(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    return this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  back = (): Promise<void> => this.#post('back', {});

  resize = (width: number, height: number): Promise<void> =>
    this.#post('window/rect', { width, height });

  /** Opens another tab or window and switches to it. Returns a function that switches back. */
  async openTab(type: 'tab' | 'window'): Promise<() => Promise<void>> {
    const before = await sendCommand<string>('GET', `${this.#session}/window`);
    const { handle } = await this.#post<{ handle: string }>('window/new', { type });
    await this.#post('window', { handle });
    return () => this.#post('window', { handle: before });
  }

  /** Switches to a new tab, and closes all other tabs. */
  async startOver(): Promise<void> {
    const before = await sendCommand<string[]>('GET', `${this.#session}/window/handles`);
    const { handle } = await this.#post<{ handle: string }>('window/new', { type: 'tab' });
    for (const old of before) {
      await this.#post('window', { handle: old });
      await sendCommand('DELETE', `${this.#session}/window`);
    }
    await this.#post('window', { handle });
  }

  picture = (): Promise<string> => sendCommand('GET', `${this.#session}/screenshot`);

  async end(): Promise<void> {
    await sendCommand('DELETE', this.#session);
    if (this.#program.pid) process.kill(-this.#program.pid);
    await once(this.#program, 'exit');
  }

  async #find(xpath: string): Promise<string> {
    const query = { using: 'xpath', value: xpath };
    const { [ELEMENT]: id } = await this.#post<{ [ELEMENT]: string }>('element', query);
    return `element/${id}`;
  }

  #pointer(...actions: object[]): Promise<void> {
    return this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  #post<T>(path: string, body: object): Promise<T> {
    return sendCommand('POST', `${this.#session}/${path}`, body);
  }
}

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

async function sendCommand<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}, ${value.message}`);
  return value;
}

const isReady = (server: string): Promise<boolean> =>
  sendCommand<{ ready: boolean }>('GET', `${server}/status`).then(
    ({ ready }) => ready,
    () => false,
  );
