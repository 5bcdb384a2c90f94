/** The debugger in an editor, over real runs: how they move, both ways, and where they stop. */
import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ndbg } from '../cli/ndbg.ts';
import { scratchFolder } from '../scratch.ts';
import { begin, editor, entered, SHOP, startEditor } from './shop.ts';

const scratch = scratchFolder();

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
    const program = scratch.write('edited.py', 'def main():\n    x = 1\n    return x\n');
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
    const stdin = scratch.write('in.txt', 'hello\n');
    const program = scratch.write(
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
    const program = scratch.write(
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

describe('a saved run', () => {
  it('is walked both ways, its sources given where they are not on disk', async () => {
    const program = scratch.write('gone.py', 'def main():\n    x = 1\n    y = x + 1\n    return y\n');
    const trace = scratch.at('gone.trace');
    expect((await ndbg(['trace', program, '--out', trace])).code).toBe(0);
    rmSync(program);
    const stop = await startEditor().launch({ trace, stopOnEntry: true });
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
