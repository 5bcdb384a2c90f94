/**
 * A model's server behind a bad cable, and one that is killed: a request that broke off is asked again; one that came
 * garbled is answered, or refused in a sentence; the next one is answered as always.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { ModelError } from '../../src/model/model.ts';
import { RemoteModel } from '../../src/model/remote/remote-model.ts';
import { requestFor, walk } from '../model/conformance.ts';
import { type Served, serveToy } from '../remote/served.ts';
import { type Attack, inputs, isSentence } from './attack.ts';

/** What a cable does to its first connection: cuts it after so many bytes, either way, or puts bytes between. */
interface Fault {
  readonly after: number;
  readonly way: 'asking' | 'answering';
  readonly how: 'cut' | 'garbage' | 'refuse';
}

class Cable {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private fault: Fault | undefined,
  ) {}

  /** Each has a port of its own, so that its first connection is a new one and no other request meets the fault. */
  static open(to: number, fault?: Fault): Promise<Cable> {
    return new Promise(done => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const cable = new Cable(server, (server.address() as { port: number }).port, fault);
        server.on('connection', near => cable.join(near, to));
        done(cable);
      });
    });
  }

  /** Ends all connections; the next one is sound. */
  mend(): void {
    this.fault = undefined;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  close(): void {
    this.mend();
    this.server.close();
  }

  private join(near: Socket, to: number): void {
    const far = connect(to, '127.0.0.1');
    const { fault } = this;
    this.fault = undefined;
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    if (fault?.how === 'refuse') {
      end();
      return;
    }
    const pass = (from: Socket, into: Socket, way: Fault['way']) => {
      let bytes = 0;
      from.on('data', piece => {
        bytes += piece.length;
        if (fault?.way !== way || bytes <= fault.after) return into.write(piece);
        const kept = piece.subarray(0, Math.max(0, piece.length - (bytes - fault.after)));
        if (fault.how === 'garbage') return into.write(Buffer.concat([kept, Buffer.from('\u0000\r\n{]}')]));
        into.write(kept, end);
        return true;
      });
    };
    pass(near, far, 'asking');
    pass(far, near, 'answering');
  }
}

const fault: fc.Arbitrary<Fault> = fc.record({
  after: fc.nat(2500),
  way: fc.constantFrom('asking', 'answering'),
  how: fc.constantFrom('cut', 'garbage', 'refuse'),
});

const request = () => requestFor(walk(2, { action: 'step_into' }));

/** The answer's tokens; undefined where a sentence says why there is none. */
async function asked(address: string, timeout: number): Promise<string | undefined> {
  try {
    const model = await RemoteModel.open(address, { backoff: 5, timeout });
    const [answer] = await model.complete(request());
    await model.close();
    return JSON.stringify(answer!.ids);
  } catch (error) {
    if (!(error instanceof ModelError) || !isSentence(error.message)) throw error;
    return undefined;
  }
}

/** A garbled request may leave the server waiting for the rest of it: then the time for an answer is up. */
const PATIENCE = { garbage: 500, cut: 60_000, refuse: 60_000 };

function cables(): Attack {
  let open: Promise<{ served: Served; port: number; usual: string | undefined }> | undefined;
  const begin = async () => {
    const served = await serveToy();
    const usual = await asked(served.address, 60_000);
    return { served, port: Number(new URL(served.address).port), usual };
  };
  const attack = inputs(
    'faults/cables',
    fault,
    async fault => {
      open ??= begin();
      const { port, usual } = await open;
      const cable = await Cable.open(port, fault);
      const address = `http://127.0.0.1:${cable.port}`;
      try {
        const answer = await asked(address, PATIENCE[fault.how]);
        if (answer !== usual && !(fault.how === 'garbage' && answer === undefined))
          throw new Error(`it answers ${answer}, not ${usual}`);
        cable.mend();
        const next = await asked(address, 60_000);
        if (next !== usual) throw new Error(`the next answer is ${next}, not ${usual}`);
      } finally {
        cable.close();
      }
    },
    { each: 20, aim: 180, counts: 'faults' },
  );
  const close = async () => {
    await (await open)?.served.end();
    open = undefined;
  };
  return { ...attack, close };
}

/** The server is killed while it answers: the client says so, and another server gives the same answer. */
function servers(): Attack {
  let usual: string | undefined;
  return inputs(
    'faults/servers',
    fc.record({
      after: fc.nat(60),
      signal: fc.constantFrom<NodeJS.Signals>('SIGKILL', 'SIGKILL', 'SIGTERM', 'SIGSTOP'),
    }),
    async ({ after, signal }) => {
      const served = await serveToy();
      try {
        usual ??= await asked(served.address, 60_000);
        if (usual === undefined) throw new Error('it gives no answer');
        setTimeout(() => served.child.kill(signal), after);
        const answers = await Promise.all(
          Array.from({ length: 4 }, () => asked(served.address, signal === 'SIGSTOP' ? 1500 : 60_000)),
        );
        for (const answer of answers)
          if (answer !== undefined && answer !== usual) throw new Error(`it answers ${answer}, not ${usual}`);
        if (signal === 'SIGTERM' && (await served.end()) !== 0)
          throw new Error('a server that is asked to end does not end well');
      } finally {
        served.child.kill('SIGKILL');
      }
    },
    { each: 2, aim: 30, counts: 'faults' },
  );
}

/** A client that leaves at any moment, or is killed, costs the server nothing: the next one is answered. */
function clients(): Attack {
  let open: Promise<{ served: Served; usual: string | undefined }> | undefined;
  const begin = async () => {
    const served = await serveToy();
    return { served, usual: await asked(served.address, 60_000) };
  };
  const attack = inputs(
    'faults/clients',
    fc.record({ after: fc.nat(80), several: fc.integer({ min: 1, max: 6 }) }),
    async ({ after, several }) => {
      open ??= begin();
      const { served, usual } = await open;
      const model = await RemoteModel.open(served.address, { backoff: 5 });
      const left = new AbortController();
      const timer = setTimeout(() => left.abort(), after);
      await Promise.all(
        Array.from({ length: several }, () =>
          model.complete({ ...request(), signal: left.signal }).catch((error: Error) => {
            if (!left.signal.aborted) throw error;
          }),
        ),
      );
      clearTimeout(timer);
      await model.close();
      const next = await asked(served.address, 60_000);
      if (next !== usual) throw new Error(`behind it the answer is ${next}, not ${usual}`);
      const health = (await (await fetch(`${served.address}/health`)).json()) as { running: number };
      if (health.running > several) throw new Error(`${health.running} requests of nobody are running`);
    },
    { each: 20, aim: 100, counts: 'faults' },
  );
  const close = async () => {
    await (await open)?.served.end();
    open = undefined;
  };
  return { ...attack, close };
}

export const CABLES: readonly Attack[] = [cables(), servers(), clients()];
