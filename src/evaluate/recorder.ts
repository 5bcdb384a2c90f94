/** Recording programs for the evaluation: a few at a time, with limits, and a reason where it fails. */
import { availableParallelism } from 'node:os';
import { ProgramError, record } from '../trace/index.ts';
import type { Recording } from '../trace/recording.ts';
import type { Program } from './program.ts';
import { type RecordProgram, RunProblem } from './runs.ts';

const LIMITS = { steps: 20_000, seconds: 10, reprCharacters: 2000 } as const;

export function programRecorder(python: string): RecordProgram {
  const gate = new Gate(Math.max(1, availableParallelism()));
  return (program, sets) =>
    gate.through(async () => {
      const spec = { name: 'program.py', source: program.source, entry: program.entry, sets };
      try {
        const { recording, stopped } = await record(spec, { python, limits: LIMITS });
        if (stopped) throw new RunProblem(stopped.message);
        return ended(recording, program);
      } catch (error) {
        if (error instanceof ProgramError) throw new RunProblem(error.message.split('\n')[0]!);
        throw error;
      }
    });
}

function ended(recording: Recording, program: Program): Recording {
  if (recording.exit.kind === 'never' && program.level === 'cruxeval') {
    throw new RunProblem(`it does not end within ${LIMITS.steps} states`);
  }
  return recording;
}

/** Lets so many through at a time. */
class Gate {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly most: number) {}

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside >= this.most) await new Promise<void>(resolve => this.waiting.push(resolve));
    this.inside++;
    try {
      return await work();
    } finally {
      this.inside--;
      this.waiting.shift()?.();
    }
  }
}
