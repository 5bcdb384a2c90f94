/** The engine live in an editor: a real process under debugpy, and a model that goes on from where it stands. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { debugpyPython, listening } from '../live/open.ts';
import { descendants, gone, SOON } from '../live/processes.ts';
import { Editor } from './editor.ts';

const PROGRAM = `import threading
import rates


def price(item, table):
    cost = table[item]
    return cost * rates.FACTOR


def main():
    table = {"tea": 3, "milk": 2}
    print("open", flush=True)
    bill = rates.doubled(0)
    for item in ["tea", "milk"]:
        bill += price(item, table)
    print(f"bill {bill}", flush=True)
    return bill
`;
const RATES = 'FACTOR = 1\n\n\ndef doubled(x):\n    return 2 * x\n';

let folder: string;
let program: string;
let editor: Editor;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ndbg-dap-live-')));
  program = join(folder, 'prices.py');
  writeFileSync(program, PROGRAM);
  writeFileSync(join(folder, 'rates.py'), RATES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  await editor.leave();
});

async function begin(more: object = {}, configure?: () => Promise<unknown>) {
  editor = Editor.start();
  const config = { program, engine: 'live', python: debugpyPython(), stopOnEntry: true, ...more };
  return editor.launch(config, configure);
}

it('steps, stops, looks, sets, and hears the program as it prints', async () => {
  expect(await begin({}, () => editor.breakpoints(program, [{ line: 7 }]))).toMatchObject({
    reason: 'entry',
    line: 11,
  });
  const own = editor.events.find(({ event }) => event === 'capabilities');
  expect(own?.body.capabilities).toEqual({
    supportsStepBack: false,
    supportsRestartFrame: false,
    supportsGotoTargetsRequest: false,
  });
  expect(editor.output('console')).toContain('a live process, outside of the sandbox');
  expect(await editor.do('continue')).toMatchObject({ reason: 'breakpoint', name: 'price', line: 7 });
  await said('open\n');
  expect(await editor.value('cost')).toBe('3');
  expect((await editor.stack()).map(({ name, line }) => [name, line])).toEqual([
    ['price', 7],
    ['main', 15],
  ]);
  // In the process itself: a module is no value that has a text.
  expect(await editor.evaluate('rates.doubled(cost) + threading.active_count() * 0')).toBe('6');
  const locals = (await editor.scopes()).find(({ name }) => name === 'Locals')!;
  await editor.ask('setVariable', {
    variablesReference: locals.variablesReference,
    name: 'cost',
    value: '40',
  });
  expect(await editor.do('stepOut')).toMatchObject({ name: 'price', line: 7 });
  expect(await editor.value('(return) price')).toBe('40');
  await editor.breakpoints(program, []);
  expect((await editor.do('continue')).reason).toBe('terminated');
  await said('bill 42\n');
  expect(editor.events.find(({ event }) => event === 'exited')?.body).toEqual({ exitCode: 0 });
});

it('shows what objects hold, and sets it in the process', async () => {
  const accounts = fileURLToPath(new URL('./accounts.py', import.meta.url));
  await begin({ program: accounts, stopOnEntry: false }, () => editor.breakpoints(accounts, [{ line: 17 }]));
  const locals = (await editor.scopes()).find(({ name }) => name === 'Locals')!;
  const [self, ...others] = await editor.unfold(locals.variablesReference);
  expect(others.map(({ name }) => name)).toEqual(['amount', 'before']);
  const held = await editor.unfold(self!.variablesReference);
  expect(held.map(({ name, value }) => `${name} = ${value}`)).toEqual([
    'owner = <accounts.Owner object>',
    'balance = 10',
    "tags = ['a', 'b']",
  ]);
  const { variablesReference } = self!;
  await editor.ask('setVariable', { variablesReference, name: 'balance', value: '70' });
  await editor.do('next');
  expect(await editor.evaluate('self.balance')).toBe('75');
});

it('from where it stands a model goes on, and the process follows when that is verified', async () => {
  await begin();
  const [, begun] = await Promise.all([editor.stop(), editor.evaluate('predict guess', 'repl')]);
  expect(begun).toMatch(/^branch guess begins here/);
  const guessed = await editor.do('next');
  expect(guessed).toMatchObject({ name: expect.stringMatching(/^main \(predicted \d+ %\)$/), line: 12 });
  await editor.do('next');
  expect((await editor.stack())[0]).toMatchObject({ line: 13 });
  expect(editor.output('stdout')).toBe('');
  expect(await editor.evaluate('sure', 'repl')).toMatch(/that this state is right/);
  const [where, verified] = await Promise.all([editor.stop(), editor.evaluate('verify', 'repl')]);
  expect(verified).toMatch(/\d of 4 states are as the program runs/);
  expect(verified).toContain('branch main has gone the same way, and you stand on it');
  expect(where).toMatchObject({ name: 'main', line: 13 });
  await said('open\n');
  // The process itself goes on from there.
  expect(await editor.do('next')).toMatchObject({ name: 'main', line: 14 });
  expect(await editor.value('bill')).toBe('0');
});

it('stops in a file that the process has not come to yet, and in none that is not its own', async () => {
  const rates = join(folder, 'rates.py');
  const stop = await begin({ stopOnEntry: false }, async () => {
    expect(await editor.breakpoints(rates, [{ line: 5 }])).toMatchObject([{ verified: true, line: 5 }]);
    const [other] = await editor.breakpoints('/usr/lib/python3/dist-packages/x.py', [{ line: 1 }]);
    expect(other).toMatchObject({ verified: false });
  });
  expect(stop).toEqual({ reason: 'breakpoint', name: 'doubled', line: 5 });
  expect(editor.frames[0]!.source!.path).toBe(rates);
  expect(await editor.value('x')).toBe('0');
  expect(await editor.do('stepOut')).toMatchObject({ name: 'doubled', line: 5 });
  expect(await editor.do('next')).toMatchObject({ name: 'main', line: 14 });
});

it('says what a process cannot do', async () => {
  await begin();
  await editor.do('next');
  expect(await editor.refusal('gotoTargets', { source: { path: program }, line: 11 })).toMatch(
    /does not come back to one/,
  );
  expect(await editor.refusal('evaluate', { expression: 'back into', context: 'repl' })).toMatch(
    /only goes forward/,
  );
  // What was can be looked at, and gone through again; another way from there is refused.
  expect(await editor.do('stepBack')).toMatchObject({ line: 11 });
  expect(await editor.do('next')).toMatchObject({ line: 12 });
  expect(await editor.do('stepBack')).toMatchObject({ line: 11 });
  expect(await editor.do('stepOut')).toMatchObject({ line: 11 });
  expect(editor.output('important')).toContain('a live process does not come back');
});

it('attaches to a process that listens, and lets go of it', async () => {
  const path = join(folder, 'waits.py');
  writeFileSync(path, 'import time\nn = 0\nwhile n < 100000:\n    n += 1\n    time.sleep(0.01)\n');
  const { port, process: server } = await listening(path);
  try {
    expect(await begin({ program: path, attach: `127.0.0.1:${port}` })).toMatchObject({
      name: '<module>',
    });
    await editor.breakpoints(path, [{ line: 4 }]);
    expect(await editor.do('continue')).toMatchObject({ reason: 'breakpoint', line: 4 });
    expect(await editor.leave()).toBe(0);
    await new Promise(done => setTimeout(done, 300));
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill('SIGKILL');
  }
});

it('of a Python without debugpy says what to do', async () => {
  editor = Editor.start();
  await editor.initialize();
  const refused = await editor.refusal('launch', {
    program,
    engine: 'live',
    adapter: `${debugpyPython()} -m no_such_debugger`,
  });
  expect(refused).toMatch(/No module named no_such_debugger/);
});

it('kill -9 of the adapter leaves no process behind', async () => {
  await begin();
  const started = descendants(editor.process.pid!);
  expect(started.length).toBeGreaterThan(1);
  editor.process.kill('SIGKILL');
  expect(await gone(started)).toEqual([]);
});

/** The process prints by a pipe of its own: its words may come behind the stop. */
async function said(text: string): Promise<void> {
  await expect.poll(() => editor.output('stdout'), SOON).toContain(text);
}
