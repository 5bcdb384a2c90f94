/** Makes questions: each is a walk through a real run, cut behind an action. */
import { createHash } from 'node:crypto';
import { ContextFitter } from '../debugger/engines/neural/context.ts';
import { inverseContext } from '../language/inverse-context.ts';
import { LanguageError } from '../language/language-error.ts';
import { type Context, contextOf, rebased, type Step, type Trajectory } from '../language/trajectory.ts';
import { worksOut } from '../language/working.ts';
import type { InverseTree } from '../tree/inverse.ts';
import type { Action } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import type { Program } from './program.ts';
import { type AskedJumps, GREEDY, type Question, type Sampling, type TaskName } from './question.ts';
import { type Asked, answerIds, HIGHEST_LINE, promptIds, ruleIds } from './question-tokens.ts';
import type { Expectation } from './value-checker.ts';

export interface Draft {
  readonly task: TaskName;
  readonly group: string;
  readonly also?: readonly string[];
  /** Distinguishes the questions that one group asks about one program. */
  readonly name?: string;
  readonly program: Program;
  readonly trajectory: Trajectory;
  readonly expected: readonly Step[];
  readonly sampling?: Sampling;
  /** An action that follows each predicted state, `times` times. */
  readonly rule?: { readonly action: Action; readonly times: number };
  /** Skip the question if the right answer does not fit. Otherwise such a question counts as wrong. */
  readonly fits?: true;
  /** Of a long walk, show only the part that a debugger over a model would show. */
  readonly shortened?: true;
  readonly jumps?: AskedJumps;
  readonly at?: number;
  readonly arrives?: { readonly function: string; readonly expect: Expectation };
  readonly follows?: { readonly id: string; readonly candidate: string };
}

export class QuestionMaker {
  /** Why questions could not be asked: `group: reason` → how often. */
  readonly skipped = new Map<string, number>();

  /** `context`: tokens that prompt and answer must fit in. `working`: ask for it wherever a line has one. */
  constructor(
    readonly context: number,
    readonly working = false,
  ) {}

  /** Undefined if the question cannot be asked; `skipped` counts why. */
  make(draft: Draft): Question | undefined {
    const { task, group, program, expected, rule } = draft;
    const whole = rebased(draft.trajectory);
    let shown: ReturnType<typeof asShown> | undefined;
    try {
      if (draft.shortened) shown = asShown(whole, this.context);
    } catch (error) {
      // Only a part of a long program is shown, and the action may name something outside of it.
      if (!(error instanceof LanguageError)) throw error;
      return this.skip(draft, error.message.replace(/\d+/g, 'N'));
    }
    const trajectory = shown ? shown.trajectory : whole;
    const last = trajectory.context.lines.at(-1)?.line ?? 0;
    if (last > HIGHEST_LINE) return this.skip(draft, `the code goes beyond line ${HIGHEST_LINE}`);
    const expectedHere = rebasedSteps(draft.trajectory, expected);
    const steps = shown ? expectedHere.map(step => shown.fitter.shown(step)) : expectedHere;
    const asked: Asked = {
      trajectory,
      ...(rule ? { rule: rule.action } : {}),
      ...this.wanted(trajectory, steps, rule?.action),
    };
    let ids: number[];
    let answer: number;
    try {
      ids = promptIds(asked);
      answer = answerIds(asked, steps).length;
    } catch (error) {
      // A callback from elsewhere, for example, can lead to code that a walk back is not shown.
      if (!(error instanceof LanguageError)) throw error;
      return this.skip(draft, error.message.replace(/\d+/g, 'N'));
    }
    // The mark that asks for working takes no room here, so that the same questions are asked with and without it.
    const room = this.context - ids.length + Number(asked.working?.first ?? false);
    if (room < 16) return this.skip(draft, `the prompt is longer than ${this.context} tokens`);
    if (draft.fits && room < answer) {
      return this.skip(draft, `prompt and answer together are longer than ${this.context} tokens`);
    }
    const sampling = draft.sampling ?? GREEDY;
    const auto = rule && { ids: ruleIds(asked, rule.action), times: rule.times };
    // The digest in the id ties a completion to the very prompt it was written for.
    const digest = createHash('sha256')
      .update(JSON.stringify([ids, sampling, auto ?? null, ...(draft.jumps ? [draft.jumps] : [])]))
      .digest('hex');
    const parts = [task, group, program.id, draft.name].filter(part => part !== undefined);
    return {
      task,
      group,
      ...(draft.also ? { also: draft.also } : {}),
      ...(shown ? { whole } : {}),
      prompt: {
        id: `${parts.join('/')}@${digest.slice(0, 12)}`,
        ids,
        maxNew: this.context - ids.length,
        sampling,
        ...(auto ? { auto } : {}),
      },
      program,
      ...asked,
      expected: steps,
      ...(draft.jumps ? { jumps: draft.jumps } : {}),
      ...(draft.at === undefined ? {} : { at: draft.at }),
      ...(draft.arrives ? { arrives: draft.arrives } : {}),
      ...(draft.follows ? { follows: draft.follows } : {}),
    };
  }

  /** A rule's working is wanted at every turn or at none; the first real state that it follows decides. */
  private wanted(
    trajectory: Trajectory,
    expected: readonly Step[],
    rule: Action | undefined,
  ): Pick<Question, 'working'> {
    const { state, action } = trajectory.steps.at(-1)!;
    const first = this.working && worksOut(state, action!);
    const later = this.working && rule !== undefined && worksOut(expected[0]!.state, rule);
    return first || later ? { working: { first, later } } : {};
  }

  private skip(draft: Draft, reason: string): undefined {
    const key = `${draft.group}: ${reason}`;
    this.skipped.set(key, (this.skipped.get(key) ?? 0) + 1);
    return undefined;
  }
}

/** The share of the context that may be shown; the rest is for the answer. */
const SHOWN = 0.75;

/** A walk as a debugger over a model of that context shows it. */
export function asShown(
  whole: Trajectory,
  context: number,
): { readonly trajectory: Trajectory; readonly fitter: ContextFitter } {
  const fitter = new ContextFitter(whole.context, 'forward');
  const steps = whole.steps.map(step => fitter.shown(step));
  return { trajectory: fitter.fit(steps, Math.floor(context * SHOWN)).trajectory, fitter };
}

function rebasedSteps(trajectory: Trajectory, steps: readonly Step[]): readonly Step[] {
  return rebased({ ...trajectory, steps: [...trajectory.steps, ...steps] }).steps.slice(
    trajectory.steps.length,
  );
}

/** A forward walk as shown: nodes, and the action taken at each; the last is the question. */
export function forwardTrajectory(
  tree: StateTree,
  nodes: readonly number[],
  actions: readonly Action[],
): Trajectory {
  return {
    direction: 'forward',
    context: contextOfTree(tree),
    steps: nodes.map((node, i) => ({ ...forwardStep(tree, node), action: actions[i]! })),
    ended: false,
  };
}

export function forwardStep(tree: StateTree, node: number): Step {
  const state = tree.state(node);
  return node < tree.exit ? { state, activation: tree.activation(node) } : { state };
}

/** `code`: the program without its `main`, which would give the arguments away. */
export function inverseTrajectory(
  tree: InverseTree,
  code: string,
  nodes: readonly number[],
  actions: readonly Action[],
): Trajectory {
  const forward = tree.forward;
  const { codes, activationCodes } = forward.recording;
  const asked = codes[activationCodes[tree.activation(tree.start)]!]!;
  return {
    direction: 'inverse',
    context: inverseContext(contextOf(code).lines, asked.line),
    steps: nodes.map((node, i) => ({ ...inverseStep(tree, node), action: actions[i]! })),
    ended: false,
  };
}

export function inverseStep(tree: InverseTree, node: number): Step {
  const state = tree.state(node);
  return node < 0 ? { state } : { state, activation: tree.activation(node) };
}

/** The whole program, as the trajectories of training show it. */
function contextOfTree(tree: StateTree): Context {
  return contextOf(tree.recording.files[0]!.source);
}

/** For `inv_step_call`: the function asked about and the end of its run, which the walk has shown. */
export function arrivalOf(tree: InverseTree, node: number): { function: string; expect: Expectation } {
  const { forward } = tree;
  const activation = tree.activation(node);
  const { codes, activationCodes } = forward.recording;
  const end = forward.last(activation);
  const state = forward.state(end);
  return {
    function: codes[activationCodes[activation]!]!.qualname,
    expect: {
      event: state.event === 'exception' ? 'exception' : 'return',
      value: forward.result(end),
      line: forward.line(end),
    },
  };
}
