/** Connects to a debug adapter: as a child process, or over a socket on which one listens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { Channel } from '../../debugger/engines/live/client.ts';

const HEADER_END = '\r\n\r\n';
/** Longest valid header. */
const MOST_HEADER = 4096;

/** Sends and receives JSON messages, each after a header with its length. */
abstract class FramedChannel implements Channel {
  private rest = Buffer.alloc(0);
  private listener: (message: unknown) => void = () => {};
  protected closed: (why: string) => void = () => {};
  protected abstract readonly output: Writable;

  send(message: object): void {
    const body = Buffer.from(JSON.stringify(message));
    const head = Buffer.from(`Content-Length: ${body.length}${HEADER_END}`);
    this.output.write(Buffer.concat([head, body]));
  }

  onMessage(listener: (message: unknown) => void): void {
    this.listener = listener;
  }

  onClose(listener: (why: string) => void): void {
    this.closed = listener;
  }

  abstract close(): void;

  /** For those who watch what goes by. */
  protected heard(_message: unknown): void {}

  protected take(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const end = this.rest.indexOf(HEADER_END);
      const header = this.rest.toString('latin1', 0, Math.max(0, end));
      const length = Number(/content-length:\s*(\d+)/i.exec(header)?.[1]);
      if (end < 0 ? this.rest.length > MOST_HEADER : !Number.isSafeInteger(length)) {
        // The peer is not a debug adapter, or is broken.
        this.close();
        return;
      }
      const from = end + HEADER_END.length;
      if (end < 0 || this.rest.length < from + length) return;
      const text = this.rest.toString('utf8', from, from + length);
      this.rest = this.rest.subarray(from + length);
      const message: unknown = JSON.parse(text);
      this.heard(message);
      this.listener(message);
    }
  }
}

export class AdapterProcess extends FramedChannel {
  protected readonly output: Writable;
  private readonly child: ChildProcess;
  private said = '';
  /** The program's process, as soon as the adapter has named it: it may have a group of its own. */
  private program: number | undefined;

  /** `launcher`: the adapter starts a program through a process that ends it when the adapter is gone. */
  constructor(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    private readonly launcher: boolean,
  ) {
    super();
    // A process group of its own, so that the program ends with the adapter.
    const child = spawn(command, args, { env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    this.output = child.stdin;
    child.stdout.on('data', (bytes: Buffer) => this.take(bytes));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-2000);
    });
    child.stdin.on('error', () => {});
    child.on('error', error => this.closed(`the debugger does not start: ${error.message}`));
    child.on('close', (code, signal) => this.closed(this.exitMessage(code, signal)));
    process.once('exit', this.kill);
  }

  close(): void {
    process.removeListener('exit', this.kill);
    this.kill();
  }

  protected override heard(message: unknown): void {
    const { event, body } = message as { event?: unknown; body?: { systemProcessId?: unknown } };
    const id = event === 'process' ? body?.systemProcessId : undefined;
    if (typeof id === 'number' && id > 1) this.program = id;
    // Its number may be another's from then on.
    if (event === 'exited' || event === 'terminated') this.program = undefined;
  }

  private readonly kill = (): void => {
    const { child, program } = this;
    if (child.pid === undefined) return;
    // A program that is on its way is known to its launcher alone: that one must not be killed first.
    const alone = this.launcher && program === undefined;
    for (const each of [
      ...(program === undefined ? [] : [-program, program]),
      alone ? child.pid : -child.pid,
    ])
      try {
        process.kill(each, 'SIGKILL');
      } catch {
        // Nobody is left.
      }
  };

  private exitMessage(code: number | null, signal: NodeJS.Signals | null): string {
    const how = signal === null ? `left with exit status ${code}` : `was killed by ${signal}`;
    const words = this.said.trim().split('\n').slice(-2).join(' | ');
    return `the debugger ${how}${words === '' ? '' : `: ${words}`}; the process is gone: start again`;
  }
}

/** A connection to a listening adapter. Closing it leaves the process running. */
export class AdapterSocket extends FramedChannel {
  protected readonly output: Socket;

  constructor(host: string, port: number) {
    super();
    this.output = connect(port, host);
    this.output.setNoDelay(true);
    this.output.on('data', (bytes: Buffer) => this.take(bytes));
    this.output.on('error', error => this.closed(`no debugger answers at ${host}:${port}: ${error.message}`));
    this.output.on('close', () => this.closed('the process is gone, or has let go of the debugger'));
  }

  close(): void {
    this.output.end();
  }
}
