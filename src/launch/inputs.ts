/**
 * Finds arguments that would give a value: the model's inverse samples them, and each is checked by going forward.
 */
import { NeuralEngine, type NeuralMoment } from '../debugger/engines/neural/engine.ts';
import type { Evaluate } from '../debugger/engines/neural/entry.ts';
import { answer } from '../debugger/movements.ts';
import { type Context, contextOf } from '../language/trajectory.ts';
import type { Model } from '../model/model.ts';
import { literalRepr } from '../python/literals.ts';
import type { Locals } from '../tree/state.ts';
import { type Candidate, type Checking, check, type Question } from './inputs-check.ts';
import { briefFor, type OpenedEngine } from './open-engine.ts';
import { raisingEnds } from './raising-ends.ts';

const SAMPLES = 24;
const SAMPLING = { temperature: 0.8, topP: 0.95 };
/** Most tokens in the arguments of one call: users want short examples. */
const LONGEST = 256;

/** An open program and its engines. */
export interface OpenProgram extends Checking {
  /** The engine's own model, or the installed one if the engine has none. */
  askModel(): Promise<Model>;
}

export interface FoundInputs {
  /** Number of samples. */
  readonly drawn: number;
  /** Candidates that give the value, the likeliest first. Shares are of all that do. */
  readonly held: readonly { readonly text: string; readonly drawn: number; readonly share: number }[];
  /** Candidates that do not, the likeliest first. */
  readonly missed: readonly { readonly text: string; readonly got: string }[];
  /** How they were checked. */
  readonly how: string;
}

export async function findInputs(
  program: OpenProgram,
  question: Question,
  signal: AbortSignal,
): Promise<FoundInputs> {
  const model = await answer(program.askModel(), signal);
  const engine = modelEngine(program.opened, model);
  const context = contextOf(program.opened.files.files[0]!.source);
  const ends = question.raises ? raisingEnds(context, question) : [question];
  const drawing = {
    sampling: { ...SAMPLING, seed: `${question.name} ${question.value}` },
    samples: Math.ceil(SAMPLES / ends.length),
  };
  const drawn: NeuralMoment[] = [];
  for (const end of ends) {
    const start = await engine.start({ direction: 'inverse', function: question.name, ...endOf(end) });
    drawn.push(...(await answer(engine.draw(start, { action: 'inv_step_call' }, drawing, signal), signal)));
  }
  const candidates = distinct(drawn, context, program.opened.module);
  const { verdicts, how } = await answer(
    check(program, question, candidates, entry => modelEngine(program.opened, model, entry), signal),
    signal,
  );
  const held = candidates.filter((_, i) => verdicts[i]!.holds);
  const total = held.reduce((sum, each) => sum + each.drawn, 0);
  return {
    drawn: drawn.length,
    held: held
      .sort((a, b) => b.drawn - a.drawn)
      .map(({ text, drawn: times }) => ({ text, drawn: times, share: times / total })),
    missed: candidates.flatMap(({ text }, i) =>
      verdicts[i]!.holds ? [] : [{ text, got: verdicts[i]!.got }],
    ),
    how,
  };
}

/** Why a typed value cannot be read, as far as Python can tell. It is checked before a model is asked. */
export async function unreadValue({ evaluator }: OpenProgram, value: string): Promise<string | undefined> {
  // A literal is fine as it stands; a text in angle brackets describes an object.
  if (literalRepr(value) !== undefined || /<.*>/s.test(value)) return undefined;
  return evaluator.problemOf(value).catch(() => undefined);
}

/** The class, if a typed text names an exception and not a value: `IndexError`, `raises IndexError`. */
export function exceptionIn({ opened }: Pick<OpenProgram, 'opened'>, text: string): string | undefined {
  const [, said, name] = /^\s*(raises?\s+)?([\p{L}_][\p{L}\p{N}_.]*)\s*$/u.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (said !== undefined || /(?:Error|Exception|Warning|Interrupt|Exit|StopIteration)$/.test(name))
    return name;
  const own = new RegExp(`^\\s*class\\s+${name}\\s*\\([^)]*(?:Error|Exception)\\b`, 'mu');
  return opened.files.files.some(({ source }) => own.test(source)) ? name : undefined;
}

export function modelEngine(
  opened: OpenedEngine,
  model: Model,
  entry?: { entry: string; args: string },
  /** Evaluates arguments that a user wrote; those that a model wrote are reprs already. */
  evaluate: Evaluate = async text => text,
): NeuralEngine {
  return new NeuralEngine({
    model,
    context: contextOf(opened.files.files[0]!.source),
    module: opened.module,
    longestState: LONGEST,
    ...briefFor(model),
    ...(entry ? { entry, evaluate } : {}),
  });
}

/** An engine that predicts from the states that it was shown. */
export async function predictingEngine(program: OpenProgram): Promise<NeuralEngine> {
  const { opened } = program;
  const model = await program.askModel();
  return new NeuralEngine({
    model,
    context: contextOf(opened.files.files[0]!.source),
    module: opened.module,
    ...briefFor(model),
  });
}

export function argumentsText(locals: Locals): string {
  return [...locals].map(([name, value]) => `${name}=${value}`).join(', ');
}

function endOf({ value, line, raises }: Question): { value: string; line?: number; raised?: true } {
  return { value, ...(line === undefined ? {} : { line }), ...(raises ? { raised: true } : {}) };
}

function distinct(drawn: readonly NeuralMoment[], context: Context, module: string): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { state } of drawn) {
    if (state.event !== 'inv_call') continue;
    const head = headOf(context, state.line);
    // Classes have one module, by whatever name the model has drawn it.
    const own = (text: string) => text.replace(/<__main__\.(?=[\w.]+ object>)/g, `<${module}.`);
    const locals = new Map(
      [...state.locals].flatMap(([name, text]) => (head.has(name) ? [[name, own(text)] as const] : [])),
    );
    const text = argumentsText(locals);
    const known = found.get(text);
    if (known) known.drawn++;
    else found.set(text, { locals, text, drawn: 1 });
  }
  return [...found.values()].sort((a, b) => b.drawn - a.drawn);
}

/** The parameter names of a definition. A call also shows variables from around the function. */
function headOf({ lines }: Context, line: number): ReadonlySet<string> {
  const from = lines.findIndex(each => each.line === line);
  const length = lines.slice(from).findIndex(({ source }) => /:\s*(?:#.*)?$|:.*\breturn\b/.test(source)) + 1;
  const head = lines.slice(from, from + Math.max(1, length)).map(({ source }) => source);
  return new Set(head.join('\n').match(/[\p{L}_][\p{L}\p{N}_]*/gu));
}
