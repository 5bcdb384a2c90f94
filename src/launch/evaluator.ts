/**
 * Expressions, alone or over a state's variables, worked out by the sandboxed Python: without the program, or else with
 * its names.
 */
import type { EvaluateOver } from '../debugger/conditions.ts';
import { DebuggerError } from '../debugger/engine.ts';
import type { Prepare } from '../debugger/foresight.ts';
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
  /** Over several lines where one would be long. */
  readonly pretty: string;
  /** Variables of the module that it names, and that calls may have changed since the module was run. */
  readonly early: readonly string[];
}

type Answer =
  | ({ readonly kind: 'value' } & Evaluated)
  | { readonly kind: 'syntax' | 'raised'; readonly message: string }
  | { readonly kind: 'name'; readonly message: string; readonly dark: readonly string[] };

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
    /** What the program's module is called in the walk's values; else after its file. */
    private readonly module?: string,
  ) {}

  /** What an expression is worth over these variables; a DebuggerError says why it is worth nothing. */
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
        const dark = answer.dark.find(name => answer.message.includes(`'${name}'`));
        if (dark === undefined) throw new DebuggerError(`${expression.trim()}: ${answer.message}`);
        throw new DebuggerError(
          `${expression.trim()}: all that is known of ${dark} is its text, ${locals.get(dark)}, and that ` +
            `is no expression`,
        );
      }
    }
  }

  readonly over: EvaluateOver = async (expression, locals) => (await this.evaluate(expression, locals)).repr;

  /** For movements over a run that is there already. */
  readonly ahead: Prepare = (expression, many) => this.prepare(expression, many);

  /** Refuses what does not parse, before it is kept for later. */
  async check(expression: string): Promise<void> {
    const problem = await this.problemOf(expression);
    if (problem !== undefined) throw new DebuggerError(problem);
  }

  /** Why an expression cannot be read, if it cannot. */
  async problemOf(expression: string): Promise<string | undefined> {
    const answer = await this.once(`lambda: (${expression}\n)`, []);
    return answer.kind === 'syntax'
      ? `"${expression}" is no Python expression: ${answer.message}`
      : undefined;
  }

  /** What a file of python/ndbg_launch answers, with the program's names if these are wanted. */
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

  /** Works an expression out over many states in one go: who asks for each of them afterwards has the answer at once. */
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
    // One that takes too long spoils the run for all: then they are asked one by one.
    await answers.catch(() => {});
  }

  /** A breakpoint in a loop asks the same again and again. */
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
    const alone = await this.run<Answer[]>('evaluate', { expression, many, rebound }, false);
    const unknown = alone.flatMap(({ kind }, i) => (kind === 'name' ? [i] : []));
    if (unknown.length === 0 || !this.spec) return alone;
    try {
      const given = { expression, many: unknown.map(i => many[i]!), rebound };
      const over = await this.run<Answer[]>('evaluate', given, true);
      for (const [k, i] of unknown.entries()) alone[i] = over[k]!;
    } catch {
      // The program itself cannot run: then its names are nobody's.
    }
    return alone;
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
 * As the recorder writes values: addresses say nothing, and change with every run; those within strings are the
 * program's.
 */
export function withoutAddresses(text: string): string {
  return text.replace(
    /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")| at 0x[0-9A-Fa-f]+/gs,
    (_, quoted?: string) => quoted ?? '',
  );
}

/** JSON's strings are Python's. */
function literal(text: string): string {
  return JSON.stringify(text);
}

/** The text of a file as Python writes texts. */
function code(file: LaunchFile): string {
  return literal(launchFile(file));
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}
