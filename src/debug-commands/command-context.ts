/** The session that typed commands work on, and how a typed line is parsed. */
import { DebuggerError } from '../debugger/engine.ts';
import { localsOf } from '../debugger/frames.ts';
import type { Session, Stop } from '../debugger/session.ts';
import type { Evaluator } from '../launch/evaluator.ts';
import type { OpenProgram } from '../launch/inputs.ts';
import type { OpenedEngine } from '../launch/open-engine.ts';
import type { ProgramSource } from '../launch/program-source.ts';
import type { Model } from '../model/model.ts';
import { type OpenModelOptions, openModel } from '../model/open.ts';
import { isExit, type Locals, type PlacedState } from '../tree/state.ts';
import type { Screen } from './screen.ts';

interface Display {
  readonly expression: string;
  last: string | undefined;
}

/** Everything that commands work on. A session has one. */
export class CommandContext implements OpenProgram {
  /** How far `up` has gone: 0 is the frame at which the walk stands. */
  frame = 0;
  /** The last line that `list` showed; the next `list` continues behind it. */
  listed: number | undefined;
  readonly displays: Display[] = [];
  /** The model that `inputs` opened, if the engine has none. */
  private ownModel: Promise<Model> | undefined;

  constructor(
    readonly session: Session,
    readonly source: ProgramSource,
    readonly opened: OpenedEngine,
    readonly evaluator: Evaluator,
    readonly screen: Screen,
    readonly say: (text: string) => void,
    /** The model as the command line names it. */
    readonly model: { readonly name: string | undefined; readonly onServer: OpenModelOptions },
  ) {}

  /** The chosen frame, which the user looks at. */
  get place(): PlacedState | undefined {
    const { state } = this.session.moment;
    if (this.frame === 0) return isExit(state) ? undefined : state;
    return this.session.frames[this.frame]?.state;
  }

  /** Its variables, and `__return__` for what a call returned. */
  get locals(): Locals {
    const place = this.place;
    const locals = localsOf(place) ?? new Map<string, string>();
    if (!place || !('value' in place)) return locals;
    return new Map([...locals, ['__return__', place.value]]);
  }

  async askModel(): Promise<Model> {
    if (this.opened.model) return this.opened.model;
    this.ownModel ??= openModel(this.model.name, this.model.onServer);
    return this.ownModel;
  }

  async close(): Promise<void> {
    // A model that could not be opened was reported when it was asked for.
    const model = await this.ownModel?.catch(() => undefined);
    await model?.close();
    await this.opened.close();
  }

  async show({ moment, reason }: Stop): Promise<void> {
    this.frame = 0;
    this.listed = undefined;
    this.say(this.screen.stop(moment, this.session.before, reason));
    for (const display of this.displays) {
      const value = await this.valueOf(display.expression);
      if (value !== display.last) this.say(`  display ${display.expression}: ${value ?? 'no value here'}`);
      display.last = value;
    }
  }

  async valueOf(expression: string): Promise<string | undefined> {
    try {
      return this.locals.get(expression) ?? (await this.evaluator.evaluate(expression, this.locals)).repr;
    } catch (error) {
      if (error instanceof DebuggerError) return undefined;
      throw error;
    }
  }
}

export interface DebugCommand {
  /** The full name first, then its abbreviations. */
  readonly names: readonly [string, ...string[]];
  readonly usage: string;
  readonly help: string;
  /** How the words of its argument are completed. */
  readonly complete?: 'variables' | 'branches' | 'commands';
  /** `quit` ends the session. */
  run(context: CommandContext, rest: string, signal: AbortSignal): Promise<'quit' | undefined>;
}

/** Makes a command that never ends the session. */
export function command(
  names: DebugCommand['names'],
  usage: string,
  help: string,
  act: (context: CommandContext, rest: string, signal: AbortSignal) => Promise<void> | void,
  complete?: DebugCommand['complete'],
): DebugCommand {
  return {
    names,
    usage,
    help,
    ...(complete === undefined ? {} : { complete }),
    run: async (context, rest, signal) => {
      await act(context, rest, signal);
      return undefined;
    },
  };
}

export interface Typed {
  readonly word: string;
  readonly rest: string;
}

/** `!x = 1` and `x = 1` set a variable; `p x` is a word and its rest. */
export function parseTyped(line: string): Typed {
  const text = line.trim();
  if (text.startsWith('!'))
    return assignment(text.slice(1).trim()) ?? { word: 'p', rest: text.slice(1).trim() };
  const [, word = '', rest = ''] = /^([\p{L}_?][\p{L}\p{N}_]*)\s*(.*)$/su.exec(text) ?? [];
  if (/^=(?!=)/.test(rest)) return { word: 'set', rest: text };
  return { word: word === '?' ? 'help' : word, rest };
}

function assignment(text: string): Typed | undefined {
  return /^[\p{L}_][\p{L}\p{N}_]*\s*=(?!=)/u.test(text) ? { word: 'set', rest: text } : undefined;
}

export function count(text: string, otherwise: number, what: string): number {
  if (text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new DebuggerError(`${what} needs a whole number, and "${text}" is none`);
  return value;
}
