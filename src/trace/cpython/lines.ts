/**
 * Single lines of a program, worked out by a sandboxed Python over given variables; the program itself is not run.
 * See python/ndbg_working/line.py.
 */
import type { LineOutcome, LineSoFar } from '../line-outcome.ts';
import { JobPool } from './pool.ts';

/** A line is a moment's work: what takes longer than this, or more, is not worked out. */
const LIMITS = { seconds: 2, memoryBytes: 512 * 2 ** 20 } as const;

export class LinePool {
  private readonly pool: JobPool<LineOutcome | null>;

  constructor(python: string, size = 1) {
    this.pool = new JobPool({ python, size, limits: LIMITS }, '--lines', answer => {
      return JSON.parse(new TextDecoder().decode(answer)) as LineOutcome | null;
    });
  }

  /**
   * The line of a `for` needs to know where it stands. Undefined of a line that cannot be worked out so: it is none of
   * one plain statement, or takes too much.
   */
  async workOut(
    source: string,
    line: number,
    locals: ReadonlyMap<string, string>,
    { loop, returned }: LineSoFar = {},
  ): Promise<LineOutcome | undefined> {
    const call = JSON.stringify({
      line,
      locals: Object.fromEntries(locals),
      ...(returned ? { returned } : {}),
      ...(loop ? { loop: { ...loop, locals: Object.fromEntries(loop.locals) } } : {}),
    });
    const [answer] = await this.pool.take({ source, calls: [call] });
    return !answer || 'stopped' in answer ? undefined : answer;
  }

  close(): void {
    this.pool.close();
  }
}
