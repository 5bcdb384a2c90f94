/** Checks predicted values by running programs on them, in sandboxed Python processes (python/ndbg_check_values). */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** How a run must end. `line` is given only if the line must agree, too. */
export interface Expectation {
  readonly event: 'return' | 'exception';
  readonly value: string;
  readonly line?: number;
}

export type CheckRequest =
  /** Does a call with these arguments (name → repr) end as asked? */
  | {
      readonly op: 'call';
      readonly source: string;
      readonly function: string;
      readonly arguments: Readonly<Record<string, string>>;
      readonly expect: Expectation;
      readonly seconds?: number;
    }
  /** The value of a line's return expression over these locals. */
  | {
      readonly op: 'leave';
      readonly source: string;
      readonly line: number;
      readonly locals: Readonly<Record<string, string>>;
      readonly expect: { readonly value: string };
      readonly seconds?: number;
    }
  /** Do two reprs show the same value? */
  | { readonly op: 'same'; readonly left: string; readonly right: string };

export interface CheckResult {
  /** `unjudged`: running cannot decide, which is not the answer's fault. */
  readonly verdict: 'right' | 'wrong' | 'timeout' | 'crash' | 'unjudged';
  readonly reason?: string;
  readonly got?: string;
}

export type ParameterKind = 'positional' | 'star' | 'named' | 'stars';
export type Parameter = readonly [name: string, kind: ParameterKind];

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly line: string;
}

export class ValueChecker {
  private readonly workers: Worker[];
  private readonly known = new Map<string, Promise<unknown>>();

  /** `python`: the interpreter that also recorded the programs. */
  constructor(python: string, processes = Math.max(1, availableParallelism())) {
    this.workers = Array.from({ length: processes }, () => new Worker(python));
  }

  check(request: CheckRequest): Promise<CheckResult> {
    if (request.op === 'same' && request.left === request.right) return Promise.resolve({ verdict: 'right' });
    return this.ask(request) as Promise<CheckResult>;
  }

  async parameters(source: string, name: string): Promise<readonly Parameter[] | undefined> {
    const answer = (await this.ask({ op: 'parameters', source, function: name })) as {
      parameters?: Parameter[] | null;
    };
    return answer.parameters ?? undefined;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.close()));
  }

  /** Verdicts by question: samples often repeat, and the same question always has the same verdict. */
  private ask(request: object): Promise<unknown> {
    const line = JSON.stringify(request);
    let answer = this.known.get(line);
    if (!answer) {
      const least = this.workers.reduce((a, b) => (b.load < a.load ? b : a));
      answer = least.ask(line);
      this.known.set(line, answer);
    }
    return answer;
  }
}

/** Requests sent ahead to one process: enough that it never waits, few enough that little is lost if it dies. */
const AT_ONCE = 16;

class Worker {
  private process: ChildProcessWithoutNullStreams | undefined;
  private readonly queue: Waiting[] = [];
  private readonly sent: Waiting[] = [];
  private complaint = '';
  private closing = false;
  private ended: Promise<void> = Promise.resolve();

  constructor(private readonly python: string) {}

  get load(): number {
    return this.queue.length + this.sent.length;
  }

  ask(line: string): Promise<unknown> {
    // A task that failed in the middle of its answers may still ask; that must not start another process.
    if (this.closing) return Promise.reject(new Error('the value checker is closed'));
    return new Promise(resolve => {
      this.queue.push({ resolve, line });
      this.send();
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    this.process?.stdin.end();
    await this.ended;
  }

  private send(): void {
    if (this.queue.length === 0) return;
    this.process ??= this.start();
    while (this.sent.length < AT_ONCE && this.queue.length > 0) {
      const next = this.queue.shift()!;
      this.sent.push(next);
      this.process.stdin.write(`${next.line}\n`);
    }
  }

  private start(): ChildProcessWithoutNullStreams {
    const started = spawn(this.python, ['-m', 'ndbg_check_values'], {
      cwd: fileURLToPath(new URL('../../python', import.meta.url)),
      env: {
        PATH: process.env.PATH ?? '',
        PYTHONHASHSEED: '0',
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONUTF8: '1',
      },
    });
    this.complaint = '';
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-2000);
    });
    started.stdin.on('error', () => {});
    createInterface({ input: started.stdout }).on('line', line => {
      this.sent.shift()?.resolve(JSON.parse(line));
      this.send();
    });
    this.ended = new Promise(resolve => {
      const over = (reason: string) => {
        if (this.process !== started) return;
        this.process = undefined;
        // The process died on the first request sent; the others have not been checked and are sent again.
        const [hit, ...rest] = this.sent.splice(0);
        hit?.resolve({ verdict: 'crash', reason });
        this.queue.unshift(...rest);
        if (!this.closing) this.send();
        resolve();
      };
      started.on('error', error => over(`the value checker could not be started: ${error.message}`));
      started.on('close', code =>
        over(`the value checker ended with code ${code}: ${this.complaint.trim()}`),
      );
    });
    return started;
  }
}
