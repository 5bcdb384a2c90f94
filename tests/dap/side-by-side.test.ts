/**
 * The engine `real` beside debugpy, through the same client: the same programs, breakpoints and steps. Both stop at the
 * same lines with the same variables. What differs, and is taken out before they are compared:
 *
 * - We stop where a call returns, in the callee and with its value; debugpy stops in the caller, on the line that goes
 *   on. From there our step over goes on behind the line; debugpy may stop in what else the line calls.
 * - We take a comprehension and a class body for one step of their line; debugpy (before 3.12) steps through them.
 * - We pass decorators once, on the way down; debugpy shows them again as they are applied.
 * - Where a repr raises, ours says so; debugpy shows another text.
 * - Addresses are left out of our values, and debugpy cuts long ones: those that it cut are not compared.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { expect, it } from 'vitest';
import { findDebugpy, startDebugpy } from './debugpy.ts';
import { Editor } from './editor.ts';

const CORPUS = fileURLToPath(new URL('../../corpus/programs/', import.meta.url));
const TOPICS = ['banking', 'inventory', 'shopping_cart'];
const PER_TOPIC = 14;
const PROGRAMS = 40;
const INTO = 16;
const OVER = 5;
const HITS = 3;

interface Stop {
  readonly place: string;
  readonly variables: ReadonlyMap<string, string>;
}

interface Walker {
  readonly editor: Editor;
  readonly breakpoints: Set<number>;
  ended?: boolean;
  ahead?: Stop | undefined;
  /** What the other debugger does not stop at. */
  skips(stack: readonly Dap.StackFrame[], scopes: readonly Dap.Scope[], stepped: boolean): boolean;
}

const programs = TOPICS.flatMap(topic =>
  readdirSync(join(CORPUS, topic))
    .filter(name => name.endsWith('.py'))
    .sort()
    .slice(0, PER_TOPIC)
    .map(name => join(CORPUS, topic, name)),
).slice(0, PROGRAMS);

/** Lines of functions, spread over the file: breakpoints for both. */
function breakpointsFor(path: string): number[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const inside: number[] = [];
  let of = '';
  for (const [i, line] of lines.entries()) {
    const [, word] = /^\s*(def|class)\b/.exec(line) ?? (/^\S/.test(line) ? ['', ''] : []);
    if (word !== undefined) of = word;
    else if (of === 'def' && /^ +(?:return|if|for|\w+ [-+*]?= )/.test(line)) inside.push(i + 1);
  }
  return [0.2, 0.5, 0.8].flatMap(share => inside[Math.floor(share * inside.length)] ?? []);
}

function ours(): Walker {
  return {
    editor: Editor.start(),
    breakpoints: new Set(),
    skips: (_, scopes) => scopes.some(({ name }) => name === 'Returned'),
  };
}

function theirs(editor: Editor, path: string): Walker {
  const classes = new Set(
    [...readFileSync(path, 'utf8').matchAll(/^\s*class\s+(\w+)/gm)].map(([, name]) => name),
  );
  /** Lines of decorators and of what they decorate, where there are several: passed again when they are applied. */
  const decorated = new Set<number>();
  const lines = readFileSync(path, 'utf8').split('\n');
  for (let i = 0; i + 1 < lines.length; i++) if (/^\s*@/.test(lines[i]!)) decorated.add(i + 1).add(i + 2);
  let lastLine = 0;
  /** The line each depth was last seen at. */
  const left: string[] = [];
  return {
    editor,
    breakpoints: new Set(),
    skips: (stack, _, stepped) => {
      // Only a step ends on a line that goes on.
      if (!stepped) left.length = 0;
      const [top] = stack;
      const depth = stack.length;
      const place = `${top!.name} ${top!.line}`;
      const goesOn = depth < left.length && left[depth - 1] === place;
      left.length = depth;
      left[depth - 1] = place;
      const again = decorated.has(top!.line) && decorated.has(lastLine) && lastLine >= top!.line;
      if (!again) lastLine = top!.line;
      return goesOn || again || /^<(?:list|set|dict)comp>$/.test(top!.name) || classes.has(top!.name);
    },
  };
}

/** Where it stands, unless the other does not stop there. */
async function look({ editor, skips }: Walker, stepped: boolean): Promise<Stop | undefined> {
  const stack = editor.frames;
  const [top] = stack;
  const { scopes } = (await editor.client.scopesRequest({ frameId: top!.id })).body;
  if (skips(stack, scopes, stepped)) return undefined;
  const variables = new Map<string, string>();
  for (const scope of scopes) {
    if (!['Locals', 'Arguments'].includes(scope.name)) continue;
    for (const { name, value } of await editor.unfold(scope.variablesReference))
      if (/^[^\W\d]\w*$/u.test(name) && !name.startsWith('__')) variables.set(name, plain(value));
  }
  return { place: `${top!.name} ${top!.line}`, variables };
}

/** What a value is beyond the way it is written. */
function plain(value: string): string {
  return value.replace(/ at 0x[0-9a-fA-F]+/g, '').replace(/__main__\./g, '');
}

async function steps(walker: Walker, command: string, count: number): Promise<Stop[]> {
  const { editor } = walker;
  const depth = editor.frames.length;
  const name = editor.frames[0]?.name;
  const stops: Stop[] = [];
  if (walker.ahead) stops.push(walker.ahead);
  delete walker.ahead;
  while (stops.length < count) {
    const where = await editor.do(command);
    if (where.reason === 'terminated') {
      walker.ended = true;
      break;
    }
    const stop = await look(walker, command !== 'continue');
    // Over lines only as long as the call lasts: debugpy's next step may go into what else its caller calls.
    const beside = editor.frames.length === depth && (!stop || editor.frames[0]?.name !== name);
    const left = editor.frames.length < depth || beside;
    if (command === 'next' && left) {
      // At a breakpoint already: what the next `continue` would come to.
      if (stop && walker.breakpoints.has(editor.frames[0]!.line)) walker.ahead = stop;
      break;
    }
    if (stop) stops.push(stop);
  }
  return stops;
}

/** Steps in from the beginning, then breakpoints with steps over behind each. */
async function walk(walker: Walker, path: string, config: object): Promise<Stop[]> {
  const { editor } = walker;
  await editor.launch({ program: path, stopOnEntry: true, ...config }, () =>
    editor.client.setExceptionBreakpointsRequest({ filters: ['uncaught'] }),
  );
  const first = await look(walker, true);
  const found = first ? [first] : [];
  found.push(...(await steps(walker, 'stepIn', INTO)));
  if (!walker.ended) {
    const lines = breakpointsFor(path);
    for (const line of lines) walker.breakpoints.add(line);
    await editor.breakpoints(
      path,
      lines.map(line => ({ line })),
    );
    for (let i = 0; i < HITS && !walker.ended; i++) {
      found.push(...(await steps(walker, 'continue', 1)));
      if (i === 0 && !walker.ended) found.push(...(await steps(walker, 'next', OVER)));
    }
  }
  // debugpy's adapter stays a while after its program is gone.
  await editor.leave(100);
  return found;
}

function cut(value: string): boolean {
  return value.includes('...') || value.length > 200;
}

/** Names and values of both, without those that one of them groups elsewhere or cuts. */
function comparable(stop: Stop, other: Stop): Record<string, string> {
  const shown = [...stop.variables].filter(([name, value]) => {
    const theirs = other.variables.get(name);
    if (/^<(?:function|class|module|enum)/.test(value) || value.includes(': repr raised ')) return false;
    if (theirs?.includes(': repr raised ')) return false;
    return theirs === undefined || !(cut(value) || cut(theirs));
  });
  return Object.fromEntries(shown.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const debugpy = await findDebugpy();
const missing = 'missing' in debugpy ? debugpy.missing : undefined;

it.skipIf(missing !== undefined)(
  `${PROGRAMS} programs stop at the same lines with the same variables${missing === undefined ? '' : `: ${missing}`}`,
  async () => {
    if ('missing' in debugpy) throw new Error(debugpy.missing);
    expect(programs).toHaveLength(PROGRAMS);
    let compared = 0;
    let values = 0;
    const waiting = [...programs];
    const worker = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const [mine, its] = await Promise.all([
          walk(ours(), path, { engine: 'real', entry: '<module>' }),
          walk(theirs(startDebugpy(debugpy), path), path, { console: 'internalConsole', justMyCode: true }),
        ]);
        expect(
          mine.map(({ place }) => place),
          path,
        ).toEqual(its.map(({ place }) => place));
        for (const [i, stop] of mine.entries()) {
          const other = its[i]!;
          const own = comparable(stop, other);
          expect(own, `${path}, stop ${i}: ${stop.place}`).toEqual(comparable(other, stop));
          values += Object.keys(own).length;
        }
        compared += mine.length;
      }
    };
    // Most of the time is debugpy's, and passes in waiting.
    await Promise.all(Array.from({ length: 6 }, worker));
    console.log(`${PROGRAMS} programs, ${compared} stops and ${values} values are debugpy's`);
    expect(compared).toBeGreaterThan(20 * PROGRAMS);
    expect(values).toBeGreaterThan(compared);
  },
  240_000,
);
