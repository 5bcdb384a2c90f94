/**
 * Our stepping against Python's own `bdb`, on the seed corpus: step_into, step_over and step_return stop where its
 * `step`, `next` and `return` stop.
 *
 * Where the two differ on purpose (specification §2), a rule below says so, and nothing else may differ:
 *   folded      bdb steps through comprehensions and class bodies; for us they belong to their line
 *   unwinding   bdb reports a return of None while an exception unwinds a frame; for us it is the exception itself
 *   def line    bdb enters a decorated function on its first decorator, and a resumed generator where it
 *               yielded; for us a call stands on the `def`
 *   entry       bdb begins inside the entry; we begin with its call
 *   decorated   bdb comes back to the lines of a decorated definition to call the decorators (3.11 and later); for us
 *               it is one pass over them
 *   generators  from inside a generator, bdb's `next` and `return` pass over its yields; for us a yield ends an
 *               activation
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { record } from '../../src/trace/record.ts';
import { StateTree } from '../../src/tree/tree.ts';
import { readSeeds } from '../seeds.ts';

type Stop = readonly [event: string, line: number, name: string, value: string | null];
interface BdbWalk {
  readonly stops: readonly Stop[];
  readonly after: readonly {
    readonly from: number;
    readonly next: Stop | null;
    readonly return: Stop | null;
  }[];
}

const PROGRAMS = 240;
const FOLDED = new Set(['<listcomp>', '<setcomp>', '<dictcomp>']);
const POSITIONS = 24;

const python = await findPython();
const child = spawn(python!, [fileURLToPath(new URL('bdb_stops.py', import.meta.url))], {
  env: { PYTHONHASHSEED: '0', PATH: process.env.PATH },
  stdio: ['pipe', 'pipe', 'inherit'],
});
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
afterAll(() => {
  child.kill();
});

async function bdbWalk(source: string, positions: readonly number[]): Promise<BdbWalk> {
  child.stdin.write(`${JSON.stringify({ source, positions })}\n`);
  const { value } = await answers.next();
  return JSON.parse(value as string) as BdbWalk;
}

/** Which of our nodes each of bdb's stops is, or undefined for a stop inside what we fold; or where the two part. */
function align(
  tree: StateTree,
  stops: readonly Stop[],
  classes: ReadonlySet<string>,
): (number | undefined)[] | string {
  const nodes: (number | undefined)[] = [];
  let node = 1;
  for (const [i, stop] of stops.entries()) {
    const [event, , name] = stop;
    if (FOLDED.has(name) || classes.has(name) || isClosing(stops, i)) nodes.push(undefined);
    else if (node < tree.exit && matches(tree, node, stop)) nodes.push(node++);
    else if (event === 'line' && comesBack(tree, nodes, stop)) nodes.push(undefined);
    else if (event === 'return' && stop[3] === 'None' && isUnwinding(tree, node, stop)) {
      // Either the exception state stands there already, or the unwinding itself is the state.
      nodes.push(tree.kind(node - 1) === 3 && tree.ends(node - 1) ? node - 1 : node++);
    } else if (event === 'line' && inComprehension(tree, node - 1, stop)) nodes.push(node - 1);
    else
      return `stop ${i} ${JSON.stringify(stop)}, where we have ${JSON.stringify(describeNode(tree, node))}`;
  }
  return node === tree.exit
    ? nodes
    : `bdb ended, and we go on with ${JSON.stringify(describeNode(tree, node))}`;
}

/** One of the three stops at a generator that is closed and runs nothing; 3.13 and later have none, nor have we. */
function isClosing(stops: readonly Stop[], at: number): boolean {
  const kinds = ['call', 'exception', 'return'];
  return kinds.some((_, before) => {
    const found = kinds.map((_, i) => stops[at - before + i]);
    return (
      found.every((stop, i) => stop?.[0] === kinds[i] && stop?.[2] === stops[at]![2]) &&
      found[1]![3] === 'GeneratorExit()' &&
      found[2]![3] === 'None'
    );
  });
}

/** To a decorator, or to what it decorates, which has been stopped at already in this activation. */
function comesBack(tree: StateTree, nodes: readonly (number | undefined)[], [, line, name]: Stop): boolean {
  const isDecorator = (at: number) => at > 0 && tree.source(at).trim().startsWith('@');
  if (!isDecorator(line) && !isDecorator(line - 1)) return false;
  const last = nodes.findLast(each => each !== undefined && tree.place(each).function === name);
  if (last === undefined) return false;
  const before = tree.place(last).line;
  return Math.abs(before - line) <= 3 && (isDecorator(before) || isDecorator(before - 1));
}

function describeNode(tree: StateTree, node: number): object {
  const { event, ...rest } = tree.state(node);
  return { event, ...('line' in rest ? { line: rest.line, function: rest.function } : {}) };
}

function matches(tree: StateTree, node: number, [event, line, name, value]: Stop): boolean {
  if (node >= tree.exit) return false;
  const state = tree.state(node);
  if (state.event !== event || !('line' in state) || state.function !== name) return false;
  if (event === 'call') {
    return (
      line === state.line ||
      yields(tree, node) ||
      (line < state.line && tree.source(line).trim().startsWith('@'))
    );
  }
  if (state.line !== line) return false;
  return (
    value === null ||
    !('value' in state) ||
    withoutAddress(value) === state.value.slice(0, withoutAddress(value).length)
  );
}

function withoutAddress(text: string): string {
  return text.replace(/ at 0x[0-9a-f]+/g, '');
}

function isUnwinding(tree: StateTree, node: number, [, , name]: Stop): boolean {
  for (const at of [node - 1, node]) {
    if (at < tree.exit && tree.kind(at) === 3 && tree.ends(at) && tree.place(at).function === name)
      return true;
  }
  return false;
}

/**
 * Steps through a comprehension's lines and back to its first, inside the frame: one state of ours (specification §1).
 */
function inComprehension(tree: StateTree, node: number, [, line, name]: Stop): boolean {
  const place = tree.place(node);
  return (
    place.function === name &&
    line >= place.line &&
    /\bfor\b/.test(tree.source(line) + statementFrom(tree, place.line))
  );
}

/** On another line, or once more on the first, of a comprehension that spans several. */
function staysInComprehension(tree: StateTree, node: number, stop: Stop): boolean {
  const { line: first } = tree.place(node);
  const text = statementFrom(tree, first);
  const last = first + text.split('\n').length - 2;
  const isOne = last > first && /\bfor\b/.test(text.replace(/^\s*for\b/, ''));
  return isOne && stop[0] === 'line' && stop[1] <= last && inComprehension(tree, node, stop);
}

/** A line, with those that follow while a bracket stands open; brackets in texts are counted, too. */
function statementFrom(tree: StateTree, first: number): string {
  let text = '';
  for (let line = first; ; line++) {
    text += `${tree.source(line)}\n`;
    const open = text.match(/[([{]/g)?.length ?? 0;
    if (open <= (text.match(/[)\]}]/g)?.length ?? 0) || line > first + 20) return text;
  }
}

/** Whether the function that a node stands in yields; of the corpus, by its text. */
function yields(tree: StateTree, node: number): boolean {
  const { recording } = tree;
  const code = recording.codes[recording.activationCodes[tree.activation(node)]!]!;
  if (code.name === '<genexpr>') return true;
  for (let line = code.line; line <= code.lastLine; line++)
    if (/\byield\b/.test(tree.source(line))) return true;
  return false;
}

function sameStop(tree: StateTree, node: number, stop: Stop | null): boolean {
  if (stop === null) return node === tree.exit;
  if (matches(tree, node, stop)) return true;
  return (
    stop[0] === 'return' && stop[3] === 'None' && node < tree.exit && tree.kind(node) === 3 && tree.ends(node)
  );
}

const seeds = readSeeds().filter((_, i, all) => i % Math.floor(all.length / PROGRAMS) === 0);

describe('stepping, compared with bdb', () => {
  it(`has at least 200 programs to compare on`, () => {
    expect(seeds.length).toBeGreaterThanOrEqual(200);
  });

  it('stops where bdb stops', async () => {
    const problems: string[] = [];
    let compared = 0;
    for (const seed of seeds) {
      const source = `${seed.source}\ndef main():\n    return ${seed.calls[0]}\n`;
      const { recording } = await record({ name: 'program.py', source });
      const tree = StateTree.build(recording);
      const classes = new Set([...source.matchAll(/^\s*class\s+(\w+)/gm)].map(match => match[1]!));
      const { stops } = await bdbWalk(source, []);
      const nodes = align(tree, stops, classes);
      if (typeof nodes === 'string') {
        problems.push(`${seed.where}: ${nodes}`);
        continue;
      }
      const kept = nodes.flatMap((node, i) => (node === undefined ? [] : [i]));
      const stride = Math.max(1, Math.ceil(kept.length / POSITIONS));
      const { after } = await bdbWalk(
        source,
        kept.filter((_, i) => i % stride === 0),
      );
      for (const { from, next, return: end } of after) {
        const node = nodes[from]!;
        if (yields(tree, node)) continue;
        // A stop inside what we fold has no counterpart to compare with.
        const folded = (stop: Stop) =>
          FOLDED.has(stop[2]) ||
          classes.has(stop[2]) ||
          comesBack(tree, nodes.slice(0, from + 1), stop) ||
          staysInComprehension(tree, node, stop);
        if (!(next && folded(next))) {
          compared++;
          if (!sameStop(tree, tree.stepOver(node), next)) {
            problems.push(
              `${seed.where}: next from ${JSON.stringify(stops[from])} is ${JSON.stringify(next)}, ours ` +
                `${JSON.stringify(describeNode(tree, tree.stepOver(node)))}`,
            );
          }
        }
        if (tree.ends(node)) continue;
        compared++;
        if (!sameStop(tree, tree.stepReturn(node), end)) {
          problems.push(
            `${seed.where}: return from ${JSON.stringify(stops[from])} is ${JSON.stringify(end)}, ours ` +
              `${JSON.stringify(describeNode(tree, tree.stepReturn(node)))}`,
          );
        }
      }
    }
    expect(problems.join('\n')).toBe('');
    expect(compared).toBeGreaterThan(1000);
  });
});
