/**
 * Works out single lines of a program over given variables in a sandboxed Python; the program itself does not run.
 * See python/ndbg_line_parts/line.py.
 */
import type { LineOutcome, LineSoFar } from '../line-outcome.ts';
import { JobPool } from './pool.ts';

/** A line should take a moment. One that takes longer, or more memory, is not worked out. */
const LIMITS = { seconds: 2, memoryBytes: 512 * 2 ** 20 } as const;

export class LinePool {
  private readonly pool: JobPool<LineOutcome | null>;

  constructor(python: string, size = 1) {
    this.pool = new JobPool({ python, size, limits: LIMITS }, '--lines', answer => {
      return JSON.parse(new TextDecoder().decode(answer)) as LineOutcome | null;
    });
  }

  /**
   * Works a line out. The line of a `for` needs its iteration. Undefined for lines that cannot be worked out so:
   * other than one plain statement, or too expensive.
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
