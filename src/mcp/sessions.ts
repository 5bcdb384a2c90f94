/** All sessions of a server: their number, their memory, and their end. */

import { findModel } from '../model/find.ts';
import type { Model } from '../model/model.ts';
import { openModel } from '../model/open.ts';
import { Gate } from '../shared/gate.ts';
import { DebugSession } from './debug-session.ts';
import { ToolFailure } from './failure.ts';

export interface SessionLimits {
  /** Sessions at once. */
  readonly sessions: number;
  /** Bytes that their recordings may take together. */
  readonly bytes: number;
  /** A session without requests for this long ends. */
  readonly idleMs: number;
  /** The highest limits that `start` may ask for, for one run. */
  readonly seconds: number;
  readonly steps: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
  /** Programs that run at once. */
  readonly runs: number;
}

export const LIMITS: SessionLimits = {
  sessions: 128,
  bytes: 2 ** 31,
  idleMs: 30 * 60_000,
  seconds: 60,
  steps: 1_000_000,
  memoryBytes: 2 ** 30,
  outputBytes: 2 ** 22,
  runs: 4,
};

export interface ServerSettings {
  readonly limits: SessionLimits;
  /** Name, folder or address of the model; by default the shipped one. */
  readonly model?: string;
  readonly remoteModel?: string;
  /** The engine `live` runs programs outside of the sandbox. */
  readonly allowLive: boolean;
  /** The debug adapter's command line; by default debugpy of the program's Python. */
  readonly adapter?: string;
  readonly python?: string;
}

export class Sessions {
  readonly gate: Gate;
  private readonly open = new Map<string, DebugSession>();
  private model: Promise<Model> | undefined;
  private readonly sweeper: NodeJS.Timeout;

  constructor(readonly settings: ServerSettings) {
    this.gate = new Gate(settings.limits.runs);
    const { idleMs } = settings.limits;
    this.sweeper = setInterval(() => void this.sweep(), Math.min(60_000, Math.max(50, idleMs / 4)));
    this.sweeper.unref();
  }

  get count(): number {
    return this.open.size;
  }

  /** Reserves a place for a new session, if one is free. */
  add(engine: string, ending: AbortController): DebugSession {
    const { sessions, bytes } = this.settings.limits;
    if (this.open.size >= sessions) {
      throw new ToolFailure('limit', `${sessions} sessions are open, and there may be no more`, [
        'call stop on one that is done with',
        'one that nobody uses ends by itself after a while',
      ]);
    }
    const held = [...this.open.values()].reduce((sum, each) => sum + each.bytes, 0);
    if (held > bytes) {
      throw new ToolFailure('limit', `the open sessions hold ${Math.round(held / 2 ** 20)} MiB already`, [
        'call stop on one that is done with',
      ]);
    }
    const session = new DebugSession(engine, ending);
    this.open.set(session.handle, session);
    return session;
  }

  get(handle: string): DebugSession {
    const session = this.open.get(handle);
    if (!session) {
      throw new ToolFailure(
        'no_session',
        `there is no session ${handle}: it was stopped, or idle for too long`,
        ['call start for a new one'],
      );
    }
    session.lastUsed = Date.now();
    return session;
  }

  find(handle: string): DebugSession | undefined {
    return this.open.get(handle);
  }

  async stop(session: DebugSession): Promise<void> {
    this.open.delete(session.handle);
    await session.close();
  }

  /** One model for all sessions, opened when it is first needed. */
  async askModel(): Promise<Model> {
    const { model, remoteModel } = this.settings;
    if (model === undefined) findModel();
    this.model ??= openModel(model, { shared: true, ...(remoteModel === undefined ? {} : { remoteModel }) });
    this.model.catch(() => {
      this.model = undefined;
    });
    return this.model;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([...this.open.values()].map(session => this.stop(session)));
    await (await this.model?.catch(() => undefined))?.close();
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    for (const session of this.open.values())
      if (!session.isAttended && now - session.lastUsed > this.settings.limits.idleMs)
        await this.stop(session);
  }
}
