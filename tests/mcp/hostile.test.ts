/**
 * Arguments off the schema, programs that mean no good, clients that leave: a failure with a code, and nobody else is
 * harmed.
 */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOON } from '../live/processes.ts';
import { startedByAnother } from './abandoned-client.ts';
import { begin, type Connection, connect, type Served, serve } from './connect.ts';
import { vectorPath } from './programs.ts';

let client: Connection;
/** One that stands beside all that happens here. */
let witness: string;
beforeAll(async () => {
  client = await connect('v2 stdio');
  witness = await begin(client, { path: vectorPath('tally') });
  await client.call('act', { session: witness, actions: ['step_into*4'] });
});
afterAll(async () => {
  const { data } = await client.call('act', { session: witness, actions: [] });
  expect(data).toMatchObject({ at: { line: 3, function: 'tally' } });
  await client.close();
});

const SLEEPS = 'import time\n\ndef main():\n    time.sleep(50)\n';

describe('arguments', () => {
  it.each([
    ['start', {}, 'bad_arguments', 'a path or a source'],
    ['start', { path: 'a.py', source: 'x' }, 'bad_arguments', 'a path or a source'],
    ['start', { path: '/nowhere/a.py' }, 'bad_arguments', 'there is no such file'],
    ['start', { path: '/' }, 'bad_arguments', 'is a folder'],
    ['start', { source: 'def f(:\n' }, 'program', 'SyntaxError'],
    ['start', { source: 'x = 1\n', entry: 'f' }, 'program', 'f'],
    ['start', { source: 'x = 1\n', engine: 'live' }, 'not_allowed', 'outside of the sandbox'],
    ['start', { source: 'x = 1\n', engine: 'recorded' }, 'bad_arguments', 'ndbg trace --out'],
    ['start', { source: 'x = 1\n', engine: 'guess' }, 'bad_arguments', 'engine'],
    ['act', { actions: [] }, 'bad_arguments', 'session'],
    ['look', { session: 'nobody' }, 'no_session', 'there is no session nobody'],
    ['stop', { session: 7 }, 'bad_arguments', 'session'],
  ])('%s %j is refused with %s', async (name, args, code, words) => {
    const { data, failed } = await client.call(name, args);
    expect(failed).toBe(true);
    expect(data).toMatchObject({ error: { code } });
    expect((data.error as { message: string }).message).toContain(words);
  });

  it.each([
    ['act', { actions: ['run_to 99'] }, 'not_here', 'no such line'],
    ['act', { actions: ['step_over*0'] }, 'bad_arguments', 'no such action'],
    ['act', { actions: ['forth'] }, 'not_here', 'forward already'],
    ['act', { actions: [], until: 'x >' }, 'not_here', 'no Python expression'],
    ['breakpoints', { add: [{ at: '2' }, { at: 'nobody' }] }, 'not_here', 'nobody'],
    ['breakpoints', { add: [{ at: '2', condition: '(' }] }, 'not_here', 'no Python expression'],
    ['breakpoints', { remove: [77] }, 'not_here', 'no breakpoint 77'],
    ['look', { names: ['nobody'] }, 'not_here', 'there is no variable nobody'],
    ['look', { expression: '1/0' }, 'not_here', 'ZeroDivisionError'],
    ['look', { frame: 9 }, 'not_here', 'frames'],
    ['set', { name: 'nobody', value: '1' }, 'not_here', 'there is no variable nobody'],
    ['call', { call: 99 }, 'not_here', 'there is no call 99'],
    ['call', { arguments: '1' }, 'bad_arguments', 'of which function'],
    ['call', { function: 'nobody' }, 'program', 'nobody'],
    ['trace_value', { name: 'nobody' }, 'not_here', 'there is no variable nobody'],
    ['compare', { with: 'nobody' }, 'not_here', 'there is no branch nobody'],
    ['branch', { name: 'two words' }, 'bad_arguments', 'one word'],
    ['inputs', { function: 'tally' }, 'bad_arguments', 'either value or raises'],
  ])('%s %j says why, and where the session stands', async (name, args, code, words) => {
    const { data, failed } = await client.call(name, { session: witness, ...args });
    expect(failed).toBe(true);
    expect(data).toMatchObject({ error: { code }, session: witness, at: { line: 3, function: 'tally' } });
    expect((data.error as { message: string }).message).toContain(words);
  });

  it('whatever they are, the reply keeps to its schema and the server lives', async () => {
    const names = client.tools.map(({ name }) => name).filter(name => name !== 'stop');
    const keys = [
      'path',
      'source',
      'actions',
      'until',
      'names',
      'expression',
      'call',
      'function',
      'value',
      'limit',
      'name',
    ];
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('tally', 'hits', '1', 'step_into*2', -1, 1e300));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 }),
        fc.boolean(),
        async (name, args, known) => {
          const own =
            name === 'act' || name === 'set' ? await begin(client, { path: vectorPath('tally') }) : witness;
          await client.call(name, known ? { session: own, ...args } : args);
          if (own !== witness) await client.call('stop', { session: own });
          if (name === 'branch') await client.call('branch', { session: witness, name: 'main' });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('programs', () => {
  it('one that forks is kept from it, and the run says so', async () => {
    const { data, text } = await client.call('start', {
      source: 'import os\n\ndef main():\n    return os.fork()\n',
    });
    expect(text).toMatch(/ended with (PermissionError|OSError|BlockingIOError|RuntimeError)/);
    await client.call('stop', { session: data.session });
  });

  it('one that hangs is cut off; its states until then are there', async () => {
    const { data } = await client.call('start', { source: SLEEPS, max_seconds: 1 });
    expect(data.notes).toEqual(['the program ran longer than 1 s']);
    const { data: there } = await client.call('act', { session: data.session, actions: ['step_into'] });
    expect(there.at).toMatchObject({ line: 4 });
    await client.call('stop', { session: data.session });
  });

  it('one that never ends is an answer', async () => {
    const source = 'def main():\n    while True:\n        pass\n';
    const { data, text } = await client.call('start', { source, max_steps: 1000 });
    expect(text).toContain('did not end');
    const { data: end } = await client.call('act', { session: data.session, actions: ['continue'] });
    expect(end.at).toMatchObject({ event: 'exit', exit: 'never' });
    await client.call('stop', { session: data.session });
  });

  it('one that floods is stopped', async () => {
    const source = 'def main():\n    while True:\n        print("x" * 100000)\n';
    const { data } = await client.call('start', { source });
    expect((data.notes as string[])[0]).toContain('printed more than');
    await client.call('stop', { session: data.session });
  });

  it('one that is killed leaves the states that it had sent', async () => {
    const coming = client.call('start', { source: SLEEPS, max_seconds: 20 });
    const [child] = await childrenOf(client.pid!);
    // It should be in the middle of the program, not on the way there.
    await new Promise(done => setTimeout(done, 1000));
    process.kill(child!, 'SIGKILL');
    // A dead interpreter is run once more, each state sent at once: that one is killed, too.
    const [again] = await childrenOf(client.pid!, child);
    await new Promise(done => setTimeout(done, 1000));
    process.kill(again!, 'SIGKILL');
    const { data } = await coming;
    expect((data.notes as string[])[0]).toContain('was killed by SIGKILL');
    await client.call('stop', { session: data.session });
  });
});

describe('time', () => {
  it('what takes long is pending, and waits to be asked for', async () => {
    const { data } = await client.call('start', { source: SLEEPS, max_seconds: 2, wait_seconds: 0 });
    expect(data).toMatchObject({ pending: true });
    expect(data.at).toBeUndefined();
    const { data: busy } = await client.call('look', { session: data.session });
    expect(busy).toMatchObject({ error: { code: 'busy' } });
    const { data: there } = await client.call('act', { session: data.session, actions: [] });
    expect(there).toMatchObject({ pending: false, at: { event: 'call' } });
    await client.call('stop', { session: data.session });
  });

  it('a failure that nobody waited for is reported to the next who asks', async () => {
    const source = 'import time\ntime.sleep(0.5)\n1/0\n\ndef main():\n    pass\n';
    const { data } = await client.call('start', { source: `${source}\n(`, wait_seconds: 0 });
    if (data.pending !== true) return expect(data).toMatchObject({ error: { code: 'program' } });
    const { data: failed } = await client.call('act', { session: data.session, actions: [] });
    expect(failed).toMatchObject({ error: { code: 'program' } });
    await client.call('stop', { session: data.session });
  });

  it('of two calls at once on one session the second is told to wait', async () => {
    const session = await begin(client, { path: vectorPath('fib'), engine: 'neural' });
    const moving = client.call('act', { session, actions: ['step_into*40'] });
    const { data } = await client.call('look', { session });
    expect(data).toMatchObject({ error: { code: 'busy' } });
    expect((await moving).data).toMatchObject({ pending: false });
    await client.call('stop', { session });
  });

  it('pending work can be broken off, and the session stands where it had got to', async () => {
    const session = await begin(client, { path: vectorPath('fib'), engine: 'neural' });
    // The first step loads the model, however long that takes.
    await client.call('act', { session, actions: ['step_into'] });
    const { data } = await client.call('act', { session, actions: ['step_into*5000'], wait_seconds: 0.3 });
    expect(data.pending).toBe(true);
    const { data: off } = await client.call('act', { session, actions: [], cancel: true });
    expect(off).toMatchObject({ pending: false, at: { origin: 'predicted' } });
    await client.call('stop', { session });
  });

  it('a client that cancels leaves the session where it was, and free', async () => {
    const session = await begin(client, { path: vectorPath('fib'), engine: 'neural' });
    const left = new AbortController();
    const moving = client.call('act', { session, actions: ['step_into*5000'] }, left.signal);
    setTimeout(() => left.abort(), 300);
    await expect(moving).rejects.toThrow();
    const { data } = await client.call('act', { session, actions: [] });
    expect(data).toMatchObject({ pending: false });
    await client.call('stop', { session });
  });
});

describe('limits', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(['--max-sessions', '2']);
  });
  afterAll(() => served.stop());

  it('so many sessions and no more, until one is stopped', async () => {
    const other = await connect('v2 http', { url: served.url });
    const start = () => other.call('start', { path: vectorPath('tally') });
    const [first] = [await start(), await start()];
    const { data } = await start();
    expect(data).toMatchObject({ error: { code: 'limit' } });
    await other.call('stop', { session: first.data.session });
    expect((await start()).failed).toBe(false);
    await other.close();
  });

  it('a request that is cancelled ends what ran for it', async () => {
    const alone = await serve();
    const other = await connect('v2 http', { url: alone.url });
    const left = new AbortController();
    const coming = other.call('start', { source: SLEEPS }, left.signal);
    const children = await childrenOf(alone.process.pid!);
    left.abort();
    await expect(coming).rejects.toThrow();
    await gone(children);
    await other.close();
    await alone.stop();
  });
});

it('a request that is too long is refused, and one with a long program is not', async () => {
  const { data } = await client.call('start', { source: `x = 1  # ${'\u00e9'.repeat(990_000)}` });
  expect(data).toMatchObject({ pending: false });
  await client.call('stop', { session: data.session });
  await expect(client.call('start', { source: 'a'.repeat(17 * 2 ** 20) })).rejects.toThrow('at most 16 MiB');
});

it('kill -9 of the client ends the server and the program', async () => {
  const { client, server } = await startedByAnother([], { source: SLEEPS });
  const children = await childrenOf(server);
  client.kill('SIGKILL');
  await gone([server, ...children]);
});

/** The processes that a process has started, as soon as there are any beside the one that is known. */
async function childrenOf(pid: number, known?: number): Promise<number[]> {
  for (const end = Date.now() + SOON.timeout; Date.now() < end; ) {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    const found = stdout
      .split('\n')
      .map(Number)
      .filter(each => each > 0 && each !== known);
    if (found.length > 0) return found;
    await new Promise(done => setTimeout(done, 25));
  }
  throw new Error(`${pid} started nothing`);
}

async function gone(pids: readonly number[]): Promise<void> {
  const alive = () =>
    pids.filter(
      pid =>
        spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
          .stdout.trim()
          .replace(/^Z.*/, '') !== '',
    );
  await expect.poll(alive, SOON).toEqual([]);
}
