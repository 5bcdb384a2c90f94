/** Hostile texts, bytes and JSON: drawn at random, or made of real ones by a few strokes. */
import fc from 'fast-check';
import { anyText } from '../language/random-trajectories.ts';

/** What terminals, parsers and people stumble over. */
const ODD = [
  '\u0000',
  '\u001b[2J',
  '\u001b]0;title\u0007',
  '\u009b31m',
  '\r',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00\ud800',
  '😀',
  'e\u0301',
  '__proto__',
  'constructor',
  'toString',
  '-0',
  '1e999',
  'NaN',
  '99999999999999999999',
  '../../etc/passwd',
  '%s%n',
  '$(id)',
  '`id`',
  "';--",
  '<script>',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '"',
  "'",
  '"""',
  '\\',
  '#',
  ';',
  ',',
  ':',
  '*',
  '=',
  '\n',
  '\t',
];

const long = fc
  .tuple(
    fc.oneof(fc.constantFrom(...ODD), fc.string({ minLength: 1, maxLength: 3 })),
    fc.integer({ min: 2, max: 3000 }),
  )
  .map(([unit, times]) => unit.repeat(times));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: long },
);

interface Stroke {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
  readonly copy: boolean;
}

const stroke: fc.Arbitrary<Stroke> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.nat(3), fc.nat(60)),
  put: fc.oneof(fc.constant(''), hostileText),
  copy: fc.boolean(),
});

function struck(text: string, { at, cut, put, copy }: Stroke): string {
  const from = Math.floor(at * text.length);
  const gone = text.slice(from, from + cut);
  return text.slice(0, from) + put + (copy ? gone + gone : '') + text.slice(from + cut);
}

/** Real texts with a few strokes each; some stay as they are. */
export function spoilt(texts: readonly string[], strokes = 4): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(stroke, { maxLength: strokes }))
    .map(([text, all]) => all.reduce(struck, text));
}

/** Words of a small language in any order. */
export function sentences(words: readonly string[], most = 12): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: hostileText }),
      {
        maxLength: most,
      },
    )
    .map(parts => parts.join(''));
}

/** Real bytes with a few changed, cut out or doubled. */
export function spoiltBytes(all: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.oneof(fc.constant(0), fc.nat(8)),
    put: fc.uint8Array({ maxLength: 8 }),
  });
  return fc.tuple(fc.constantFrom(...all), fc.array(change, { maxLength: 4 })).map(([bytes, changes]) =>
    changes.reduce((now, { at, cut, put }) => {
      const from = Math.floor(at * now.length);
      return Buffer.concat([now.subarray(0, from), put, now.subarray(from + cut)]);
    }, bytes),
  );
}

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1, 0.5, 1e300, 2 ** 31, 2 ** 53, '', [], {}, [null], [[]]),
  fc.integer(),
  fc.double(),
  hostileText,
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value)
    ? value.slice(0, 6).map((each, i) => [i, each] as const)
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, each]) => pathsOf(each, [...path, key]))];
}

function replaced(value: unknown, path: Path, put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((each, i) => (i === key ? replaced(each, rest, put) : each));
  const entries = Object.entries(value as object).map(([name, each]) =>
    name === key ? [name, replaced(each, rest, put)] : [name, each],
  );
  return Object.fromEntries(entries.filter(([, each]) => each !== GONE));
}

const GONE = Symbol('gone');

/** Real values of JSON with parts of them gone or replaced by odd ones; never what no JSON can say. */
export function spoiltJson(examples: readonly unknown[]): fc.Arbitrary<unknown> {
  const change = fc.tuple(
    fc.nat(),
    fc.oneof({ weight: 1, arbitrary: fc.constant<unknown>(GONE) }, { weight: 6, arbitrary: oddValue }),
  );
  return fc
    .tuple(fc.constantFrom(...examples), fc.array(change, { maxLength: 4 }))
    .map(([example, changes]) => {
      const value = changes.reduce<unknown>((now, [at, put]) => {
        const paths = pathsOf(now);
        const path = paths[at % paths.length]!;
        return replaced(now, path, put === GONE && path.length === 0 ? null : put);
      }, example);
      return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
    });
}

const PIECES = [
  'def f(x, *rest, key=1, **more):',
  'async def g():',
  'class C(Base):',
  'return ',
  'yield from ',
  'lambda x: ',
  'if ',
  'elif ',
  'else:',
  'while ',
  'for i, (a, b) in ',
  'try:',
  'except* E as e:',
  'finally:',
  'with open(x) as y:',
  'match x:',
  'case [1, *_]:',
  'import a.b as c',
  'from . import *',
  'global x',
  'del x[0]',
  'x',
  ' = ',
  ' += ',
  ' := ',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ', ',
  ': ',
  '.',
  '"',
  "'''",
  'f"{x!r:>{w}}"',
  "rb'\\x'",
  '0x_f',
  '1_000.5e-3j',
  '...',
  '\\\n',
  '\n',
  '\n    ',
  '\n\t',
  '\n        ',
  '@decorator',
  '# comment',
  ' if x else y',
  ' for z in w',
  ' not in ',
  ' ** ',
  '<<=',
  'async ',
  'await ',
  'print(x)',
  'None',
];

/** Text that looks like Python here and there. */
export const pythonish: fc.Arbitrary<string> = sentences(PIECES, 40);

/** Source as the rooms read it: numbered lines, some left out. */
export const numberedLines = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.array(fc.nat(3), { maxLength: 60 })).map(([whole, gaps]) => {
    let line = 0;
    const lines = whole.split('\n').map((source, i) => {
      line += 1 + (gaps[i] ?? 0);
      return { line, source };
    });
    return { lines };
  });
