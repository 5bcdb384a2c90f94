/** Where a value came from, held to the STORE instructions that CPython itself carries out, and to object identity. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallTree } from '../../src/debugger/calls.ts';
import type { ValueOrigin } from '../../src/debugger/origins.ts';
import { originOf } from '../../src/debugger/value-origin.ts';
import { pooled } from '../../src/shared/pool.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { record } from '../../src/trace/record.ts';
import { EventKind } from '../../src/trace/recording.ts';
import { isField } from '../../src/tree/fields.ts';
import { StateTree } from '../../src/tree/tree.ts';
import { readSeeds } from '../seeds.ts';
import { OBJECT_PROGRAMS } from './object-programs.ts';

/** What `stores.py` writes. A store: how many lines the activation had begun, and the line. */
interface Activation {
  readonly name: string;
  readonly lines: number;
  readonly snapshots: readonly {
    readonly stores: Readonly<Record<string, readonly [number, number]>>;
    /** Of what objects hold: the activation, how many lines it had begun, and the line; null: elsewhere. */
    readonly held: Readonly<Record<string, readonly [number, number, number] | null>>;
    /** In which turn of the innermost loop around it the line before this one ran. */
    readonly turn: number | null;
    readonly items: Readonly<Record<string, readonly string[]>>;
  }[];
  /** For each name at the beginning, the caller's names for the same object. */
  readonly same: Readonly<Record<string, readonly string[]>>;
  /** Names for what callees returned: the callee's number and the name. */
  readonly given: readonly (readonly [number, string])[];
}

interface Program {
  readonly where: string;
  readonly calls: CallTree;
  readonly truth: readonly Activation[];
}

const programs: Program[] = [];

beforeAll(async () => {
  const seeds = readSeeds().filter((_, i) => i % 61 === 0);
  const sources = [
    ...Object.entries(OBJECT_PROGRAMS),
    ...seeds.map(
      ({ where, source, calls }) =>
        [where, `${source}\ndef main():\n    return ${calls.slice(0, 3).join(', ')}\n`] as const,
    ),
  ];
  const script = fileURLToPath(new URL('stores.py', import.meta.url));
  const { stdout, stderr } = spawnSync((await findPython())!, [script], {
    input: JSON.stringify(sources.map(([, source]) => source)),
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const truths = JSON.parse(stdout) as (Activation[] | null)[];
  const runs = await pooled([...sources.keys()], 4, async i => {
    const [where, source] = sources[i]!;
    const truth = truths[i];
    return truth ? { where, truth, run: await record({ name: 'program.py', source }) } : undefined;
  });
  for (const made of runs) {
    if (!made || made.run.recording.count === 0) continue;
    const { where, truth } = made;
    const { recording } = made.run;
    const calls = new CallTree(StateTree.build(recording));
    const same =
      truth.length === calls.count && truth.every(({ name }, id) => calls.nameOf(id).endsWith(name));
    // Both number the activations alike, or the recorder left some out, such as those of an iterator's end.
    if (same) programs.push({ where, calls, truth });
    else expect(Object.keys(OBJECT_PROGRAMS)).not.toContain(where);
  }
}, 300_000);

/** How many lines a call had begun when a node was reached. */
function linesUpTo(tree: StateTree, node: number): number {
  let count = 0;
  for (let at: number | undefined = node; at !== undefined; at = tree.previous(at))
    if (tree.kind(at) === EventKind.line) count++;
  return count;
}

/** How many lines and returns a call has. */
function statesOf({ tree }: CallTree, id: number): number {
  const last = tree.last(id);
  return linesUpTo(tree, last) + (tree.kind(last) === EventKind.return ? 1 : 0);
}

/** Asks for every variable at every line and return of every call. */
function* questions(
  wanted = (name: string) => !isField(name),
): Generator<{ program: Program; node: number; id: number; name: string; nth: number }> {
  for (const program of programs) {
    const { tree } = program.calls;
    for (let id = 0; id < program.calls.count; id++) {
      // CPython comes back to a decorator's line; a recording does not.
      if (statesOf(program.calls, id) !== program.truth[id]!.snapshots.length) continue;
      let nth = 0;
      for (let node: number | undefined = tree.first(id); node !== undefined; node = tree.next(node)) {
        const kind = tree.kind(node);
        if (kind !== EventKind.line && kind !== EventKind.return) continue;
        for (const name of tree.locals(node).keys()) if (wanted(name)) yield { program, node, id, name, nth };
        nth++;
      }
    }
  }
}

const unsure = ({ note }: ValueOrigin) => /may have given|is not known/.test(note ?? '');

describe('the origin of every variable at every line', () => {
  it('is held to many programs', () => {
    expect(programs.length).toBeGreaterThan(35);
  });

  it('names the line and the very state at which Python last stored it', () => {
    let sure = 0;
    let all = 0;
    for (const { program, node, id, name, nth } of questions()) {
      const { calls, truth, where } = program;
      if (calls.nameOf(id).includes('<')) continue;
      all++;
      const [first] = originOf(calls, node, name) as [ValueOrigin];
      if (unsure(first)) continue;
      sure++;
      const stored = truth[id]!.snapshots[nth]!.stores[name];
      const about = { ...first, where, asked: `${name} at line ${calls.tree.line(node)}` };
      // `x = yield` gives x where the generator goes on, before its next line.
      if (first.kind === 'assigned' && first.call !== id)
        expect({ ...about, stored: [0, first.line] }).toEqual({ ...about, stored });
      else if (first.kind === 'assigned')
        expect({ ...about, stored: [linesUpTo(calls.tree, first.node!), first.line] }).toEqual({
          ...about,
          stored,
        });
      else if (first.kind.startsWith('changed'))
        expect({ ...about, after: (stored?.[0] ?? 0) <= linesUpTo(calls.tree, first.node!) }).toEqual({
          ...about,
          after: true,
        });
      else expect({ ...about, stored }).toEqual({ ...about, stored: undefined });
    }
    expect(all).toBeGreaterThan(5000);
    expect(sure / all).toBeGreaterThan(0.98);
  });

  it('follows arguments and returned values to the same object, and no other', () => {
    let followed = 0;
    for (const { program, node, name } of questions()) {
      const { calls, truth, where } = program;
      const origins = originOf(calls, node, name);
      for (const [i, { kind, name: own, call }] of origins.entries()) {
        const next = origins[i + 1];
        const about = { where, line: calls.tree.line(node), name, origins };
        if (kind === 'argument' && next && !isField(own)) {
          expect({ ...about, same: truth[call!]!.same[own] }).toEqual({
            ...about,
            same: expect.arrayContaining([next.name]),
          });
          followed++;
        }
        if (kind === 'assigned' && next?.kind === 'returned' && !isField(own)) {
          expect({ ...about, given: truth[call!]!.given }).toEqual({
            ...about,
            given: expect.arrayContaining([[next.call, own]]),
          });
          followed++;
        }
      }
    }
    expect(followed).toBeGreaterThan(500);
  });

  it('goes back from what an object holds to the line that stored it', () => {
    let followed = 0;
    let all = 0;
    for (const { program, node, id, name, nth } of questions(isField)) {
      const { calls, truth, where } = program;
      const stored = truth[id]!.snapshots[nth]!.held[name];
      if (!stored || calls.nameOf(id).includes('<')) continue;
      all++;
      const origins = originOf(calls, node, name);
      const told = { where, asked: `${name} at line ${calls.tree.line(node)}`, origins };
      const [first] = origins as [ValueOrigin];
      // What this call itself stored is not passed over.
      if (stored[0] === id && first.call === id && !unsure(first))
        expect({ ...told, from: linesUpTo(calls.tree, first.node!) >= stored[1] }).toEqual({
          ...told,
          from: true,
        });
      if (origins.some(unsure)) continue;
      const assigns = new RegExp(`^[^=]*\\.${name.split('.').at(-1)!}\\s*(?:[-+*/]=|[,=])`);
      const store = origins.find(
        each => isField(each.name) && each.kind === 'assigned' && assigns.test(each.source),
      );
      if (!store) continue;
      const found = [store.call, linesUpTo(calls.tree, store.node!), store.line];
      expect({ ...told, found }).toEqual({ ...told, found: stored });
      followed++;
    }
    expect(all).toBeGreaterThan(5000);
    expect(followed).toBeGreaterThan(1500);
  });

  it('says in which turn of a loop a line ran', () => {
    let turns = 0;
    let asked = 0;
    for (const { program, node, name } of questions(() => true)) {
      if (asked++ % 5 > 0) continue;
      const { calls, truth, where } = program;
      for (const { iteration, call, node: at, line } of originOf(calls, node, name)) {
        if (iteration === undefined) continue;
        const { turn } = truth[call!]!.snapshots[linesUpTo(calls.tree, at!)]!;
        const told = { where, line, name, asked: calls.tree.line(node) };
        expect({ ...told, iteration }).toEqual({ ...told, iteration: turn });
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(500);
  });

  it('says which item a loop took, and it is that one', () => {
    let items = 0;
    for (const { program, node, id, name } of questions()) {
      const { calls, truth, where } = program;
      const [{ iteration, note, node: line }] = originOf(calls, node, name) as [ValueOrigin];
      const item = /it was (\S+\])/.exec(note ?? '')?.[1];
      if (item === undefined) continue;
      const { items: known } = truth[id]!.snapshots[linesUpTo(calls.tree, line!)]!;
      const about = { where, line: calls.tree.line(node), name, iteration };
      expect({ ...about, known: known[name] }).toEqual({ ...about, known: expect.arrayContaining([item]) });
      items++;
    }
    expect(items).toBeGreaterThan(100);
  });
});

async function ofProgram(name: string, at: number, variable: string): Promise<ValueOrigin[]> {
  const { recording } = await record({ name: 'program.py', source: OBJECT_PROGRAMS[name]! });
  const calls = new CallTree(StateTree.build(recording));
  return originOf(calls, calls.call(at).last, variable);
}

it('distinguishes one object from another of its class by what it holds', async () => {
  const [copied, loop] = await ofProgram('loop', 0, 'last');
  expect(copied).toMatchObject({ kind: 'assigned', source: '    last = animal' });
  expect(loop).toMatchObject({ kind: 'assigned', name: 'animal', iteration: 3, note: 'it was animals[2]' });
  expect(loop!.fields).toEqual(
    new Map([
      ['name', "'Kit'"],
      ['fed', '0'],
    ]),
  );
});

it('an object that came back is the one that is asked for', async () => {
  const origins = await ofProgram('rebinding', 0, 'pet');
  expect(origins.map(({ name, source }) => [name, source.trim()])).toEqual([
    ['pet', 'pet = kept'],
    ['kept', 'kept = pet'],
    ['pet', 'pet = Animal("Rex")'],
  ]);
});

it('what an object holds is followed to the turn of the loop, to the call and to the line that stored it', async () => {
  const origins = await ofProgram('cart', 6, 'self.total');
  expect(
    origins.map(({ kind, name, iteration, note, source }) => [kind, name, iteration, note, source.trim()]),
  ).toEqual([
    ['changed inside', 'self.total', 3, "with item = items[2] = {name='milk', price=4}", 'self.add(item)'],
    ['assigned', 'self.total', undefined, undefined, 'self.total += item.price'],
  ]);
});

it('the same value given again in a call is not passed over', async () => {
  const [other, inside] = await ofProgram('cart', 0, 'cart.total');
  expect(other).toMatchObject({
    note: expect.stringMatching(/^program.py:\d+ may have given it the same value/),
  });
  expect(inside).toBeUndefined();
});

it('a generator that went on with a value many times is told once', async () => {
  const origins = await ofProgram('parts', 61, 'limit');
  expect(origins.map(({ kind }) => kind)).toEqual(['resumed', 'argument']);
});
