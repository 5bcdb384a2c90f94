/**
 * The debugger in an editor, over the shipped model: predicted states are marked, and true ones can replace
 * them.
 */
import { fileURLToPath } from 'node:url';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Editor } from './editor.ts';

const VOWELS = fileURLToPath(new URL('../../examples/vowels.py', import.meta.url));
const BROKEN = fileURLToPath(new URL('./broken.py', import.meta.url));

let editor: Editor;
afterEach(async () => {
  expect(await editor.leave()).toBe(0);
});

async function begin(more: object, configure?: () => Promise<unknown>, wishes: object = {}) {
  editor = Editor.start();
  return editor.launch({ program: VOWELS, engine: 'neural', stopOnEntry: true, ...more }, configure, wishes);
}

/** The progress of an answer of the model. */
async function answering(): Promise<Dap.ProgressStartEvent['body']> {
  for (;;) {
    const { body } = (await editor.next(['progressStart'])) as Dap.ProgressStartEvent;
    if (body.title.startsWith('ndbg-')) return body;
  }
}

function percent(text: string | undefined): number {
  return Number(/(\d+) %/.exec(text ?? '')?.[1] ?? Number.NaN);
}

describe('a prediction', () => {
  it('is stepped through forwards and backwards, and says how sure it is wherever it is shown', async () => {
    const entry = await begin({});
    expect(entry.line).toBe(10);
    expect(entry.name).toMatch(/^main \(predicted \d+ %\)$/);
    const inside = await editor.do('stepIn');
    expect(inside.name).toMatch(/^vowels \(predicted \d+ %\)$/);
    expect(inside.line).toBe(2);
    const text = (await editor.variables()).get('text')!;
    expect(text.value).toBe("'Try Again'");
    expect(percent(text.type)).toBeGreaterThan(0);
    expect(text.type).toMatch(/^str · \d+ %$/);
    expect(editor.output('console')).toMatch(/predicts; nothing is run/);
    expect(editor.output('console')).toMatch(/From here on predicted by ndbg-/);
    await editor.do('next');
    expect((await editor.do('stepBack')).line).toBe(2);
    expect((await editor.do('stepBack')).line).toBe(10);
    expect((await editor.do('stepBack')).reason).toBe('entry');
  });

  it('reverses to a breakpoint, and from a return asks the model what came before', async () => {
    await begin({ stopOnEntry: false }, () => editor.breakpoints(VOWELS, [{ line: 4 }, { line: 6 }]));
    expect((await editor.stack())[0]!.line).toBe(4);
    await editor.do('continue');
    expect((await editor.do('reverseContinue')).line).toBe(4);
    await editor.breakpoints(VOWELS, []);
    const end = await editor.do('stepOut');
    expect(end.line).toBe(6);
    const returned = (await editor.variables()).get('(return) vowels')!;
    expect(returned.type).toMatch(/str · \d+ %/);
    const before = await editor.do('ndbg/back', { how: 'out' });
    expect(before).toMatchObject({ line: 1, name: expect.stringMatching(/^vowels \(predicted/) });
    expect([...(await editor.variables()).keys()]).toContain('text');
    // Going on leaves the walk back where it was begun.
    expect((await editor.do('next')).line).toBe(6);
  });

  it('jumps to a line: on as the model predicts, back to a state that it has shown', async () => {
    await begin({});
    const targets = async (line: number) =>
      (
        await editor.ask<{ targets: { id: number; label: string }[] }>('gotoTargets', {
          source: { path: VOWELS },
          line,
        })
      ).targets;
    const [on, ...none] = await targets(4);
    expect(none).toEqual([]);
    expect(await editor.do('goto', { targetId: on!.id })).toMatchObject({
      reason: 'goto',
      name: expect.stringMatching(/^vowels \(predicted \d+ %\)$/),
      line: 4,
    });
    expect((await targets(10)).map(({ label }) => label.split(' ')[0])).toEqual(['on', 'back']);
    const back = (await targets(10)).at(-1)!;
    expect(await editor.do('goto', { targetId: back.id })).toMatchObject({ reason: 'goto', line: 10 });
    // A line that is met no more: the walk stays, and that is said.
    const [never] = await targets(10);
    expect(await editor.do('goto', { targetId: never!.id })).toMatchObject({ reason: 'pause', line: 10 });
    expect(editor.output('important')).toContain('as the model predicts, the program ends before line 10');
  });

  it('goes on from a value that was set, which is certain', async () => {
    await begin({});
    await editor.do('stepIn');
    await editor.do('next');
    const locals = (await editor.scopes()).find(({ name }) => name === 'Locals')!;
    const set = await editor.ask<{ value: string }>('setVariable', {
      variablesReference: locals.variablesReference,
      name: 'text',
      value: '"e" * 2',
    });
    expect(set.value).toBe("'ee'");
    const text = (await editor.variables()).get('text')!;
    expect([text.value, percent(text.type)]).toEqual(["'ee'", 100]);
    expect(editor.output('console')).toContain('From here on with a value that you set.');
  });

  it('is replaced by the truth when it is verified', async () => {
    await begin({}, undefined, { supportsInvalidatedEvent: true });
    await editor.do('stepIn');
    await editor.do('next');
    const verified = await editor.ask<{ text: string }>('ndbg/verify');
    expect(verified.text).toMatch(/of \d+ states are as the program runs/);
    const { body } = await editor.next(['invalidated']);
    expect(body).toEqual({ areas: ['all'] });
    expect((await editor.stack())[0]).toMatchObject({ name: 'vowels', line: 3 });
    expect((await editor.variables()).get('found')).toMatchObject({ value: '[]', type: 'list' });
    const { entries } = await editor.ask<{ entries: { origin: string }[] }>('ndbg/timeline');
    expect(entries.every(({ origin }) => origin === 'observed')).toBe(true);
    // From the truth on, prediction goes on.
    expect((await editor.do('next')).name).toMatch(/predicted/);
  });

  it('knows the commands of doubt', async () => {
    await begin({});
    await editor.do('stepIn');
    await editor.do('next');
    expect(await editor.evaluate('sure', 'repl')).toMatch(/that this state is right/);
    expect(await editor.evaluate('branch other', 'repl')).toBe('branch other begins here');
    await editor.do('next');
    expect(await editor.evaluate('compare main', 'repl')).toMatch(/line: main has/);
    expect(await editor.evaluate('why', 'repl')).not.toBe('');
    const state = await editor.ask<{ engine: string; model: string; confidences: object }>('ndbg/state');
    expect(state).toMatchObject({ engine: 'neural', model: expect.stringMatching(/^ndbg-/) });
    expect(Object.keys(state.confidences)).toContain('text');
  });

  it('finds inputs for a value', async () => {
    await begin({});
    const found = await editor.evaluate("inputs vowels 'ai'", 'repl');
    expect(found).toMatch(/of 24 samples hold/);
  });

  it('of a program that cannot run says why', async () => {
    await begin({ program: BROKEN });
    expect(editor.output('console')).toMatch(/Note: the program may not run here \(.*nowhere_module.*\)/);
    expect((await editor.do('next')).line).toBe(6);
  });

  it('can be stopped while it is coming, by pause and by the progress that it shows', async () => {
    await begin({ program: LONG, jumps: 'steps' }, undefined, { supportsProgressReporting: true });
    const moving = editor.do('continue');
    const started = await answering();
    expect(started.cancellable).toBe(true);
    expect(await editor.refusal('next')).toMatch(/still coming/);
    await editor.ask('cancel', { progressId: started.progressId });
    expect((await moving).reason).toBe('pause');
    const again = editor.do('continue');
    await answering();
    await editor.ask('pause', { threadId: 1 });
    const paused = await again;
    expect(paused).toMatchObject({ reason: 'pause', line: 2 });
    expect((await editor.do('next')).line).toBe(3);
  });
});

const LONG = fileURLToPath(new URL('./long.py', import.meta.url));

describe('a hybrid walk', () => {
  it('says where it goes over from prediction to the run, and back', async () => {
    await begin({ engine: 'hybrid', threshold: 1 });
    const inside = await editor.do('stepIn');
    expect(inside).toMatchObject({ name: 'vowels', line: 2 });
    expect((await editor.variables()).get('text')).toMatchObject({ value: "'Try Again'", type: 'str' });
    await editor.leave();
    await begin({ engine: 'hybrid', threshold: 0.0001 });
    expect((await editor.do('stepIn')).name).toMatch(/predicted/);
    await editor.do('next');
    const [where] = await Promise.all([editor.stop(), editor.ask('ndbg/verify')]);
    expect(where).toMatchObject({ name: 'vowels', line: 3 });
    expect(editor.output('console')).toContain('observed');
  });
});
