/**
 * The engine `live` through a real debugpy: what it can do, what it refuses, and what happens when a process is
 * killed.
 */
import { afterEach, expect, it } from 'vitest';
import { DebuggerError, type Moment } from '../../src/debugger/engine.ts';
import { finish, resume, runTo, step } from '../../src/debugger/movements.ts';
import { Session } from '../../src/debugger/session.ts';
import { lineAt } from '../../src/debugger/source-places.ts';
import { evaluatorFor, type OpenedEngine } from '../../src/launch/open-engine.ts';
import type { ProgramSource } from '../../src/launch/program-source.ts';
import { ndbg } from '../cli/ndbg.ts';
import { startedByAnother } from '../mcp/abandoned-client.ts';
import { connect, serve } from '../mcp/connect.ts';
import { vectorPath } from '../mcp/programs.ts';
import { debugpyPython, listening, openLive, sourceOf, textOf } from './open.ts';
import { descendants, gone, processes, SOON } from './processes.ts';

const open: OpenedEngine[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function begin(source: ProgramSource, live = {}): Promise<{ session: Session; opened: OpenedEngine }> {
  const opened = await openLive(source, live);
  open.push(opened);
  const evaluator = evaluatorFor(source, opened);
  const session = new Session(opened.engine, evaluator.over, evaluator.ahead);
  await session.start();
  return { session, opened };
}

it('moves, stops at conditions, and works expressions out in the process', async () => {
  const { session, opened } = await begin(sourceOf(vectorPath('tally')));
  expect(session.moment.state).toMatchObject({ event: 'call', function: 'main' });
  session.breakpoints.add(4, { condition: 'hits == 1' });
  const there = await session.move(resume);
  expect(there).toMatchObject({ moment: { state: { line: 4 } }, reason: 'breakpoint 1' });
  expect(session.frames.map(({ state }) => state?.function)).toEqual(['tally', 'main']);
  const { state } = session.moment;
  const locals = 'locals' in state && state.locals ? state.locals : new Map<string, string>();
  expect(await opened.evaluator?.evaluate('[tally(word, c), len(word)]', locals)).toMatchObject({
    repr: '[2, 4]',
  });
  session.breakpoints.clear();
  await session.set('hits', '40');
  const end = await session.move(finish);
  expect(end.moment.state).toMatchObject({ event: 'return', value: '41', line: 6 });
  expect((await session.move(resume)).moment.state).toEqual({ event: 'exit', exit: 'normal' });
});

it('says what it cannot: back, the inverse, and going on from where it no longer stands', async () => {
  const { session, opened } = await begin(sourceOf(vectorPath('tally')));
  const first = session.moment;
  await session.move(step);
  await session.move(step);
  await expect(session.goBack({ action: 'inv_step_into' })).rejects.toThrow('only goes forward');
  session.undo();
  await expect(opened.engine.next(first, { action: 'continue' })).rejects.toThrow(
    'a live process does not come back',
  );
  await expect(session.move(resume)).rejects.toThrow(DebuggerError);
  // A step that it has taken before leads along the same way, and `forth` to where the process stands.
  await session.move(step);
  session.undo();
  session.undo();
  const known = await session.move(step);
  expect(known.moment.state).toEqual(session.history[1]!.moment.state);
  const { moment } = session.forth();
  expect(session.history).toHaveLength(3);
  expect((await opened.engine.next(moment, { action: 'step_into' })).origin).toBe('observed');
});

it('from a live stop a model goes on, and the process runs only to hold it to the truth', async () => {
  const { session, opened } = await begin(
    textOf('def main():\n    x = 2\n    print("ran", flush=True)\n    y = x + 3\n    return y\n'),
  );
  await session.move(step);
  const { NeuralEngine } = await import('../../src/debugger/engines/neural/engine.ts');
  const { contextOf } = await import('../../src/language/trajectory.ts');
  const { openModel } = await import('../../src/model/open.ts');
  const model = await openModel(undefined);
  try {
    session.predict('guess', new NeuralEngine({ model, context: contextOf(opened.files.files[0]!.source) }));
    const guess = await session.move(finish);
    expect(guess.moment).toMatchObject({ origin: 'predicted', state: { event: 'return' } });
    expect(opened.output?.().stdout).toBe('');
    const truth = await session.follow();
    expect(truth?.at(-1)).toMatchObject({ origin: 'observed', state: { event: 'return', value: '5' } });
    await expect.poll(() => opened.output?.().stdout, SOON).toContain('ran');
  } finally {
    await model.close();
  }
});

it('attaches to a process that listens', async () => {
  const code = 'import time\nn = 0\nwhile n < 100000:\n    n += 1\n    time.sleep(0.01)\n';
  const { writeFileSync, mkdtempSync, rmSync } = await import('node:fs');
  const folder = mkdtempSync('/tmp/ndbg-attach-');
  const path = `${folder}/program.py`;
  writeFileSync(path, code);
  const { port, process: server } = await listening(path);
  try {
    const { session, opened } = await begin(sourceOf(path), { attach: `127.0.0.1:${port}` });
    const { state } = session.moment;
    expect(state).toMatchObject({ event: 'line', function: '<module>' });
    const there = await session.move(runTo(lineAt(opened.files, '4')));
    expect(there.moment.state).toMatchObject({ line: 4 });
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

it.each(['the debugger', 'the program'])(
  'kill -9 of %s is reported, and a new start begins anew',
  async who => {
    const { session, opened } = await begin(sourceOf(vectorPath('tally')));
    await session.move(step);
    const mine = descendants(process.pid);
    const adapter = mine.find(
      ({ line }) => line.includes('debugpy.adapter') || line.includes('debugpy/adapter'),
    );
    const program = mine.find(({ line }) => line.includes('ndbg_live.py') && line.includes('--connect'));
    const victim = who === 'the debugger' ? adapter : program;
    process.kill(victim!.pid, 'SIGKILL');
    const moved = session.move(resume).then(
      ({ moment }): Moment | string => moment,
      (error: Error) => error.message,
    );
    const after = await moved;
    if (typeof after === 'string') expect(after).toMatch(/killed|gone|over|left|disconnected/);
    else expect(after.state).toMatchObject({ event: 'exit', exit: 'error' });
    await session.start();
    expect(session.moment.state).toMatchObject({ event: 'call', function: 'main' });
    await opened.close();
    expect(await gone([adapter!, program!])).toEqual([]);
  },
);

it('is an engine of the terminal, too', async () => {
  const args = ['debug', vectorPath('tally'), '--engine', 'live', '--python', debugpyPython()];
  const { stdout, code } = await ndbg(args, { input: 'b 6\nc\np hits\nback into\nr\n' });
  expect(code).toBe(0);
  expect(stdout).toContain('a live process, outside of the sandbox');
  expect(stdout).toMatch(/\* breakpoint 1\n> tally\.py:6 tally line {2}observed/);
  expect(stdout).toContain('a live process only goes forward');
  expect(stdout).toContain('returns 2');
  const refused = await ndbg(['debug', vectorPath('tally'), '--engine', 'real', '--attach', '5678']);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('are for --engine live') });
});

it('in the terminal a model goes on from where the process stands, and is held to it', async () => {
  const args = ['debug', vectorPath('tally'), '--engine', 'live', '--python', debugpyPython()];
  const input = 's\npredict\ns\nsure\nverify\npredict\nbranch main\nhistory\n';
  const { stdout, code } = await ndbg(args, { input });
  expect(code).toBe(0);
  expect(stdout).toContain('branch predicted begins here: a model predicts on it, and nothing is run');
  expect(stdout).toMatch(/tally call {2}predicted .* \d+ %/);
  expect(stdout).toContain('that this state is right');
  expect(stdout).toMatch(/\d of 3 states are as the program runs/);
  expect(stdout).toContain('a model answers here already');
  // The process has taken the same way meanwhile.
  expect(stdout).toMatch(/ 3 {2}step_into .* observed/);
});

it('refuses what it has no way to do, in a sentence', async () => {
  await expect(openLive(textOf('def main():\n    pass\n'), { attach: 'nowhere' })).rejects.toThrow(
    'HOST:PORT',
  );
  const lost = await openLive(textOf('def main():\n    pass\n'), { adapter: 'python3 -m nothing_here' });
  open.push(lost);
  await expect(lost.engine.start({ direction: 'forward' })).rejects.toThrow('No module named nothing_here');
});

it('agents hear that a process was killed, other sessions go on, and nothing is left', async () => {
  const served = await serve(['--allow-live', '--python', debugpyPython()]);
  const client = await connect('v2 http', { url: served.url });
  try {
    const start = async () =>
      (await client.call('start', { path: vectorPath('tally'), engine: 'live' })).data.session;
    const other = await start();
    const others = descendants(served.process.pid!);
    for (const who of [/debugpy.adapter/, /ndbg_live\.py.*--connect|--connect.*ndbg_live\.py/]) {
      const session = await start();
      const mine = descendants(served.process.pid!).filter(
        ({ pid }) => !others.some(each => each.pid === pid),
      );
      const victim = mine.find(({ line }) => who.test(line));
      process.kill(victim!.pid, 'SIGKILL');
      const { data } = await client.call('act', { session, actions: ['continue'] });
      // Either there is no way on, and it says how to begin anew, or the program's end is shown.
      if ('error' in data)
        expect(data.error).toMatchObject({ message: expect.stringMatching(/start again|gone|over/) });
      else expect(data.at).toMatchObject({ event: 'exit', exit: 'error' });
      expect((await client.call('stop', { session })).failed).toBe(false);
      expect(await gone(mine)).toEqual([]);
    }
    const { data } = await client.call('act', { session: other, actions: ['step_into*4'] });
    expect(data.at).toMatchObject({ function: 'tally', line: 3, origin: 'observed' });
  } finally {
    await client.close();
    await served.stop();
  }
});

it('kill -9 of an agent ends its server, and the live process with it', async () => {
  const { client, server } = await startedByAnother(['--allow-live', '--python', debugpyPython()], {
    path: vectorPath('tally'),
    engine: 'live',
  });
  const isThere = () => descendants(server).some(({ line }) => line.includes('ndbg_live.py'));
  await expect.poll(isThere, SOON).toBe(true);
  const started = [...descendants(server), ...processes().filter(({ pid }) => pid === server)];
  expect(started.some(({ line }) => line.includes('ndbg_live.py'))).toBe(true);
  client.kill('SIGKILL');
  expect(await gone(started)).toEqual([]);
});

it('kill -9 of the server leaves no process behind', async () => {
  const served = await serve(['--allow-live', '--python', debugpyPython()]);
  const client = await connect('v2 http', { url: served.url });
  const { data, text } = await client.call('start', { path: vectorPath('tally'), engine: 'live' });
  expect(data, text).toMatchObject({ engine: 'live', at: { event: 'call', origin: 'observed' } });
  const { data: moved } = await client.call('act', { session: data.session, actions: ['step_into*4'] });
  expect(moved.at).toMatchObject({ function: 'tally', line: 3 });
  const { data: seen } = await client.call('look', { session: data.session, expression: 'word[::-1]' });
  expect(seen.expression).toMatchObject({ value: { text: "'noon'" }, type: 'str' });
  const { data: back } = await client.call('act', { session: data.session, actions: ['back_into'] });
  expect(back).toMatchObject({ error: { code: 'not_here' }, at: { line: 3 } });
  const started = descendants(served.process.pid!);
  expect(started.length).toBeGreaterThan(1);
  served.process.kill('SIGKILL');
  expect(await gone(started)).toEqual([]);
});
