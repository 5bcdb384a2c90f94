/** The debugged program, opened as its launch configuration says. */
import { dirname, resolve } from 'node:path';
import { CommandContext } from '../debug-commands/command-context.ts';
import { Screen } from '../debug-commands/screen.ts';
import { coloursFor } from '../debug-commands/state-text.ts';
import type { BreakpointTable } from '../debugger/breakpoints.ts';
import { Session } from '../debugger/session.ts';
import { defaultEngine } from '../launch/default-engine.ts';
import { type EngineName, whoAnswers } from '../launch/engine-names.ts';
import type { Evaluator } from '../launch/evaluator.ts';
import { evaluatorFor, type OpenedEngine, openEngine } from '../launch/open-engine.ts';
import { ProgramSource } from '../launch/program-source.ts';
import { forTerminal } from '../shared/terminal.ts';
import type { LaunchConfig } from './launch-config.ts';

export class Debuggee {
  /** Output of commands since it was last taken. */
  private said: string[] = [];

  private constructor(
    readonly config: LaunchConfig,
    readonly engineName: EngineName,
    readonly source: ProgramSource,
    readonly opened: OpenedEngine,
    readonly evaluator: Evaluator,
    readonly session: Session,
    readonly context: CommandContext,
    /** The folder that names of files are relative to. */
    readonly folder: string,
  ) {}

  static async open(
    config: LaunchConfig,
    breakpoints: BreakpointTable,
    signal: AbortSignal,
    /** What a live process prints, as it comes. */
    heard: (category: 'stdout' | 'stderr', text: string) => void,
  ): Promise<Debuggee> {
    const { program, argv, options, model } = config;
    const live = { ...config.live, heard };
    const source = ProgramSource.open(program, argv, { ...options, signal });
    const engineName = config.engine ?? defaultEngine(source, model);
    const steps = options.maxSteps === undefined ? {} : { steps: options.maxSteps };
    const opened = await openEngine(source, { ...model, live, engine: engineName, ...steps });
    const evaluator = evaluatorFor(source, opened);
    const session = new Session(opened.engine, evaluator.over, evaluator.ahead, breakpoints);
    const said: string[] = [];
    const screen = new Screen(coloursFor({}, {}), () => opened.files);
    const onServer = model.remoteModel === undefined ? {} : { remoteModel: model.remoteModel };
    const named = { name: model.model, onServer };
    const context = new CommandContext(
      session,
      source,
      opened,
      evaluator,
      screen,
      text => said.push(forTerminal(text)),
      named,
    );
    const folder = dirname(resolve(program));
    const debuggee = new Debuggee(config, engineName, source, opened, evaluator, session, context, folder);
    debuggee.said = said;
    try {
      await session.start(signal);
    } catch (error) {
      await context.close();
      throw error;
    }
    return debuggee;
  }

  /** What answers (engine and model), in a few words. */
  get answers(): string {
    return whoAnswers(this.engineName, this.opened.model?.info.name, this.config.model.working);
  }

  takeSaid(): string {
    return this.said.splice(0).join('\n');
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
