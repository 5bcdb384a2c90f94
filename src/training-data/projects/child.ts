/** Runs a child process within a time limit, and ends its process group with it. */
import { spawn } from 'node:child_process';

export interface ChildOptions {
  readonly seconds: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with each line that it writes to standard error. */
  readonly said?: (line: string) => void;
}

export interface ChildEnd {
  /** Undefined if it was killed. */
  readonly code: number | undefined;
  readonly over: boolean;
  /** The end of its standard error. */
  readonly stderr: string;
}

/** Milliseconds between asking a child to end and killing it. */
const GRACE = 5000;
const KEPT = 4000;

export function runChild(command: string, args: readonly string[], options: ChildOptions): Promise<ChildEnd> {
  const { promise, resolve, reject } = withResolvers<ChildEnd>();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C reaches only us, and we end the whole group.
    detached: true,
  });
  let stderr = '';
  let rest = '';
  let over = false;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-KEPT);
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) options.said?.(line);
  });
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal);
    } catch {
      // It has ended already.
    }
  };
  const end = () => {
    over = true;
    endGroup('SIGTERM');
    setTimeout(() => endGroup('SIGKILL'), GRACE).unref();
  };
  const timer = setTimeout(end, options.seconds * 1000);
  if (options.signal.aborted) end();
  else options.signal.addEventListener('abort', end, { once: true });
  const settled = () => {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', end);
  };
  child.once('error', error => {
    settled();
    reject(error);
  });
  child.once('exit', code => {
    settled();
    // It started whatever still holds its output open.
    endGroup('SIGKILL');
    child.stderr.destroy();
    resolve({ code: over ? undefined : (code ?? undefined), over, stderr });
  });
  return promise;
}

/** The last line that is not blank. */
export const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() || 'no output';

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
