/**
 * Single lines of a program, worked out by a sandboxed Python over given variables; the program itself is not run.
 * See python/ndbg_working/line.py.
 */
import { JobPool } from './pool.ts';

/** What a part of a line came to; `isOwn`: it stands in no lambda and no generator expression. */
export type LinePart = readonly [expression: string, value: string, isOwn: boolean];

/** Texts are empty where they cannot be told. */
export interface LineOutcome {
  /** In the order in which they came. */
  readonly parts: readonly LinePart[];
  /** The line was worked out to its end; else up to something that only the program could tell. */
  readonly whole: boolean;
  /** Lambdas or generator expressions stand in it, which a step goes into. */
  readonly opens?: boolean;
  /** Variables that are new, or another; with a second text where things in it that look alike may be one. */
  readonly locals?: readonly (readonly [name: string, text: string, other?: string])[];
  readonly value?: string;
  readonly raised?: string;
  /** Of a `for`: the line that its next turn begins with, or the same if it takes none. */
  readonly into?: number;
  readonly past?: number;
}

/** Where a `for` stands. */
export interface LoopTurn {
  /** Turns that it has taken. */
  readonly turn: number;
  /** The last line of its block. Where it is not, the turns were not counted right, and nothing is told. */
  readonly last: number;
  /** The variables when it began. */
  readonly locals: ReadonlyMap<string, string>;
}

/** What of a line was done before. */
export interface LineSoFar {
  readonly loop?: LoopTurn;
  /** What the program's functions returned that the line has called, in their order. */
  readonly returned?: readonly string[];
}

/** A line is a moment's work: what takes longer than this, or more, is not worked out. */
const LIMITS = { seconds: 2, memoryBytes: 512 * 2 ** 20 } as const;

export class LinePool {
  private readonly pool: JobPool<LineOutcome | null>;

  constructor(python: string, size = 1) {
    this.pool = new JobPool({ python, size, limits: LIMITS }, '--lines', answer => {
      return JSON.parse(new TextDecoder().decode(answer)) as LineOutcome | null;
    });
  }

  /** The line of a `for` needs to know where it stands. Undefined of a line that cannot be worked out so: it is none of one plain statement, or takes too much. */
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
