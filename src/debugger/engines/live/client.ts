/** A client of the Debug Adapter Protocol over any channel: requests and their answers, events. Pure. */
import { DebuggerError } from '../../engine.ts';

/** Messages to and from an adapter, over any transport. */
export interface Channel {
  send(message: object): void;
  onMessage(hear: (message: unknown) => void): void;
  /** Called once, when the other side is gone. */
  onClose(hear: (why: string) => void): void;
  close(): void;
}

export type Body = Readonly<Record<string, unknown>>;

interface Asked {
  readonly command: string;
  done(body: Body): void;
  failed(error: Error): void;
}

export class DapClient {
  private last = 0;
  private readonly asked = new Map<number, Asked>();
  private readonly listeners = new Map<string, ((body: Body) => void)[]>();
  /** Why the adapter is gone. */
  private gone: string | undefined;

  constructor(private readonly channel: Channel) {
    channel.onMessage(message => this.hear(message as Body));
    channel.onClose(why => this.end(why));
  }

  on(event: string, hear: (body: Body) => void): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), hear]);
  }

  ask(command: string, args: object = {}): Promise<Body> {
    if (this.gone !== undefined) return Promise.reject(new DebuggerError(this.gone));
    const seq = ++this.last;
    return new Promise((done, failed) => {
      this.asked.set(seq, { command, done, failed });
      this.channel.send({ seq, type: 'request', command, arguments: args });
    });
  }

  get isGone(): boolean {
    return this.gone !== undefined;
  }

  close(): void {
    this.channel.close();
  }

  private hear(message: Body): void {
    if (message.type === 'event') {
      const body = (message.body ?? {}) as Body;
      for (const hear of this.listeners.get(String(message.event)) ?? []) hear(body);
      return;
    }
    if (message.type === 'request') {
      const { seq: request_seq, command } = message;
      // An adapter may ask for a terminal or a child session: this client has neither.
      this.channel.send({ seq: ++this.last, type: 'response', request_seq, command, success: false });
      return;
    }
    const asked = this.asked.get(Number(message.request_seq));
    if (!asked) return;
    this.asked.delete(Number(message.request_seq));
    if (message.success === true) asked.done((message.body ?? {}) as Body);
    else
      asked.failed(new DebuggerError(refusal(asked.command, String(message.message ?? 'no reason given'))));
  }

  private end(why: string): void {
    if (this.gone !== undefined) return;
    this.gone = why;
    for (const asked of this.asked.values()) asked.failed(new DebuggerError(why));
    this.asked.clear();
    for (const hear of this.listeners.get('gone') ?? []) hear({ why });
  }
}

function refusal(command: string, reason: string): string {
  // debugpy reports in this way that its process was killed.
  if (/disconnected unexpectedly|not available/i.test(reason))
    return `the process is gone (${reason}): start again`;
  return `the debugger refuses ${command}: ${reason}`;
}
