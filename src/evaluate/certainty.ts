/**
 * Measures how much of a real run the grammar knows from the text and earlier states alone, before a model is asked.
 * Also checks that it is right: the grammar must allow every token of the real states.
 */
import { tokenizer } from '../language/tokenizer.ts';
import { rebased, type Step, type Trajectory } from '../language/trajectory.ts';
import { encodeTrajectory } from '../language/write.ts';
import { ProgramIndex } from '../model/grammar/program-index.ts';
import { StateGrammar } from '../model/grammar/state-grammar.ts';
import { ContextCode } from '../python/functions.ts';
import type { StateTree } from '../tree/tree.ts';
import { forwardTrajectory } from './question-maker.ts';

export interface Certainty {
  states: number;
  /** States that leave no token to the model. */
  whole: number;
  /** States that leave fewer tokens to the model than without what the text makes certain. */
  partly: number;
  /** Tokens of these states; of these, the ones with a single choice, with and without the text's certainty. */
  tokens: number;
  forced: number;
  before: number;
  /** States that contradict what the grammar took to be certain. */
  readonly mistakes: string[];
}

export function noCertainty(): Certainty {
  return { states: 0, whole: 0, partly: 0, tokens: 0, forced: 0, before: 0, mistakes: [] };
}

export interface CertaintyOptions {
  /** The limit of states of a run. */
  readonly most: number;
  readonly module: string;
  readonly action?: 'step_into' | 'step_over' | 'step_return';
}

/** Values are shown in full, however long. */
const LONGEST_VALUE = 1_000_000;

/** Goes along a run, with one action at each of its first states. */
export function measureCertainty(tree: StateTree, into: Certainty, options: CertaintyOptions): void {
  const { most, module, action = 'step_into' } = options;
  const last = Math.min(most, tree.exit);
  const nodes = Array.from({ length: last }, (_, node) => node);
  const walk = rebased(
    forwardTrajectory(
      tree,
      nodes,
      nodes.map(() => ({ action: 'step_into' })),
    ),
  );
  const code = new ContextCode(walk.context);
  const sure = new ProgramIndex(code, code, { module, certain: 'always' });
  const unsure = new ProgramIndex(code, code, { module, certain: 'never' });
  for (const node of nodes) {
    const asked = { action };
    const next = forwardTrajectory(tree, [node, tree.follow(node, asked)], [asked]).steps[1]!;
    if (next.state.event === 'exit' && next.state.exit === 'never') continue;
    const steps = [...walk.steps.slice(0, node), { ...walk.steps[node]!, action: asked }];
    const before = { ...walk, steps, ended: false };
    into.states++;
    const found = forcedTokens(before, next, sure);
    const otherwise = forcedTokens(before, next, unsure);
    if (typeof found === 'string') {
      into.mistakes.push(
        typeof otherwise === 'string' ? `without the text's certainty, too: ${found}` : found,
      );
      continue;
    }
    const old = typeof otherwise === 'string' ? 0 : otherwise.forced;
    into.tokens += found.tokens;
    into.forced += found.forced;
    into.before += old;
    if (found.forced === found.tokens) into.whole++;
    else if (found.forced > old) into.partly++;
  }
}

/** The tokens of a real next state, and how many of them have a single choice; or what is wrong. */
export function forcedTokens(
  before: Trajectory,
  next: Step,
  program: ProgramIndex,
): { tokens: number; forced: number } | string {
  // The encoding of a state depends on the walk only through what was shown.
  const from = encodeTrajectory(before).ids.length;
  const ids = encodeTrajectory({ ...before, steps: [...before.steps, next] }).ids.subarray(from);
  const grammar = StateGrammar.after(before, { program, longestValue: LONGEST_VALUE });
  let forced = 0;
  for (const [at, id] of ids.entries()) {
    const { few, many } = grammar.allowed();
    if (!few.includes(id) && !many?.includes(id)) {
      const { state } = before.steps.at(-1)!;
      const place = 'line' in state ? `${state.event} ${state.line} ${state.source.trim()}` : state.event;
      const shown = `${tokenizer.decode(ids.subarray(0, at))} ▸${tokenizer.decode(ids.subarray(at))}`;
      return (
        `${before.steps.at(-1)!.action!.action} from ${place}: ${shown}; allowed ` +
        `${tokenizer.decode(few).slice(0, 100)}`
      );
    }
    if (!many && few.length === 1) forced++;
    grammar.accept(id);
  }
  return { tokens: ids.length, forced };
}
