/** Asks the debugger after every stop where it stands and how it came there. */
import * as vscode from 'vscode';

/** A state as `ndbg/timeline` and `ndbg/state` tell it. */
export interface State {
  readonly index?: number;
  readonly action?: string;
  readonly event: string;
  readonly origin: string;
  readonly confidence: number;
  readonly doubt?: string;
  readonly function?: string;
  readonly depth?: number;
  readonly line?: number;
  readonly path?: string;
  readonly source?: string;
  readonly value?: string;
  readonly confidences?: Readonly<Record<string, number>>;
  readonly engine?: string;
  readonly model?: string;
}

export type Kind = 'observed' | 'predicted' | 'doubtful' | 'user';

/** Below this a prediction is doubtful. */
const DOUBTFUL = 0.5;

export function kindOf({ origin, confidence }: State): Kind {
  if (origin === 'observed') return 'observed';
  if (confidence < DOUBTFUL) return 'doubtful';
  return origin === 'user' ? 'user' : 'predicted';
}

/** Colours of the editor's own theme. */
export const COLOURS: Readonly<Record<Kind, string>> = {
  observed: 'charts.green',
  predicted: 'charts.blue',
  doubtful: 'charts.orange',
  user: 'charts.purple',
};

const MOST = 500;

/** Follows the debug sessions of one type and reports where each stands. */
export class States {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onChange = this.changed.event;
  session: vscode.DebugSession | undefined;
  here: State | undefined;
  timeline: readonly State[] = [];
  /** States before those of the timeline. */
  left = 0;

  constructor(context: vscode.ExtensionContext) {
    const factory: vscode.DebugAdapterTrackerFactory = {
      createDebugAdapterTracker: session => ({
        onDidSendMessage: (message: { type?: string; event?: string }) => {
          if (message.type !== 'event') return;
          if (message.event === 'stopped' || message.event === 'invalidated') void this.refresh(session);
          if (message.event === 'terminated') this.clear();
        },
      }),
    };
    context.subscriptions.push(
      this.changed,
      vscode.debug.registerDebugAdapterTrackerFactory('ndbg', factory),
      vscode.debug.onDidTerminateDebugSession(session => {
        if (session.id === this.session?.id) this.clear();
      }),
    );
  }

  async refresh(session: vscode.DebugSession): Promise<void> {
    try {
      const here = (await session.customRequest('ndbg/state')) as State;
      const { total } = (await session.customRequest('ndbg/timeline', { count: 0 })) as { total: number };
      const start = Math.max(0, total - MOST);
      const { entries } = (await session.customRequest('ndbg/timeline', { start })) as { entries: State[] };
      this.session = session;
      this.here = here;
      this.timeline = entries;
      this.left = start;
    } catch {
      // The session ended while it was asked.
      this.clear();
      return;
    }
    this.changed.fire();
  }

  clear(): void {
    this.session = undefined;
    this.here = undefined;
    this.timeline = [];
    this.changed.fire();
  }
}
