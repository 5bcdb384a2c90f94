/** Questions for the benchmark of inference: real walks through real programs, and the answers as tokens. */

import { stepsTo } from '../dist/debugger/engines/neural/engine.js';
import { NeuralEngine } from '../dist/debugger/index.js';
import { contextOf, encodeTrajectory } from '../dist/language/index.js';
import { InverseTree } from '../dist/tree/index.js';

/** Lets through the real answer alone, where the grammar leaves a choice. */
class RightGrammar {
  constructor(inner, ids, copied = false) {
    Object.assign(this, { inner, ids, copied, at: 0 });
  }
  get done() {
    return this.inner.done;
  }
  allowed() {
    const allowed = this.inner.allowed();
    const forced = !allowed.many && allowed.few.length === 1;
    return forced || this.at >= this.ids.length
      ? allowed
      : { few: [], many: Uint16Array.of(this.ids[this.at]) };
  }
  accept(id) {
    this.inner.accept(id);
    this.at++;
  }
  /** The decoder's own copy knows what is right; the clones that it drafts with must not. */
  clone() {
    return this.copied ? this.inner.clone() : new RightGrammar(this.inner.clone(), this.ids, true);
  }
}

/** The model, whose answers are those of `truth`. */
function rightly(model, truth) {
  return {
    info: model.info,
    complete: request => {
      const grammar = new RightGrammar(request.grammar.clone(), truth.ids);
      // Confidence is read by a grammar of the first kind; here only the time counts.
      return model.complete({ ...request, grammar });
    },
  };
}

/** A session goes so many states far. */
const LONGEST_WALK = 30;

/** Real walks; on the way actions are asked for, as a user would who steps along. */
export async function* questions(model, { source, tree, codeLines }, right, working = 'never') {
  const truth = { ids: [] };
  const engine = new NeuralEngine({
    model: right ? rightly(model, truth) : model,
    context: contextOf(source),
    // In one go and without working, as the plain loop does it.
    jumps: { jumps: 'direct' },
    working,
  });
  const ask = (here, action, state, activation) => {
    const numbered = activation === undefined ? { state } : { state, activation };
    truth.ids = right
      ? answerOf(engine.given({ moment: here, action }, numbered, 'observed'), here, action).answer
      : [];
    return { engine, here, action };
  };
  const actions = [
    { action: 'step_into' },
    { action: 'step_over' },
    { action: 'step_return' },
    { action: 'breakpoint', lines: [codeLines.at(-1), codeLines[Math.floor(codeLines.length / 2)]] },
    { action: 'continue' },
  ];
  let here = engine.given(undefined, { state: tree.state(0), activation: tree.activation(0) }, 'observed');
  for (let node = 1; node < Math.min(tree.exit, LONGEST_WALK); node++) {
    // Steps are what people take most; the jumps are asked for now and then on the way.
    for (const action of node % 5 === 3 ? actions : actions.slice(0, node % 2)) {
      const to = tree.follow(node - 1, action);
      yield ask(here, action, tree.state(to), to < tree.exit ? tree.activation(to) : undefined);
    }
    const step = { state: tree.state(node), activation: tree.activation(node) };
    here = engine.given({ moment: here, action: { action: 'step_into' } }, step, 'observed');
  }
  const name = tree.place(Math.min(2, tree.exit - 1)).function;
  const end = tree.findEnd(name);
  if (end === undefined || name.startsWith('<')) return;
  const inverse = new InverseTree(tree, end);
  const state = inverse.state(inverse.start);
  if (state.event !== 'inv_return') return;
  const start = await engine
    .start({ direction: 'inverse', function: name, value: state.value, line: state.line })
    .catch(() => undefined);
  if (start)
    yield ask(
      start,
      { action: 'inv_step_call' },
      { ...inverse.state(inverse.stepCall(inverse.start)), depth: 1 },
    );
}

/** The tokens of a question and of the answer that was given. */
export function answerOf(moment, here, action) {
  const { context } = moment.walk.code;
  const direction = moment.walk.direction;
  const prompt = encodeTrajectory({ direction, context, steps: stepsTo(here, action), ended: false }).ids;
  const whole = encodeTrajectory({ direction, context, steps: stepsTo(moment), ended: false }).ids;
  return { prompt: Array.from(prompt), answer: Array.from(whole.subarray(prompt.length)) };
}
