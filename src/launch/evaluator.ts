/**
 * Evaluates expressions in the sandboxed Python, alone or over a state's variables, with or without the program's
 * names.
 */

import type { Prepare } from '../debugger/condition-lookahead.ts';
import type { EvaluateOver } from '../debugger/conditions.ts';
import { DebuggerError } from '../debugger/engine.ts';
import { record } from '../trace/record.ts';
import type { ProgramSpec, RecordOptions } from '../trace/runtime.ts';
import { variableOf } from '../tree/fields.ts';
import type { Locals } from '../tree/state.ts';
import { StateTree } from '../tree/tree.ts';
import { type LaunchFile, launchFile } from './launch-files.ts';
import { sourceText } from './source-text.ts';

export interface Evaluated {
  readonly repr: string;
  readonly type: string;
  /** Spread over several lines if one would be long. */
  readonly pretty: string;
  /** Module variables that it names and that calls may have changed since the module ran. */
  readonly early: readonly string[];
}

type Answer =
  | ({ readonly kind: 'value' } & Evaluated)
  | { readonly kind: 'syntax' | 'raised'; readonly message: string }
  | { readonly kind: 'name'; readonly message: string; readonly opaque: readonly string[] };

/** Names and the texts of their values. */
type Bindings = readonly (readonly [string, string])[];

const SECONDS = 10;
const MOST_KNOWN = 10_000;
const LONGEST = 4_000_000;

export class Evaluator {
  private readonly known = new Map<string, Promise<Answer>>();

  constructor(
    private readonly spec: ProgramSpec | undefined,
    private readonly options: RecordOptions,
    /** The module's name in the walk's values; without it, the file's name is used. */
    private readonly module?: string,
  ) {}

  /** Returns an expression's value over these variables, or throws a DebuggerError that says why there is none. */
  async evaluate(expression: string, locals: Locals): Promise<Evaluated> {
    const answer = await this.once(expression, usedIn(expression, locals));
    switch (answer.kind) {
      case 'value': {
        const { repr, type, pretty, early } = answer;
        return { repr: withoutAddresses(repr), type, pretty: withoutAddresses(pretty), early };
      }
      case 'syntax':
        throw new DebuggerError(`"${expression.trim()}" is no Python expression: ${answer.message}`);
      case 'raised':
        throw new DebuggerError(`${expression.trim()} raises ${answer.message}`);
      case 'name': {
        const opaque = answer.opaque.find(name => answer.message.includes(`'${name}'`));
        if (opaque === undefined) throw new DebuggerError(`${expression.trim()}: ${answer.message}`);
        throw new DebuggerError(
          `${expression.trim()}: all that is known of ${opaque} is its text, ${locals.get(opaque)}, and that ` +
            `is no expression`,
        );
      }
    }
  }

  readonly over: EvaluateOver = async (expression, locals) => (await this.evaluate(expression, locals)).repr;

  /** For movements over a run that is complete already. */
  readonly ahead: Prepare = (expression, many) => this.prepare(expression, many);

  /** Refuses an expression that does not parse, before it is kept for later. */
  async check(expression: string): Promise<void> {
    const problem = await this.problemOf(expression);
    if (problem !== undefined) throw new DebuggerError(problem);
  }

  /** Why an expression does not parse; undefined if it does. */
  async problemOf(expression: string): Promise<string | undefined> {
    const answer = await this.once(`lambda: (${expression}\n)`, []);
    return answer.kind === 'syntax'
      ? `"${expression}" is no Python expression: ${answer.message}`
      : undefined;
  }

  /** Runs a file of python/ndbg_launch and returns its answer, with the program's names if `withProgram`. */
  async run<T>(file: LaunchFile, given: unknown, withProgram: boolean, seconds = SECONDS): Promise<T> {
    const { module } = this;
    const naming = module === undefined ? 'None' : `{"code": ${code('rename')}, "name": ${literal(module)}}`;
    const call = `ndbg_answer(${code(file)}, ${naming}, ${literal(JSON.stringify(given))})`;
    const body = `${launchFile('ask')}\n\ndef ndbg_expression():\n    return ${call}\n`;
    const program = withProgram ? this.program : '';
    const spec = this.spec;
    const { recording, stopped } = await record(
      {
        ...(withProgram && spec ? spec : {}),
        name: spec?.name ?? 'expression.py',
        source: `${program}\n\n${body}`,
        entry: 'ndbg_expression',
        args: '',
      },
      { ...this.options, limits: { ...this.options.limits, seconds, reprCharacters: LONGEST } },
    );
    const tree = StateTree.build(recording);
    const end = tree.findEnd('ndbg_expression');
    const state = end === undefined ? undefined : tree.state(end);
    if (state?.event === 'return')
      return JSON.parse(new TextDecoder().decode(fromHex(state.value.slice(1, -1)))) as T;
    throw new DebuggerError(
      stopped?.message || `it could not be worked out${state && 'value' in state ? `: ${state.value}` : ''}`,
    );
  }

  private get program(): string {
    return this.spec ? sourceText(this.spec) : '';
  }

  /** Evaluates an expression over many states at once, so that later questions about each are answered at once. */
  async prepare(expression: string, many: readonly Locals[]): Promise<void> {
    const wanted = new Map<string, Bindings>();
    for (const locals of many) {
      const used = usedIn(expression, locals);
      const key = keyOf(expression, used);
      if (!this.known.has(key)) wanted.set(key, used);
    }
    if (wanted.size === 0) return;
    const answers = this.askMany(expression, [...wanted.values()]);
    for (const [i, key] of [...wanted.keys()].entries())
      this.remember(
        key,
        answers.then(all => all[i]!),
      );
    // One slow evaluation spoils the run for all. They are then asked for one by one.
    await answers.catch(() => {});
  }

  /** Remembers answers: a breakpoint in a loop asks the same again and again. */
  private once(expression: string, locals: Bindings): Promise<Answer> {
    const key = keyOf(expression, locals);
    const known = this.known.get(key);
    if (known) return known;
    return this.remember(
      key,
      this.askMany(expression, [locals]).then(([only]) => only!),
    );
  }

  private remember(key: string, answer: Promise<Answer>): Promise<Answer> {
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, answer);
    answer.catch(() => this.known.delete(key));
    return answer;
  }

  private async askMany(expression: string, many: readonly Bindings[]): Promise<Answer[]> {
    const declared = [...this.program.matchAll(/^\s*global\s+([^#;\n]+)/gm)];
    const rebound = declared.flatMap(([, names]) => names!.split(',').map(name => name.trim()));
    const ask = (over: readonly Bindings[], alone: boolean, withProgram: boolean) =>
      this.run<Answer[]>('evaluate', { expression, many: over, rebound, alone }, withProgram);
    const hasProgram = this.spec !== undefined;
    const answers = await ask(many, hasProgram, false);
    const unknown = answers.flatMap(({ kind }, i) => (kind === 'name' ? [i] : []));
    if (unknown.length === 0 || !hasProgram) return answers;
    const left = unknown.map(i => many[i]!);
    // If the program cannot run, its names have no values.
    const over = await ask(left, false, true).catch(() => ask(left, false, false));
    for (const [k, i] of unknown.entries()) answers[i] = over[k]!;
    return answers;
  }
}

/** The variables that it names, with what their objects hold. */
function usedIn(expression: string, locals: Locals): Bindings {
  return [...locals].filter(([name]) => expression.includes(variableOf(name)));
}

function keyOf(expression: string, locals: Bindings): string {
  return JSON.stringify([expression, locals]);
}

/**
 * Removes addresses, as the recorder does: they say nothing and change with every run. Addresses inside strings stay,
 * because they are the program's own text.
 */
export function withoutAddresses(text: string): string {
  return text.replace(
    /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")| at 0x[0-9A-Fa-f]+/gs,
    (_, quoted?: string) => quoted ?? '',
  );
}

/** Quotes a text for Python: a JSON string is a Python literal. */
function literal(text: string): string {
  return JSON.stringify(text);
}

/** The text of a file as a Python literal. */
function code(file: LaunchFile): string {
  return literal(launchFile(file));
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}
