/** Answers with a model: prompts in, completions under the grammar out. Walks by rule continue turn by turn. */
import type { NeuralOptions } from '../../debugger/engines/neural/engine.ts';
import { TRAINED } from '../../debugger/engines/neural/module-names.ts';
import { parseState } from '../../language/parse-state.ts';
import { SPECIAL } from '../../language/specials.ts';
import type { Trajectory } from '../../language/trajectory.ts';
import { ProgramIndex } from '../../model/grammar/program-index.ts';
import { StateGrammar } from '../../model/grammar/state-grammar.ts';
import type {
  Calibration,
  CompletionRequest,
  Model,
  Completion as ModelCompletion,
} from '../../model/model.ts';
import { ContextCode } from '../../python/functions.ts';
import { pooled } from '../../shared/pool.ts';
import { isExit } from '../../tree/state.ts';
import type { Answer, Answerer, Completion, Question } from '../question.ts';
import { answerJumps, entersModule } from './jumps.ts';

/** Walks side by side if the model does not say how many it takes. */
const AT_ONCE = 16;

/** What a model must know of a question to complete it. */
export type Open = Pick<Question, 'prompt' | 'trajectory' | 'whole' | 'rule' | 'working'>;

/** One sample of a question while it is being written. */
interface Writing {
  readonly question: Open;
  readonly sample: number;
  readonly program: ProgramIndex;
  ids: number[];
  logprobs: (number | null)[];
  /** The walk so far; its last step has the action to ask about next. */
  trajectory: Trajectory;
  turn: number;
  over: boolean;
}

export class ModelAnswerer implements Answerer {
  readonly name: string;
  readonly model: string;
  readonly working: boolean;
  readonly calibration?: Calibration;

  /** `sha256`: of the weights; `seed`: with the prompt's id it decides the samples, whatever else is in the batch. */
  constructor(
    private readonly inner: Model,
    sha256: string,
    private readonly seed: number,
    private readonly options: Pick<NeuralOptions, 'brief' | 'workOut' | 'certain'> = {},
  ) {
    this.name = inner.info.name;
    this.model = inner.info.sha256 ?? sha256;
    this.working = inner.info.working ?? false;
    if (inner.info.calibration) this.calibration = inner.info.calibration;
  }

  async answer(questions: readonly Question[], keep?: (answer: Answer) => void): Promise<Answer[]> {
    const jumps = questions.filter(question => question.jumps);
    if (jumps.length === 0) return this.complete(questions, keep);
    const states = questions.filter(question => !question.jumps);
    const answers = [
      ...(await this.complete(states, keep)),
      ...(await answerJumps(this.inner, jumps, this.atOnce, this.options, keep)),
    ];
    const known = new Map(answers.map(answer => [answer.id, answer]));
    return questions.map(({ prompt }) => known.get(prompt.id)!);
  }

  /** Questions to give at a time: enough that few are left to run alone at the end. */
  get batch(): number {
    return 4 * this.atOnce;
  }

  private get atOnce(): number {
    return this.inner.concurrency ?? AT_ONCE;
  }

  /** Each walk continues on its own; the model batches what is asked at the same time. */
  complete(questions: readonly Open[], keep: ((answer: Answer) => void) | undefined): Promise<Answer[]> {
    const answer = async (question: Open): Promise<Answer> => {
      const program = this.programOf(question);
      const first = await this.inner.complete(this.firstTurn(question, program));
      const samples = await Promise.all(
        first.map((completion, sample) => this.walk(question, sample, program, completion)),
      );
      const given = { id: question.prompt.id, samples };
      keep?.(given);
      return given;
    };
    return pooled(questions, this.atOnce, answer, ({ prompt }) => prompt.sampling.samples);
  }

  private async walk(
    question: Open,
    sample: number,
    program: ProgramIndex,
    first: ModelCompletion,
  ): Promise<Completion> {
    const { trajectory } = question;
    const writing: Writing = {
      question,
      sample,
      program,
      ids: [],
      logprobs: [],
      trajectory,
      turn: 0,
      over: false,
    };
    this.take(writing, first);
    while (!writing.over) this.take(writing, (await this.inner.complete(this.nextTurn(writing)))[0]!);
    return { ids: writing.ids, logprobs: writing.logprobs };
  }

  async close(): Promise<void> {
    await this.inner.close();
  }

  /** The module's own lines run as `__main__`. */
  private programOf(question: Open): ProgramIndex {
    const { trajectory } = question;
    const code = new ContextCode(trajectory.context);
    const isModule = entersModule(question);
    return new ProgramIndex(code, code, {
      certain: this.options.certain ?? 'always',
      module: isModule ? '__main__' : TRAINED,
    });
  }

  private firstTurn({ prompt, trajectory, whole, working }: Open, program: ProgramIndex): CompletionRequest {
    const { samples, temperature, topP } = prompt.sampling;
    return {
      ids: prompt.ids,
      grammar: StateGrammar.after(trajectory, {
        program,
        working: working?.first ?? false,
        ...(whole ? { allSteps: whole.steps } : {}),
      }),
      sampling: { temperature, topP, seed: `${this.seed}/${prompt.id}` },
      samples,
      maxNew: prompt.maxNew,
    };
  }

  private nextTurn(writing: Writing): CompletionRequest {
    const { prompt, working } = writing.question;
    const { temperature, topP } = prompt.sampling;
    return {
      ids: [...prompt.ids, ...writing.ids],
      grammar: StateGrammar.after(writing.trajectory, {
        program: writing.program,
        working: working?.later ?? false,
      }),
      sampling: { temperature, topP, seed: `${this.seed}/${prompt.id}/${writing.sample}/${writing.turn}` },
      maxNew: prompt.maxNew - writing.ids.length,
    };
  }

  /** Adds a turn. It is the last one after an exit, a cut, or the rule's last repetition. */
  private take(writing: Writing, completion: ModelCompletion): void {
    const { question } = writing;
    const { auto } = question.prompt;
    const works = writing.turn === 0 ? question.working?.first : question.working?.later;
    const written = works ? [SPECIAL.working, ...completion.ids] : completion.ids;
    const { step, reading } = parseState(writing.trajectory, written);
    writing.ids.push(...completion.ids);
    writing.logprobs.push(...completion.logprobs);
    const room = question.prompt.maxNew - writing.ids.length - (auto?.ids.length ?? 0);
    if (
      !auto ||
      !step ||
      reading !== 'whole' ||
      isExit(step.state) ||
      writing.turn >= auto.times ||
      room <= 0
    ) {
      writing.over = true;
      return;
    }
    writing.ids.push(...auto.ids);
    writing.logprobs.push(...auto.ids.map(() => null));
    const asking = { ...step, action: question.rule! };
    writing.trajectory = { ...writing.trajectory, steps: [...writing.trajectory.steps, asking] };
    writing.turn++;
  }
}
