/** A child process within a limit of time: what it said and how it ended; ended with its group when that is over. */
import { spawn } from 'node:child_process';

export interface ChildOptions {
  readonly seconds: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Each line that it says on standard error. */
  readonly said?: (line: string) => void;
}

export interface ChildEnd {
  /** Undefined where it was ended. */
  readonly code: number | undefined;
  readonly over: boolean;
  /** The end of what it said on standard error. */
  readonly stderr: string;
}

/** How long a child that was asked to end may take for it, in milliseconds. */
const GRACE = 5000;
const KEPT = 4000;

export function runChild(command: string, args: readonly string[], options: ChildOptions): Promise<ChildEnd> {
  const { promise, resolve, reject } = withResolvers<ChildEnd>();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C reaches us alone, and we end all of it.
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
      // It has ended by itself.
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
    // What still holds its output open was started by it.
    endGroup('SIGKILL');
    child.stderr.destroy();
    resolve({ code: over ? undefined : (code ?? undefined), over, stderr });
  });
  return promise;
}

/** The last line that says something. */
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
