/** Records programs for the evaluation: many programs in few processes, with limits, and a reason if one fails. */
import { availableParallelism } from 'node:os';
import type { SetRequest } from '../debugger/engines/real/engine.ts';
import { Gate } from '../shared/gate.ts';
import { RecorderPool } from '../trace/cpython/pool.ts';
import { record } from '../trace/record.ts';
import type { Recording } from '../trace/recording.ts';
import { ProgramError } from '../trace/runtime.ts';
import type { Program } from './program.ts';
import { RunProblem } from './real-runs.ts';

const LIMITS = { steps: 20_000, seconds: 10, reprCharacters: 2000 } as const;

export class Recorder {
  private readonly pool: RecorderPool;
  private readonly gate: Gate;

  constructor(private readonly python: string) {
    const size = Math.max(1, availableParallelism());
    this.pool = new RecorderPool({ python, size, limits: LIMITS });
    this.gate = new Gate(size);
  }

  /** Throws a RunProblem that says why a program cannot be recorded. */
  record = async (program: Program, sets: readonly SetRequest[]): Promise<Recording> => {
    const recording = sets.length === 0 ? await this.pooled(program) : await this.alone(program, sets);
    if (recording.exit.kind === 'never' && program.level === 'cruxeval') {
      throw new RunProblem(`it does not end within ${LIMITS.steps} states`);
    }
    return recording;
  };

  close(): void {
    this.pool.close();
  }

  private async pooled(program: Program): Promise<Recording> {
    const job = { ...whatRuns(program), calls: [''] };
    const [result] = await this.pool.record(job);
    if (!result) throw new RunProblem('nothing was recorded');
    if ('stopped' in result) throw new RunProblem(result.stopped.message);
    if ('problem' in result) throw new RunProblem(result.problem.message.split('\n')[0]!);
    return result.recording;
  }

  /** Records a run with a variable changed, in a process of its own. */
  private alone(program: Program, sets: readonly SetRequest[]): Promise<Recording> {
    return this.gate.pass(async () => {
      const spec = { ...whatRuns(program), sets };
      try {
        const { recording, stopped } = await record(spec, { python: this.python, limits: LIMITS });
        if (stopped) throw new RunProblem(stopped.message);
        return recording;
      } catch (error) {
        if (error instanceof ProgramError) throw new RunProblem(error.message.split('\n')[0]!);
        throw error;
      }
    });
  }
}

function whatRuns({ source, entry }: Program): { name: string; source: string; entry?: string } {
  return { name: 'program.py', source, ...(entry === undefined ? {} : { entry }) };
}
