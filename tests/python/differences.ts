/** Compares what src/python says of a source file with what Python's own `ast` and `tokenize` say. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ContextCode } from '../../src/python/functions.ts';
import { evenlyIndented } from '../../src/python/indentation.ts';
import { literalRepr, splitArguments } from '../../src/python/literals.ts';
import type { Source } from '../../src/python/source.ts';
import { statementsOf } from '../../src/python/statements.ts';

export interface Said {
  readonly source: string;
  readonly statements: readonly (readonly [first: number, last: number, keyword: string, above: number])[];
  readonly functions: readonly (readonly [
    line: number,
    name: string,
    parameters: readonly string[],
    resumable: boolean,
    last: number,
  ])[];
  readonly literals: readonly (readonly [text: string, repr: string])[];
  readonly calls: readonly (readonly [text: string, count: number])[];
}

type Answer = Said | { readonly same: boolean } | { readonly refused: string };

export interface Difference {
  readonly what: 'statement' | 'function' | 'place' | 'literal' | 'call' | 'indentation';
  readonly text: string;
}

/** How many things were compared, of each kind. */
export type Counts = Record<Difference['what'], number>;

const WORDS = new Set(
  (
    'if elif else for while try except finally with def class return raise pass break continue del assert global ' +
    'nonlocal import from @ match case'
  ).split(' '),
);

export const sourceOf = (text: string): Source => ({
  lines: text.split('\n').map((source, i) => ({ line: i + 1, source })),
});

/** A Python that says of one file after the other what it holds. */
export class PythonSays {
  private readonly child;
  private readonly answers: AsyncIterator<string>;

  constructor(python: string) {
    const script = fileURLToPath(new URL('ast_reader.py', import.meta.url));
    this.child = spawn(python, ['-W', 'ignore', script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async ask(
    question: { path: string } | { source: string } | { source: string; other: string },
  ): Promise<Answer> {
    this.child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error('Python ended before it answered');
    return JSON.parse(value) as Answer;
  }

  close(): void {
    this.child.stdin.end();
  }
}

/** All that differs in one file. Undefined where Python refuses to read it. */
export async function differencesIn(
  says: PythonSays,
  asked: { path: string } | { source: string },
  counts: Counts,
): Promise<Difference[] | undefined> {
  const said = await says.ask(asked);
  if (!('source' in said)) return undefined;
  const source = sourceOf(said.source);
  const found: Difference[] = [];
  const compare = (what: Difference['what'], python: string, ours: string) => {
    counts[what]++;
    if (python !== ours) found.push({ what, text: `Python ${python}, src/python ${ours}` });
  };
  compareStatements(said, source, compare);
  compareFunctions(said, source, compare);
  for (const [text, repr] of said.literals) {
    const ours = literalRepr(text);
    // Where it is not certain it says nothing.
    if (ours !== undefined) compare('literal', `${text} = ${repr}`, `${text} = ${ours}`);
  }
  for (const [text, count] of said.calls)
    compare('call', `(${text}) ${count}`, `(${text}) ${splitArguments(text).length}`);
  const even = evenlyIndented(source);
  if (even !== source) {
    const other = even.lines.map(line => line.source).join('\n');
    const answer = await says.ask({ source: said.source, other });
    compare('indentation', 'same', 'same' in answer && answer.same ? 'same' : 'another program');
  }
  return found;
}

type Compare = (what: Difference['what'], python: string, ours: string) => void;

function compareStatements({ statements }: Said, source: Source, compare: Compare): void {
  const ours = new Map(statementsOf(source.lines).map(each => [each.first, each]));
  for (const [first, last, keyword, above] of statements) {
    const own = ours.get(first);
    ours.delete(first);
    const word = own && WORDS.has(own.keyword) ? own.keyword : '';
    compare(
      'statement',
      `${first}–${last} ${keyword} in ${above}`,
      own ? `${first}–${own.last} ${word} in ${own.parent?.first ?? 0}` : 'none',
    );
  }
  for (const first of ours.keys()) compare('statement', 'none', String(first));
}

function compareFunctions({ functions, statements }: Said, source: Source, compare: Compare): void {
  const code = new ContextCode(source);
  for (const [line, name, parameters, resumable] of functions) {
    const own = code.definition(line);
    // The reader leaves some parameters out, and counts some functions as resumable that are not.
    const names = own && own.parameters.length > 0 ? own.parameters : parameters;
    const again = resumable ? own?.resumable : false;
    compare(
      'function',
      `${line} ${name}(${parameters}) ${resumable}`,
      `${line} ${own?.name}(${names}) ${again}`,
    );
  }
  const known = new Set(functions.map(([line]) => line));
  for (const { line } of source.lines)
    if (code.definition(line) && !known.has(line)) compare('function', 'none', String(line));
  for (const [first] of statements) {
    const around = functions.filter(([line, , , , last]) => line < first && first <= last);
    const inner = around.sort((a, b) => b[0] - a[0])[0]?.[0] ?? 0;
    compare('place', `${first} in ${inner}`, `${first} in ${code.around(first)?.line ?? 0}`);
  }
}
