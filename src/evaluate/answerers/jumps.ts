/** Answers jumps through a debugger over the model, many programs side by side. */
import { actionText } from '../../debugger/action-text.ts';
import { DebuggerError } from '../../debugger/engine.ts';
import { NeuralEngine, type NeuralMoment, type NeuralOptions } from '../../debugger/engines/neural/engine.ts';
import { DOUBTED } from '../../debugger/engines/neural/when-to-work-out.ts';
import type { Step } from '../../language/trajectory.ts';
import type { Model } from '../../model/model.ts';
import { pooled } from '../../shared/pool.ts';
import { isExit } from '../../tree/state.ts';
import type { Answer, Completion, Question } from '../question.ts';
import { answerIds } from '../question-tokens.ts';

/** `most`: programs walked side by side; `options`: see NeuralOptions. */
export async function answerJumps(
  model: Model,
  questions: readonly Question[],
  most: number,
  options: Pick<NeuralOptions, 'brief' | 'workOut' | 'certain'>,
  keep: ((answer: Answer) => void) | undefined,
): Promise<Answer[]> {
  const items = new Map<string, Question[]>();
  for (const question of questions) {
    const { id } = question.program;
    items.set(id, [...(items.get(id) ?? []), question]);
  }
  // A program's questions are asked in turn: they share a beginning, which the model then reads only once.
  const answers = await pooled([...items.values()], most, async own => {
    const found: Answer[] = [];
    for (const question of own) {
      const given = { id: question.prompt.id, samples: [await jump(model, question, options)] };
      keep?.(given);
      found.push(given);
    }
    return found;
  });
  const known = new Map(answers.flat().map(answer => [answer.id, answer]));
  return questions.map(({ prompt }) => known.get(prompt.id)!);
}

async function jump(
  model: Model,
  question: Question,
  options: Pick<NeuralOptions, 'brief' | 'workOut' | 'certain'>,
): Promise<Completion> {
  const { jumps } = question;
  const trajectory = question.whole ?? question.trajectory;
  const engine = new NeuralEngine({
    model,
    context: trajectory.context,
    jumps: jumps!,
    working: jumps!.evaluated ? 'evaluated' : jumps!.working ? 'always' : 'never',
    doubted: DOUBTED,
    ...options,
    ...(entersModule(question) ? { module: '__main__' } : {}),
  });
  let at: NeuralMoment | undefined;
  for (const [i, step] of trajectory.steps.entries()) {
    const led = trajectory.steps[i - 1]?.action;
    at = engine.given(at && led ? { moment: at, action: led } : undefined, step, 'observed');
  }
  try {
    if (question.rule) return await freeRun(engine, at!, question);
    const end = await engine.next(at!, trajectory.steps.at(-1)!.action!);
    return {
      ids: answerIds(question, [end.step]),
      tokens: end.way?.tokens ?? 0,
      taken: end.way?.taken.map(actionText) ?? [],
      confidence: end.confidence,
    };
  } catch (error) {
    if (!(error instanceof DebuggerError)) throw error;
    return { text: error.message, tokens: 0 };
  }
}

/** Takes one action after the other, each from the state predicted before, until nothing can be predicted. */
async function freeRun(engine: NeuralEngine, from: NeuralMoment, question: Question): Promise<Completion> {
  const steps: Step[] = [];
  const confidences: number[] = [];
  let at = from;
  const times = question.prompt.auto?.times ?? 0;
  try {
    for (let turn = 0; turn <= times && !isExit(at.state); turn++) {
      at = await engine.next(at, turn === 0 ? question.trajectory.steps.at(-1)!.action! : question.rule!);
      steps.push(at.step);
      confidences.push(at.confidence);
    }
  } catch (error) {
    if (!(error instanceof DebuggerError) || steps.length === 0) throw error;
  }
  return { ids: answerIds(question, steps), confidence: at.confidence, confidences };
}

/** Whether the module's own lines are the entry: the module then has another name. */
export function entersModule({ whole, trajectory }: Pick<Question, 'whole' | 'trajectory'>): boolean {
  const first = (whole ?? trajectory).steps[0]?.state;
  return first !== undefined && 'function' in first && first.function === '<module>';
}
