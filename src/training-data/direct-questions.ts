/** The direct inverse questions of a build's functions: which arguments led to this outcome? */
import type { Trajectory } from '../language/trajectory.ts';
import type { ForwardState } from '../tree/state.ts';
import { ConfigError, type DataConfig } from './config.ts';
import { Contexts } from './contexts.ts';
import { type Counts, count } from './counts.ts';
import { DocumentWriter } from './document.ts';
import { JobRunner, type RecordedProgram } from './job.ts';
import { byOutcome, trajectory } from './policy.ts';
import type { Place } from './python-process.ts';
import type { RecordedCall } from './recorded-program.ts';

/** Sources of functions with calls whose inputs may be improved: each is drawn with its problem and calls. */
const ASKED_SOURCES = ['seeds', 'mutate', 'corpus', 'repository'] as const;
/** Programs recorded at a time. */
const JOB_PROGRAMS = 64;
/** Jobs in a row without a new question after which there are none left. */
const FRUITLESS = 16;

export interface AskedFunction {
  readonly source: string;
  readonly entry: string;
  readonly origin: string;
  readonly problem: string;
  readonly flags: readonly string[];
}

/** How a function's run ended. `line` is the number in the function's own source. */
export interface Outcome {
  readonly event: 'return' | 'exception';
  readonly value: string;
  readonly line: number;
}

/** A call that is known to have the outcome, as text and as its arguments (name → repr). */
export interface KnownCall {
  readonly call: string;
  readonly arguments: Readonly<Record<string, string>>;
}

export interface DirectQuestion {
  readonly program: AskedFunction;
  readonly outcome: Outcome;
  /** The simplest first. */
  readonly known: readonly KnownCall[];
  /** The function and its end; the last step asks for the arguments. */
  readonly trajectory: Trajectory;
}

export interface DrawnQuestions {
  readonly questions: readonly DirectQuestion[];
  readonly functions: number;
  /** What was not asked about, and why. */
  readonly counts: Counts;
  readonly notes: readonly string[];
}

/** Draws functions of the training side, and asks about at most `outcomes` of each. Seed and settings decide which. */
export async function drawDirectQuestions(
  place: Place,
  given: DataConfig,
  seed: number,
  { functions, outcomes }: { readonly functions: number; readonly outcomes: number },
): Promise<DrawnQuestions> {
  const config = functionsOnly(given);
  const writer = new DocumentWriter(config.context, config.certain_targets);
  const questions: DirectQuestion[] = [];
  const counts: Counts = {};
  const notes: string[] = [];
  const asked = new Set<string>();
  const runner = new JobRunner(place, config, seed);
  let found = 0;
  const take = (recorded: RecordedProgram): void => {
    if (found >= functions) return;
    const fresh = questionsOf(recorded, config, writer, counts).filter(question => {
      const key = keyOf(question);
      return !asked.has(key) && asked.add(key);
    });
    if (fresh.length === 0) return;
    found++;
    questions.push(...fresh.slice(0, outcomes));
  };
  try {
    let fruitless = 0;
    for (let number = 0; found < functions && fruitless < FRUITLESS; number++) {
      const before = found;
      const batch = await runner.each({ set: 'train', number }, recorded => {
        take(recorded);
        return undefined;
      });
      notes.push(...batch.notes);
      fruitless = found > before ? 0 : fruitless + 1;
    }
  } finally {
    runner.close();
  }
  return { questions, functions: found, counts, notes };
}

/** The same settings with functions alone, each run once: no variable set, nothing worked out. */
function functionsOnly(config: DataConfig): DataConfig {
  const given = (config.programs.mix ?? {}) as Readonly<Record<string, unknown>>;
  const mix = Object.fromEntries(
    ASKED_SOURCES.filter(name => given[name] !== undefined).map(name => [name, given[name]]),
  );
  if (!Object.values(mix).some(weight => (weight as number) > 0)) {
    throw new ConfigError(
      `config: programs.mix gives no weight to functions whose inputs can be asked for: ${ASKED_SOURCES.join(', ')}`,
    );
  }
  const programs = { ...config.programs, mix };
  return { ...config, programs, set: 0, working: 0, shard_programs: JOB_PROGRAMS };
}

function questionsOf(
  { facts, calls, random }: RecordedProgram,
  config: DataConfig,
  writer: DocumentWriter,
  counts: Counts,
): DirectQuestion[] {
  const { entry, origin, problem, flags } = facts;
  // A question about a method would also ask for the object, which shows nothing of itself.
  const plain = calls.filter(call => call.facts.call.startsWith(`${entry}(`));
  if (plain.length === 0) {
    count(counts, 'a method');
    return [];
  }
  const source = `${calls[0]!.recording.files[0]!.lines.slice(0, facts.lines).join('\n')}\n`;
  const contexts = new Contexts(writer, facts, config.context);
  const questions: DirectQuestion[] = [];
  for (const group of byOutcome(plain)) {
    const simplest = group[0]!;
    const known = group.map(knownCall);
    if (Object.keys(known[0]!.arguments).length === 0) {
      count(counts, 'without arguments');
      continue;
    }
    const drawn = trajectory(simplest, 'direct', config, random);
    const steps = drawn?.steps.slice(0, 2) ?? [];
    const written = drawn && contexts.write(simplest, drawn, steps);
    if (!written || written.states < 2) {
      count(counts, 'too long for the context');
      continue;
    }
    const { share: _, ...end } = steps[0]!;
    const context = contexts.context(simplest, drawn);
    questions.push({
      program: { source, entry, origin, problem, flags },
      outcome: outcomeOf(simplest),
      known,
      trajectory: { direction: 'inverse', context, steps: [end], ended: false },
    });
  }
  return questions;
}

function knownCall(call: RecordedCall): KnownCall {
  return { call: call.facts.call, arguments: Object.fromEntries(call.inner!.tree.locals(0)) };
}

function outcomeOf(call: RecordedCall): Outcome {
  const { tree } = call.inner!;
  const last = tree.last(0);
  const { event } = tree.state(last) as ForwardState & { event: Outcome['event'] };
  return { event, value: tree.result(last), line: tree.line(last) };
}

/** What is asked: the same function in other words is another question. */
function keyOf({ program, outcome }: DirectQuestion): string {
  return JSON.stringify([program.source, program.entry, outcome]);
}
