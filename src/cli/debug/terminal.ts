/**
 * Reads commands and prints answers: with a prompt, history, completion and Ctrl-C on a terminal, without them on a
 * pipe.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { forTerminal } from '../../shared/terminal.ts';
import type { Progress } from './progress.ts';

export interface Conversation {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly env: NodeJS.ProcessEnv;
  readonly progress: Progress;
  /** Runs one line; `quit` ends the conversation. `failed` reports what it throws. */
  perform(line: string, signal: AbortSignal): Promise<'quit' | undefined>;
  failed(error: unknown): void;
  complete(line: string): [string[], string];
}

const PROMPT = '(ndbg) ';
const HISTORY = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function converse(conversation: Conversation): Promise<void> {
  const { input, output, env, progress } = conversation;
  const terminal = isTerminal(conversation);
  const file = terminal ? historyFile(env) : undefined;
  const reader = createInterface({
    input,
    output,
    terminal,
    prompt: terminal ? PROMPT : '',
    historySize: HISTORY,
    history: file === undefined ? [] : readHistory(file),
    removeHistoryDuplicates: true,
    completer: (line: string) => writable(conversation.complete(line)),
  });
  const queue = new Lines(reader);
  let running: AbortController | undefined;
  const interrupt = () => {
    if (running) running.abort();
    else if (terminal) {
      output.write('\n(`quit` or Ctrl-D leaves)\n');
      reader.prompt();
    } else reader.close();
  };
  reader.on('SIGINT', interrupt);
  if (!terminal) process.on('SIGINT', interrupt);
  // Node sets the terminal back when a signal ends the process, but no more once anybody has listened for signals.
  const end = (signal: NodeJS.Signals) => {
    reader.close();
    for (const each of SIGNALS) process.off(each, end);
    process.kill(process.pid, signal);
  };
  if (terminal) for (const signal of SIGNALS) process.on(signal, end);
  if (file !== undefined) reader.on('history', history => writeHistory(file, history));
  let last = '';
  try {
    for (;;) {
      if (terminal) reader.prompt();
      const typed = await queue.next();
      if (typed === undefined) {
        if (terminal) output.write('\n');
        return;
      }
      const line = typed.trim() === '' ? last : typed;
      if (line === '' || line.trim().startsWith('#')) continue;
      last = line;
      running = new AbortController();
      progress.begin();
      try {
        if ((await conversation.perform(line, running.signal)) === 'quit') return;
      } catch (error) {
        progress.end();
        conversation.failed(error);
      } finally {
        progress.end();
        running = undefined;
      }
    }
  } finally {
    process.off('SIGINT', interrupt);
    for (const signal of SIGNALS) process.off(signal, end);
    reader.close();
  }
}

/** What a terminal would obey instead of showing is not offered. */
function writable([words, word]: [string[], string]): [string[], string] {
  return [words.filter(each => each === forTerminal(each)), word];
}

export function isTerminal({ input, output }: Pick<Conversation, 'input' | 'output'>): boolean {
  return input.isTTY === true && output.isTTY === true;
}

/** Input lines, buffered until they are asked for. */
class Lines {
  private readonly waiting: string[] = [];
  private wanted: ((line: string | undefined) => void) | undefined;
  private closed = false;

  constructor(reader: Interface) {
    reader.on('line', line => this.give(line));
    reader.on('close', () => {
      this.closed = true;
      this.wanted?.(undefined);
    });
  }

  next(): Promise<string | undefined> {
    const line = this.waiting.shift();
    if (line !== undefined || this.closed) return Promise.resolve(line);
    return new Promise(done => {
      this.wanted = done;
    });
  }

  private give(line: string): void {
    const { wanted } = this;
    this.wanted = undefined;
    if (wanted) wanted(line);
    else this.waiting.push(line);
  }
}

function historyFile(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'ndbg', 'history');
}

function readHistory(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Saves the history. If it cannot be saved, nothing important is lost. */
function writeHistory(file: string, history: readonly string[]): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${history.join('\n')}\n`, { mode: 0o600 });
  } catch {
    // A read-only home: this session keeps its history in memory.
  }
}
