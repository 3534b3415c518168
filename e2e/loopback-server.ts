import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What goes back for one request. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** What is wrong with an answer. Whatever is left out stays as it would be on a good day. */
export interface Fault {
  status?: number;
  /** Beside the good day's headers: `{ 'retry-after': '20' }`. */
  headers?: Record<string, string>;
  /** In place of the good day's body, as it is. */
  body?: string;
  /** Waited for before anything is sent. */
  after?: Promise<unknown>;
  /**
   * How it is sent: nothing is ever sent; the connection is cut before the first byte or half
   * way through the body; half the body comes as if it were all; it bears no CORS header.
   */
  way?: 'never comes' | 'cut off' | 'broken off' | 'cut short' | 'without CORS';
}

interface StandingFault {
  path: RegExp;
  fault: Fault;
  timesLeft: number;
}

/** Below those that a system gives to connections, so that nobody takes a server's port while it is stopped. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 20_000);
const PORTS_OF_A_WORKER = 3_000;

let ports = 0;

/** A port that no other server of Playwright's workers has. */
function nextPort(): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  ports += 1;
  return FIRST_PORT + worker * PORTS_OF_A_WORKER + (ports % PORTS_OF_A_WORKER);
}

/** A real HTTP server on loopback, on a port of its own, that can misbehave on demand. */
export class LoopbackServer {
  /** Every request it got, in order, answered well or not. */
  readonly asked: URL[] = [];
  /** Those of them whose connection ended before the answer was out: given up by who asked, or cut by a fault. */
  readonly brokenOff: URL[] = [];

  /** The addresses that requests named as where they came from. */
  readonly referrers: string[] = [];

  #faults: StandingFault[] = [];
  #port = 0;
  readonly #server;

  constructor(answer: (address: URL, request: IncomingMessage) => Answer | Promise<Answer>) {
    this.#server = createServer(async (request, response) => {
      const address = new URL(request.url ?? '/', this.origin);
      this.asked.push(address);
      if (request.headers.referer) this.referrers.push(request.headers.referer);
      response.once('close', () => {
        if (!response.writableEnded) this.brokenOff.push(address);
      });
      // A preflight goes well, or the browser would not send what it asks about.
      const fault = request.method === 'OPTIONS' ? undefined : this.#takeFault(address);
      await fault?.after;
      send(response, { ...(await answer(address, request)) }, fault);
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens; after a stop, on the same port as before. */
  async start(): Promise<void> {
    if (this.#port > 0) return this.#listen(this.#port);
    let port = nextPort();
    while (!(await this.#listens(port))) port = nextPort();
    this.#port = port;
  }

  /** Whether a port was free to listen on. */
  #listens(port: number): Promise<boolean> {
    return this.#listen(port).then(
      () => true,
      (error) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return false;
      },
    );
  }

  async #listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Cuts every connection and refuses new ones, as a dead network does. Twice does no harm. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  /**
   * Lets answers go wrong whose path and query match: the next `times`, or all from now on.
   *
   * Faults are used in the order they were asked for. Gives back how to end this one.
   */
  fault(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): () => void {
    const standing = { path, fault, timesLeft: times };
    this.#faults.push(standing);
    return () => {
      standing.timesLeft = 0;
    };
  }

  /** Keeps matching requests waiting until what it gives back is called. */
  hold(path: RegExp): () => void {
    let release = () => {};
    const after = new Promise<void>((done) => {
      release = done;
    });
    const endFault = this.fault(path, { after });
    return () => {
      endFault();
      release();
    };
  }

  /** Ends every fault. */
  mend(): void {
    this.#faults = [];
  }

  #takeFault({ pathname, search }: URL): Fault | undefined {
    const standing = this.#faults.find(
      ({ path, timesLeft }) => timesLeft > 0 && path.test(pathname + search),
    );
    if (standing) standing.timesLeft -= 1;
    return standing?.fault;
  }
}

function send(response: ServerResponse, good: Answer, fault: Fault = {}): void {
  const { way } = fault;
  if (way === 'never comes') return;
  if (way === 'cut off') return void response.destroy();

  const whole = Buffer.from(fault.body ?? good.body);
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  const { 'access-control-allow-origin': cors, ...rest } = { ...good.headers, ...fault.headers };
  const headers =
    cors === undefined || way === 'without CORS'
      ? rest
      : { ...rest, 'access-control-allow-origin': cors };
  const length = way === 'cut short' ? half.length : whole.length;
  response.writeHead(fault.status ?? good.status, { ...headers, 'content-length': length });
  if (way === 'broken off') response.write(half, () => response.destroy());
  else response.end(way === 'cut short' ? half : whole);
}
