/**
 * The engine `hybrid`: predicts while it is sure, and runs the program for real when it is not. The real run is made
 * when it is first needed; each state says whether it was predicted or observed.
 */
import { type Action, type CallState, isExit } from '../../../tree/state.ts';
import {
  DebuggerError,
  type Engine,
  type Frame,
  type Moment,
  type Observed,
  type RunPlace,
  type Start,
  type StepConfidence,
  type Why,
} from '../../engine.ts';
import type { NeuralEngine, NeuralMoment } from '../neural/engine.ts';
import { startingBack } from '../neural/inverse-start.ts';
import type { RealEngine, RealMoment } from '../real/engine.ts';

export interface HybridOptions {
  readonly neural: NeuralEngine;
  readonly real: RealEngine;
  /** Below this confidence the program is run. */
  readonly threshold?: number;
}

export interface HybridMoment extends Moment {
  /** The same place in the predicted walk; undefined if the program only runs (backwards from a real end). */
  readonly predicted: NeuralMoment | undefined;
  /** The place in the real run, where this state was observed. */
  readonly real?: RealMoment;
  /** The start and the actions that lead here, to repeat in the real run if it is needed. */
  readonly path: Path;
}

interface Path {
  readonly direction: Start['direction'];
  /** Finds the first place of the walk in the real run. */
  readonly begin: () => Promise<RealMoment>;
  readonly from?: { readonly path: Path; readonly action: Action };
  /** The place in the real run, once it was looked for. */
  real?: Promise<RealMoment>;
}

const THRESHOLD = 0.9;

export class HybridEngine implements Engine {
  readonly name = 'hybrid';
  readonly predicts = true;
  private readonly threshold: number;
  /** Why the program cannot run, once known. */
  private problem: string | undefined;

  constructor(private readonly options: HybridOptions) {
    this.threshold = options.threshold ?? THRESHOLD;
    if (!(this.threshold >= 0 && this.threshold <= 1)) {
      throw new DebuggerError(`a threshold of ${this.threshold} is no probability: it must be from 0 to 1`);
    }
  }

  async start(from: Start): Promise<HybridMoment> {
    const path: Path = { direction: from.direction, begin: () => this.options.real.start(from) };
    // Only a run knows what was returned.
    if (from.direction === 'inverse' && from.value === undefined) return this.run(path);
    const predicted = await this.options.neural.start(from);
    return { ...plain(predicted), predicted, path };
  }

  async next(moment: Moment, action: Action, signal?: AbortSignal): Promise<HybridMoment> {
    const here = moment as HybridMoment;
    if (isExit(here.state)) return here;
    const path: Path = { ...rootOf(here.path), from: { path: here.path, action } };
    const { predicted } = here;
    if (!predicted) return this.run(path);
    // A walk back that began with a given value has no real run.
    const runs = path.direction === 'forward' && this.problem === undefined;
    const guess = await this.guess(predicted, action, runs, signal);
    // A probability of 1 is rounded: a threshold of 1 asks for the run.
    const sure = guess !== undefined && this.threshold < 1 && guess.confidence >= this.threshold;
    if (guess && (sure || !runs)) return this.asPrediction(guess, path);
    let real: RealMoment;
    try {
      real = await this.place(path);
    } catch (error) {
      if (error instanceof DebuggerError) throw error;
      this.problem = error instanceof Error ? error.message : String(error);
      return this.asPrediction(guess ?? (await this.options.neural.next(predicted, action, signal)), path);
    }
    return this.observed(here, action, real, path);
  }

  /** Goes back through the run if there is one; else as the model goes back. */
  async backward(moment: Moment): Promise<HybridMoment> {
    const { real } = moment as HybridMoment;
    if (real) {
      const at = await this.options.real.backward(real);
      return this.run({ direction: 'inverse', begin: async () => at });
    }
    return this.start(startingBack(moment));
  }

  runOf(moment: Moment): RunPlace | undefined {
    const { real } = moment as HybridMoment;
    return real && this.options.real.runOf(real);
  }

  frames(moment: Moment): readonly Frame[] | undefined {
    const { real } = moment as HybridMoment;
    return real && this.options.real.frames(real);
  }

  callOf(moment: Moment): CallState | undefined {
    const { real, predicted } = moment as HybridMoment;
    if (real) return this.options.real.callOf(real);
    return predicted && this.options.neural.callOf(predicted);
  }

  sure(moment: Moment): StepConfidence | undefined {
    const { predicted } = moment as HybridMoment;
    return predicted && this.options.neural.sure(predicted);
  }

  async why(moment: Moment, signal?: AbortSignal): Promise<Why> {
    const { origin, predicted } = moment as HybridMoment;
    if (origin === 'observed' || !predicted) return this.options.real.why();
    return this.options.neural.why(predicted, signal);
  }

  believing(truth: readonly Observed[]): HybridMoment[] {
    const predicted = this.options.neural.believing(truth);
    const begin = async () => truth[0]!.moment as RealMoment;
    let path: Path = { direction: 'forward', begin };
    return truth.map(({ moment, action }, i) => {
      const real = moment as RealMoment;
      if (action) path = { direction: 'forward', begin, from: { path, action } };
      path.real = Promise.resolve(real);
      return { ...plain(real), predicted: predicted[i], real, path };
    });
  }

  /** Only the walk knows what was shown. */
  previous(): undefined {
    return undefined;
  }

  order(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    await this.options.neural.close();
    await this.options.real.close();
  }

  /** A walk without the model. */
  private async run(path: Path): Promise<HybridMoment> {
    const real = await this.place(path);
    return { ...plain(real), predicted: undefined, real, path };
  }

  /** The model's answer, if there is one: without it, the program can run. */
  private async guess(
    predicted: NeuralMoment,
    action: Action,
    runs: boolean,
    signal: AbortSignal | undefined,
  ): Promise<NeuralMoment | undefined> {
    try {
      return await this.options.neural.next(predicted, action, signal);
    } catch (error) {
      if (!runs || signal?.aborted) throw error;
      return undefined;
    }
  }

  private asPrediction(guess: NeuralMoment, path: Path): HybridMoment {
    if (this.problem === undefined) return { ...plain(guess), predicted: guess, path };
    const problem = `the program cannot be run (${this.problem}), so this is a prediction`;
    return {
      ...plain(guess),
      note: guess.note === undefined ? problem : `${problem}; ${guess.note}`,
      predicted: guess,
      path,
    };
  }

  /** The real state, from which prediction goes on; with a note if the walk had left the truth before. */
  private async observed(
    here: HybridMoment,
    action: Action,
    real: RealMoment,
    path: Path,
  ): Promise<HybridMoment> {
    const { neural } = this.options;
    const states = await this.way(path);
    const at = neural.believing(states).at(-1);
    const before = states.at(-2)?.moment;
    const parted = before && here.origin === 'predicted' && !same(before, here);
    return {
      ...plain(real),
      ...(parted
        ? { note: `the prediction had left the real run before ${action.action}: this is the real state` }
        : {}),
      predicted: at,
      real,
      path,
    };
  }

  /** The real moments from the start to a place, with the actions that led to each. */
  private async way(path: Path): Promise<{ moment: RealMoment; action?: Action }[]> {
    const found: { moment: RealMoment; action?: Action }[] = [];
    for (let at: Path | undefined = path; at; at = at.from?.path) {
      found.push({ moment: await this.place(at), ...(at.from ? { action: at.from.action } : {}) });
    }
    return found.reverse();
  }

  private place(path: Path): Promise<RealMoment> {
    path.real ??= this.follow(path);
    path.real.catch(() => {
      delete path.real;
    });
    return path.real;
  }

  private async follow({ begin, from }: Path): Promise<RealMoment> {
    if (!from) return begin();
    const before = await this.place(from.path);
    return this.options.real.next(before, from.action);
  }
}

function rootOf({ direction, begin }: Path): Pick<Path, 'direction' | 'begin'> {
  return { direction, begin };
}

function plain(moment: Moment): Moment {
  const { state, origin, confidence, alone, confidences, working, evaluated, way, late, note } = moment;
  return {
    state,
    origin,
    confidence,
    ...(alone === undefined ? {} : { alone }),
    ...(confidences === undefined ? {} : { confidences }),
    ...(working === undefined ? {} : { working }),
    ...(evaluated ? { evaluated } : {}),
    ...(way === undefined ? {} : { way }),
    ...(late ? { late } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

function same(a: Moment, b: Moment): boolean {
  const text = ({ state }: Moment) =>
    JSON.stringify('locals' in state && state.locals ? { ...state, locals: [...state.locals] } : state);
  return text(a) === text(b);
}
