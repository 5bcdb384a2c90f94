/** Records the programs' real runs once and keeps them as trees, with a reason for each run that cannot be used. */
import type { SetRequest } from '../debugger/engines/real/engine.ts';
import type { Recording } from '../trace/recording.ts';
import { StateTree } from '../tree/tree.ts';
import type { Program } from './program.ts';

/** Records a program from its `main`, with these changes applied. Throws a RunProblem if it cannot be recorded. */
export type RecordProgram = (program: Program, sets: readonly SetRequest[]) => Promise<Recording>;

/** Why a program cannot be used. */
export class RunProblem extends Error {
  override readonly name = 'RunProblem';
}

/** Longer runs fit no context, so a question about them would not be fair. */
const MOST_STATES = 20_000;
/** The recorder's mark at the end of a repr that was cut. */
const CUT_MARK = '…<cut>';

export interface Refused {
  readonly program: Program;
  readonly reason: string;
}

export class Runs {
  private readonly trees = new Map<string, Promise<StateTree | undefined>>();
  private readonly sets = new Map<string, Promise<Recording>>();
  private readonly problems = new Map<string, Refused>();

  constructor(private readonly record: RecordProgram) {}

  /** The tree of a program's run, or undefined if it cannot be used; then `refused` says why. */
  tree(program: Program): Promise<StateTree | undefined> {
    let tree = this.trees.get(program.source);
    if (!tree) {
      tree = this.load(program);
      this.trees.set(program.source, tree);
    }
    return tree;
  }

  /** The run with a variable changed; undefined if it cannot be recorded. */
  async changed(program: Program, sets: readonly SetRequest[]): Promise<StateTree | undefined> {
    try {
      return StateTree.build(check(await this.withSets(program, sets)));
    } catch (error) {
      if (error instanceof RunProblem) return undefined;
      throw error;
    }
  }

  /** The recording itself, for an engine. */
  async recording(program: Program, sets: readonly SetRequest[]): Promise<Recording> {
    if (sets.length > 0) return this.withSets(program, sets);
    const tree = await this.tree(program);
    if (!tree) throw new RunProblem(this.problems.get(program.source)!.reason);
    return tree.recording;
  }

  private withSets(program: Program, sets: readonly SetRequest[]): Promise<Recording> {
    const key = JSON.stringify([program.source, sets]);
    let recording = this.sets.get(key);
    if (!recording) {
      recording = this.record(program, sets);
      this.sets.set(key, recording);
    }
    return recording;
  }

  /** Records as many at once as the recorder takes. */
  async prepare(programs: readonly Program[], progress?: (done: number) => void): Promise<void> {
    let done = 0;
    await Promise.all(
      programs.map(async program => {
        await this.tree(program);
        progress?.(++done);
      }),
    );
  }

  get refused(): readonly Refused[] {
    return [...this.problems.values()];
  }

  private async load(program: Program): Promise<StateTree | undefined> {
    try {
      return StateTree.build(check(await this.record(program, [])));
    } catch (error) {
      if (!(error instanceof RunProblem)) throw error;
      this.problems.set(program.source, { program, reason: error.message });
      return undefined;
    }
  }
}

function check(recording: Recording): Recording {
  if (recording.count === 0) throw new RunProblem('nothing was recorded');
  if (recording.count > MOST_STATES) throw new RunProblem(`it has more than ${MOST_STATES} states`);
  if (recording.values.some(value => value.endsWith(CUT_MARK))) {
    throw new RunProblem('a value is too long to be shown whole');
  }
  return recording;
}
