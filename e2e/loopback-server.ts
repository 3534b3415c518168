import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Overrides for a response; absent fields are unchanged. */
export interface Fault {
  status?: number;
  /** Further headers: `{ 'retry-after': '20' }`. */
  headers?: Record<string, string>;
  /** A body that replaces the response's body. */
  body?: string;
  /** A promise that is awaited before anything is sent. */
  after?: Promise<unknown>;
  /**
   * The response is never sent; the connection is cut before the first byte, or halfway through the
   * body; half the body is sent as if complete; the CORS header is missing.
   */
  way?: 'never comes' | 'cut off' | 'broken off' | 'cut short' | 'without CORS';
}

interface StandingFault {
  path: RegExp;
  fault: Fault;
  timesLeft: number;
}

/** Systems assign higher ports, so no other program takes the port of a stopped server. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 20_000);
const PORTS_OF_A_WORKER = 3_000;

let ports = 0;

/** Returns a port that no other worker's server uses. */
function nextPort(): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  ports += 1;
  return FIRST_PORT + worker * PORTS_OF_A_WORKER + (ports % PORTS_OF_A_WORKER);
}

/** Returns a port for another program. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A real HTTP server on loopback, on its own port, whose responses can be made to fail. */
export class LoopbackServer {
  /** Every request, in order, whatever the response. */
  readonly requests: URL[] = [];
  /** Requests whose connection ended before the response: aborted, or cut by a fault. */
  readonly brokenOff: URL[] = [];

  readonly referrers: string[] = [];

  #faults: StandingFault[] = [];
  #port = 0;
  readonly #server;

  constructor(
    respond: (address: URL, request: IncomingMessage) => ServedResponse | Promise<ServedResponse>,
  ) {
    // Some tests' addresses are longer than Node's default limit.
    this.#server = createServer({ maxHeaderSize: 200_000 }, async (request, response) => {
      const address = new URL(request.url ?? '/', this.origin);
      this.requests.push(address);
      if (request.headers.referer) this.referrers.push(request.headers.referer);
      response.once('close', () => {
        if (!response.writableEnded) this.brokenOff.push(address);
      });
      // A preflight succeeds, or the browser would not send the request.
      const fault = request.method === 'OPTIONS' ? undefined : this.#takeFault(address);
      await fault?.after;
      send(response, { ...(await respond(address, request)) }, fault);
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on its port, which stays the same after a stop. */
  async start(): Promise<void> {
    if (this.#port > 0) return this.#listen(this.#port);
    let port = nextPort();
    while (!(await this.#listens(port))) port = nextPort();
    this.#port = port;
  }

  /** Resolves to true if the port was free. */
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

  /** Cuts every connection and refuses new connections, like a dead network. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  /**
   * Makes responses fail whose path and query match: the next `times` responses, or all. Faults
   * apply in the order they were added. Returns a function that ends this fault.
   */
  fault(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): () => void {
    const standing = { path, fault, timesLeft: times };
    this.#faults.push(standing);
    return () => {
      standing.timesLeft = 0;
    };
  }

  /** Holds matching requests until the returned function is called. */
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

  endFaults(): void {
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

function send(response: ServerResponse, good: ServedResponse, fault: Fault = {}): void {
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
