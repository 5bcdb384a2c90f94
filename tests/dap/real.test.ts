/** The debugger in an editor, over real runs: every request and every capability that is declared. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ndbg } from '../cli/ndbg.ts';
import { Editor } from './editor.ts';

const ACCOUNTS = fileURLToPath(new URL('./accounts.py', import.meta.url));
const SHOP = fileURLToPath(new URL('./shop.py', import.meta.url));
const real = (more: object = {}) => ({ program: SHOP, engine: 'real', ...more });
const entered = { stopOnEntry: true };

let folder: string;
let editor: Editor;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ndbg-dap-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  expect(await editor.leave()).toBe(0);
});

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function begin(more: object = entered, configure?: () => Promise<unknown>) {
  editor = Editor.start();
  return editor.launch(real(more), configure);
}

describe('forwards', () => {
  it('begins at the first line, steps over, in and out, and ends with what the program printed', async () => {
    expect(await begin()).toEqual({ reason: 'entry', name: 'main', line: 27 });
    expect(await editor.do('next')).toEqual({ reason: 'step', name: 'main', line: 28 });
    await editor.do('next');
    await editor.do('next');
    expect(await editor.do('next')).toEqual({ reason: 'step', name: 'main', line: 31 });
    expect(await editor.do('stepIn')).toEqual({ reason: 'step', name: 'price', line: 15 });
    expect((await editor.stack()).map(({ name, line }) => `${name} ${line}`)).toEqual([
      'price 15',
      'main 31',
    ]);
    expect(await editor.do('stepOut')).toEqual({ reason: 'step', name: 'price', line: 19 });
    expect(await editor.value('(return) price')).toBe('3');
    expect(await editor.do('next')).toEqual({ reason: 'step', name: 'main', line: 30 });
    expect((await editor.do('continue')).reason).toBe('terminated');
    expect(editor.output('stdout')).toBe('total 14\n');
    expect(editor.events.find(({ event }) => event === 'exited')?.body).toEqual({ exitCode: 0 });
  });

  it('steps into the call that was chosen', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    const frameId = (await editor.stack())[0]!.id;
    const { targets } = await editor.ask<{ targets: { id: number; label: string }[] }>('stepInTargets', {
      frameId,
    });
    expect(targets.map(({ label }) => label)).toEqual(['price', 'twice']);
    expect(await editor.do('stepIn', { targetId: targets[1]!.id })).toMatchObject({
      name: 'twice',
      line: 23,
    });
  });

  it('restarts: the program as it now is on disk, with the breakpoints it had', async () => {
    const program = written('edited.py', 'def main():\n    x = 1\n    return x\n');
    await begin({ program, ...entered }, () => editor.breakpoints(program, [{ line: 3 }]));
    writeFileSync(program, 'def main():\n    x = 2\n    return x\n');
    expect(await editor.do('restart')).toMatchObject({ reason: 'entry', line: 2 });
    expect(await editor.do('continue')).toMatchObject({ reason: 'breakpoint', line: 3 });
    expect(await editor.value('x')).toBe('2');
  });

  it('restarts a frame, and goes to a state of the walk', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 19 }]));
    const frame = (await editor.stack())[0]!;
    expect(await editor.do('restartFrame', { frameId: frame.id })).toMatchObject({ name: 'price', line: 15 });
    await editor.do('next');
    const { entries } = await editor.ask<{ entries: { line: number; event: string }[] }>('ndbg/timeline');
    expect(entries.at(-1)).toMatchObject({ event: 'line', line: 16, origin: 'observed', confidence: 1 });
    expect(await editor.do('ndbg/goTo', { index: entries.length - 2 })).toMatchObject({ line: 15 });
  });

  it('runs without stopping where that is asked for, and stops at the end where that is', async () => {
    const all = () => editor.breakpoints(SHOP, [{ line: 31 }]);
    expect((await begin({ noDebug: true }, all)).reason).toBe('terminated');
    await editor.leave();
    expect(await begin({ stopOnExit: true })).toMatchObject({ reason: 'exit', line: 34 });
    expect(await editor.do('stepBack')).toMatchObject({ line: 34 });
    expect(await editor.do('stepBack')).toMatchObject({ line: 33 });
    expect(await editor.do('continue')).toMatchObject({ reason: 'exit' });
    expect((await editor.do('continue')).reason).toBe('terminated');
  });

  it('gives the program its entry, arguments, environment and standard input', async () => {
    const stdin = written('in.txt', 'hello\n');
    const program = written(
      'wishes.py',
      'import os, sys\n\ndef f(a, b=2):\n    word = input()\n' +
        '    return word, a, b, sys.argv[1:], os.environ.get("SHOP")\n',
    );
    await begin({ program, entry: 'f', args: '1, b=[3]', argv: ['x'], env: { SHOP: 'yes' }, stdin });
    await editor.leave();
    await begin({
      ...{ program, entry: 'f', args: '1, b=[3]', argv: ['x'], env: { SHOP: 'yes' }, stdin },
      stopOnExit: true,
    });
    expect(await editor.value('(return) f')).toBe("('hello', 1, [3], ['x'], 'yes')");
  });
});

describe('backwards', () => {
  it('steps back over calls, reverses to the last breakpoint and to the beginning', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    expect(await editor.do('stepBack')).toMatchObject({ name: 'main', line: 30 });
    expect(await editor.do('stepBack')).toMatchObject({ name: 'main', line: 31 });
    await editor.breakpoints(SHOP, [{ line: 18 }]);
    expect(await editor.do('reverseContinue')).toMatchObject({
      reason: 'breakpoint',
      name: 'price',
      line: 18,
    });
    expect(await editor.do('reverseContinue')).toMatchObject({ reason: 'entry', line: 27 });
    expect(await editor.do('stepBack')).toMatchObject({ reason: 'entry', line: 27 });
    expect(await editor.do('continue')).toMatchObject({ line: 18 });
  });

  it('goes back into calls, over them and out to the call', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    await editor.do('ndbg/back', { how: 'over' });
    expect(await editor.do('ndbg/back', { how: 'into' })).toMatchObject({ name: 'price', line: 19 });
    expect(await editor.do('ndbg/back', { how: 'out' })).toMatchObject({ name: 'price', line: 14 });
    expect(await editor.value('item')).toBe("'milk'");
    expect(await editor.do('ndbg/back', { how: 'out' })).toMatchObject({ name: 'main', line: 31 });
    expect(await editor.refusal('ndbg/back', { how: 'up' })).toMatch(/over, out or into/);
  });

  it('finds where a value came from', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    await editor.breakpoints(SHOP, []);
    const { dataId } = await editor.ask<{ dataId: string }>('dataBreakpointInfo', { name: 'bill' });
    const { breakpoints } = await editor.ask<{ breakpoints: { verified: boolean }[] }>('setDataBreakpoints', {
      breakpoints: [{ dataId }],
    });
    expect(breakpoints).toMatchObject([{ verified: true }]);
    expect(await editor.do('reverseContinue')).toMatchObject({ reason: 'data breakpoint', line: 31 });
    expect(await editor.value('bill')).toBe('6');
    expect(await editor.do('continue')).toMatchObject({ reason: 'data breakpoint', line: 30 });
    expect(await editor.value('bill')).toBe('8');
  });
});

describe('to a line', () => {
  interface Targets {
    targets: { id: number; label: string; line: number }[];
  }
  const targets = async (line: number, path = SHOP) =>
    (await editor.ask<Targets>('gotoTargets', { source: { path }, line })).targets;

  it('jumps on and back through the run, past breakpoints, to where it runs next or ran last', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    await editor.breakpoints(SHOP, [{ line: 31 }]);
    const [on, back, ...others] = await targets(16);
    expect(others).toEqual([]);
    expect(on).toMatchObject({ label: 'on to the next time that this line runs', line: 16 });
    expect(back).toMatchObject({ label: 'back to the last time that this line ran', line: 16 });
    expect(await editor.do('goto', { targetId: back!.id })).toEqual({
      reason: 'goto',
      name: 'price',
      line: 16,
    });
    expect(await editor.value('item')).toBe("'milk'");
    expect((await targets(18)).map(({ label }) => label.split(' ')[0])).toEqual(['back']);
    const [further] = await targets(33);
    expect(await editor.do('goto', { targetId: further!.id })).toMatchObject({ reason: 'goto', line: 33 });
    // The run is as it was: what was jumped over has happened.
    expect(await editor.value('total')).toBe('14');
    const again = await targets(31);
    expect(await editor.do('goto', { targetId: again[0]!.id })).toMatchObject({ name: 'main', line: 31 });
    expect((await targets(16)).map(({ label }) => label.split(' ')[0])).toEqual(['on', 'back']);
  });

  it('goes to the next line that holds code, and says where there is no way', async () => {
    await begin();
    expect(await targets(25)).toMatchObject([{ line: 26 }]);
    expect(await targets(27)).toEqual([]);
    const [on] = await targets(31);
    await editor.do('next');
    expect(await editor.refusal('goto', { threadId: 1, targetId: on!.id })).toMatch(/ask for the targets/);
    expect(await editor.refusal('gotoTargets', { source: { path: SHOP }, line: 900 })).toMatch(/34 lines/);
    expect(await editor.refusal('gotoTargets', { source: { path: '/no.py' }, line: 1 })).toMatch(/no file/);
  });
});

describe('breakpoints', () => {
  it('are verified, moved with a reason, or refused with one', async () => {
    await begin({}, async () => {
      const set = await editor.breakpoints(SHOP, [
        { line: 16 },
        { line: 7 },
        { line: 900 },
        { line: 17, condition: 'x >' },
        { line: 17, hitCondition: 'often' },
      ]);
      expect(set.map(({ verified, line }) => [verified, line])).toEqual([
        [true, 16],
        [true, 8],
        [false, 900],
        [false, 17],
        [false, 17],
      ]);
      expect(set[1]!.message).toMatch(/line 7 holds no code/);
      expect(set[2]!.message).toMatch(/34 lines/);
      expect(set[3]!.message).toMatch(/no Python expression/);
      expect(set[4]!.message).toMatch(/no hit count/);
      const [other] = await editor.breakpoints('/nowhere/else.py', [{ line: 1 }]);
      expect(other).toMatchObject({ verified: false });
      expect(other!.message).toMatch(/no file of the program/);
    });
    const places = await editor.ask<{ breakpoints: { line: number }[] }>('breakpointLocations', {
      source: { path: SHOP },
      line: 14,
      endLine: 19,
    });
    expect(places.breakpoints.map(({ line }) => line)).toEqual([14, 15, 16, 17, 18, 19]);
  });

  it('with conditions, hit counts and messages', async () => {
    const stop = await begin({}, () =>
      editor.breakpoints(SHOP, [
        { line: 31, condition: 'line.name == "jam"' },
        { line: 16, logMessage: 'price of {item}' },
        { line: 19, hitCondition: '3' },
      ]),
    );
    expect(stop).toMatchObject({ reason: 'breakpoint', line: 31 });
    expect(await editor.value('line')).toBe("Line(name='jam', count=1)");
    expect(await editor.do('continue')).toMatchObject({ reason: 'breakpoint', line: 19 });
    expect(await editor.value('item')).toBe("'milk'");
    expect(editor.output()).toContain("price of 'tea'\nprice of 'jam'\nprice of 'milk'\n");
    const logged = editor.events.find(({ body }) => body?.output === "price of 'tea'\n");
    expect(logged?.body).toMatchObject({ line: 16, source: { path: SHOP } });
  });

  it('on functions', async () => {
    const stop = await begin({}, async () => {
      const { breakpoints } = await editor.ask<{ breakpoints: { verified: boolean; message?: string }[] }>(
        'setFunctionBreakpoints',
        { breakpoints: [{ name: 'twice' }, { name: 'thrice' }] },
      );
      expect(breakpoints).toMatchObject([{ verified: true, line: 22 }, { verified: false }]);
      expect(breakpoints[1]!.message).toBe('the program has no function thrice');
    });
    expect(stop).toEqual({ reason: 'function breakpoint', name: 'twice', line: 22 });
    expect(await editor.value('x')).toBe('3');
  });

  it('on exceptions, raised and uncaught', async () => {
    const filters = (...names: string[]) => editor.ask('setExceptionBreakpoints', { filters: names });
    expect(await begin({}, () => filters('raised'))).toMatchObject({ reason: 'exception', line: 16 });
    const info = await editor.ask<{ exceptionId: string; description: string; breakMode: string }>(
      'exceptionInfo',
      { threadId: 1 },
    );
    expect(info).toMatchObject({
      exceptionId: 'KeyError',
      description: "KeyError('jam')",
      breakMode: 'always',
    });
    await editor.leave();
    const program = written(
      'fails.py',
      'def inner(x):\n    return 1 / x\n\n\ndef main():\n    return inner(0)\n',
    );
    const stop = await begin({ program }, () => filters('uncaught', 'sometimes'));
    expect(stop).toEqual({ reason: 'exception', name: 'inner', line: 2 });
    expect((await editor.do('continue')).reason).toBe('terminated');
    expect(editor.output('console')).toContain("The program failed: ZeroDivisionError('division by zero').");
    expect(editor.events.find(({ event }) => event === 'exited')?.body).toEqual({ exitCode: 1 });
  });
});

describe('looking', () => {
  it('shows arguments and locals, constants; unfolds values; pages them', async () => {
    const program = written(
      'many.py',
      'NAMES = ["a", "b"]\n\ndef f(n):\n    many = list(range(n))\n' +
        '    long = "x" * 5000\n    return many\n\n\ndef main():\n    return f(300)\n',
    );
    await begin({ program }, () => editor.breakpoints(program, [{ line: 6 }]));
    const scopes = await editor.scopes();
    expect(scopes.map(({ name, presentationHint }) => [name, presentationHint])).toEqual([
      ['Locals', 'locals'],
      ['Constants of the module', 'globals'],
    ]);
    const locals = await editor.variables();
    expect(locals.get('n')).toMatchObject({ value: '300', type: 'int', variablesReference: 0 });
    expect(locals.get('NAMES')).toMatchObject({ value: "['a', 'b']" });
    const many = locals.get('many')!;
    expect(many.indexedVariables).toBe(300);
    const page = await editor.unfold(many.variablesReference, { filter: 'indexed', start: 290, count: 5 });
    expect(page.map(({ name, value, evaluateName }) => [name, value, evaluateName])[1]).toEqual([
      '291',
      '291',
      'many[291]',
    ]);
    expect(locals.get('long')!.value).toMatch(/^'x{999}… \(5002 characters\)$/);
    expect(await editor.evaluate('long', 'clipboard')).toHaveLength(5002);
  });

  it('evaluates, completes, and sends types only to clients that show them', async () => {
    editor = Editor.start();
    await editor.launch(real(), () => editor.breakpoints(SHOP, [{ line: 32 }]), {
      supportsVariableType: false,
    });
    expect((await editor.variables()).get('bill')?.type).toBeUndefined();
    expect(await editor.evaluate('lines[0].name', 'hover')).toBe("'tea'");
    expect(await editor.evaluate('bill * 2 + len(lines)')).toBe('19');
    expect(await editor.evaluate('CURRENCY + "!"')).toBe("'EUR!'");
    const [frame] = await editor.stack();
    const refused = await editor.refusal('evaluate', {
      expression: 'nope',
      frameId: frame!.id,
      context: 'hover',
    });
    expect(refused).toMatch(/nope/);
    const complete = async (text: string) =>
      (
        await editor.ask<{ targets: { label: string }[] }>('completions', {
          text,
          column: text.length + 1,
          frameId: frame!.id,
        })
      ).targets.map(({ label }) => label);
    expect(await complete('li')).toEqual(expect.arrayContaining(['lines', 'line', 'list']));
    expect(await complete('tw')).toEqual(['twice']);
    expect(await complete('line.')).toEqual(['name', 'count']);
  });

  it('sets variables and their parts, and goes on from there', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    const locals = (await editor.scopes()).find(({ name }) => name === 'Locals')!;
    const set = await editor.ask<{ value: string }>('setVariable', {
      variablesReference: locals.variablesReference,
      name: 'bill',
      value: 'bill + 92',
    });
    expect(set.value).toBe('100');
    expect(await editor.ask('setExpression', { expression: "table['tea']", value: '50' })).toMatchObject({
      value: '50',
    });
    expect(await editor.do('next')).toMatchObject({ line: 33 });
    expect(await editor.value('total')).toBe('200');
    expect(await editor.refusal('setExpression', { expression: 'nope', value: '1' })).toMatch(/neither/);
  });

  it('lists modules and sources', async () => {
    written('part.py', 'def half(x):\n    return x / 2\n');
    const program = written('whole.py', 'import part\n\n\ndef main():\n    return part.half(4)\n');
    await begin({ program, ...entered });
    expect(await editor.do('stepIn')).toMatchObject({ name: 'half', line: 2 });
    const [frame] = await editor.stack();
    expect(frame!.source!.path).toBe(join(folder, 'part.py'));
    const { sources } = await editor.ask<{ sources: { name: string }[] }>('loadedSources');
    expect(sources.map(({ name }) => name)).toEqual(['whole.py', 'part.py']);
    const { modules } = await editor.ask<{ modules: { name: string }[] }>('modules');
    expect(modules.map(({ name }) => name)).toEqual(['whole', 'part']);
    const { threads } = await editor.ask<{ threads: unknown[] }>('threads');
    expect(threads).toHaveLength(1);
  });

  it('takes the commands of the terminal in its console', async () => {
    await begin({}, () => editor.breakpoints(SHOP, [{ line: 32 }]));
    expect(await editor.evaluate('where', 'repl')).toMatch(/shop.py:32 main/);
    // A variable that is called like a command is a variable.
    expect(await editor.evaluate('bill', 'repl')).toBe('8');
    const [moved, said] = await Promise.all([editor.stop(), editor.evaluate('step', 'repl')]);
    expect(moved).toMatchObject({ name: 'price' });
    expect(said).toMatch(/shop.py:14 price/);
    expect(await editor.evaluate('verify', 'repl')).toMatch(/all of this was observed/);
    expect(await editor.evaluate('history 2', 'repl')).toMatch(/step_into/);
    expect(await editor.refusal('evaluate', { expression: 'until nowhere', context: 'repl' })).toMatch(
      /nowhere/,
    );
  });
});

describe('objects', () => {
  const begun = (line: number) =>
    begin({ program: ACCOUNTS }, () => editor.breakpoints(ACCOUNTS, [{ line }]));
  const locals = async () => (await editor.scopes()).find(({ name }) => name === 'Locals')!;
  const texts = (variables: Dap.Variable[]) => variables.map(({ name, value }) => `${name} = ${value}`);

  it('unfold to what they hold, which is no variable itself', async () => {
    await begun(17);
    const scope = await locals();
    expect(scope.namedVariables).toBe(3);
    const [self, amount, before, ...more] = await editor.unfold(scope.variablesReference);
    expect(more).toEqual([]);
    expect(texts([amount!, before!])).toEqual(['amount = 5', 'before = 10']);
    expect(self).toMatchObject({ value: '<accounts.Account object>', type: 'Account', namedVariables: 3 });
    const held = await editor.unfold(self!.variablesReference);
    expect(texts(held)).toEqual(['owner = <accounts.Owner object>', 'balance = 10', "tags = ['a', 'b']"]);
    expect(held.map(({ evaluateName }) => evaluateName)).toEqual(['self.owner', 'self.balance', 'self.tags']);
    expect(texts(await editor.unfold(held[2]!.variablesReference))).toEqual(["0 = 'a'", "1 = 'b'"]);
    expect(await editor.evaluate('self.balance', 'hover')).toBe('10');
    expect(await editor.evaluate('self.tags[1]', 'hover')).toBe("'b'");
    expect(await editor.evaluate('[self.balance * 2, len(self.tags), before]')).toBe('[20, 2, 10]');
    const [frame] = await editor.stack();
    const complete = await editor.ask<{ targets: { label: string }[] }>('completions', {
      text: 'self.b',
      column: 7,
      frameId: frame!.id,
    });
    expect(complete.targets.map(({ label }) => label)).toEqual(['balance']);
  });

  it('unfold within lists, too', async () => {
    await begun(26);
    const variables = await editor.unfold((await locals()).variablesReference);
    expect(variables.map(({ name }) => name)).toEqual(['ann', 'accounts', 'total', 'account']);
    const accounts = variables[1]!;
    expect(accounts.indexedVariables).toBe(2);
    const [, second] = await editor.unfold(accounts.variablesReference);
    expect(second).toMatchObject({ name: '1', value: '<accounts.Account object>', namedVariables: 3 });
    const held = await editor.unfold(second!.variablesReference);
    expect(held[1]).toMatchObject({ name: 'balance', value: '20', evaluateName: 'accounts[1].balance' });
    expect(await editor.evaluate('accounts[total + 1].balance + ann.balance')).toBe('30');
    // A name that the expression binds itself is no variable of the program.
    const own = '[account.balance for account in [type("Other", (), {"balance": 7})]]';
    expect(await editor.evaluate(own)).toBe('[7]');
  });

  it('are changed in what they hold, and watched for it', async () => {
    await begun(17);
    const [self] = await editor.unfold((await locals()).variablesReference);
    const set = await editor.ask<{ value: string }>('setVariable', {
      variablesReference: self!.variablesReference,
      name: 'balance',
      value: 'self.balance * 10',
    });
    expect(set.value).toBe('100');
    expect(await editor.ask('setExpression', { expression: 'self.tags[0]', value: "'c'" })).toMatchObject({
      value: "'c'",
    });
    await editor.breakpoints(ACCOUNTS, []);
    const [now] = await editor.unfold((await locals()).variablesReference);
    const { dataId } = await editor.ask<{ dataId: string }>('dataBreakpointInfo', {
      variablesReference: now!.variablesReference,
      name: 'balance',
    });
    const { breakpoints } = await editor.ask<{ breakpoints: { verified: boolean }[] }>('setDataBreakpoints', {
      breakpoints: [{ dataId }],
    });
    expect(breakpoints).toMatchObject([{ verified: true }]);
    expect(await editor.do('continue')).toMatchObject({ reason: 'data breakpoint', line: 18 });
    expect(await editor.evaluate('self.balance')).toBe('105');
    expect(await editor.evaluate('self.tags')).toBe("['c', 'b']");
    await editor.ask('setDataBreakpoints', { breakpoints: [] });
    await editor.breakpoints(ACCOUNTS, [{ line: 16, condition: 'self.balance == 20' }]);
    expect(await editor.do('continue')).toMatchObject({ reason: 'breakpoint', line: 16 });
  });
});

describe('a saved run', () => {
  it('is walked both ways, its sources given where they are not on disk', async () => {
    const program = written('gone.py', 'def main():\n    x = 1\n    y = x + 1\n    return y\n');
    const trace = join(folder, 'gone.trace');
    expect((await ndbg(['trace', program, '--out', trace])).code).toBe(0);
    rmSync(program);
    editor = Editor.start();
    const stop = await editor.launch({ trace, stopOnEntry: true });
    expect(stop).toMatchObject({ reason: 'entry', line: 2 });
    const [frame] = await editor.stack();
    const { content } = await editor.ask<{ content: string }>('source', {
      sourceReference: frame!.source!.sourceReference,
    });
    expect(content).toContain('y = x + 1');
    await editor.do('next');
    await editor.do('next');
    expect(await editor.do('stepBack')).toMatchObject({ line: 3 });
    const own = editor.events.find(({ event }) => event === 'capabilities');
    expect(own?.body.capabilities).toEqual({ supportsSetVariable: false, supportsSetExpression: false });
    expect(await editor.refusal('setExpression', { expression: 'x', value: '5' })).toMatch(/saved run/);
  });
});
