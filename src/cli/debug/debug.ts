/** `ndbg debug`: the debugger at the terminal, with states from a model or from a run. */
import { type Command, Option } from 'commander';
import { CommandContext } from '../../debug-commands/command-context.ts';
import { complete, perform } from '../../debug-commands/commands.ts';
import { Screen } from '../../debug-commands/screen.ts';
import { coloursFor } from '../../debug-commands/state-text.ts';
import { Interrupted } from '../../debugger/movements.ts';
import { Session } from '../../debugger/session.ts';
import { defaultEngine } from '../../launch/default-engine.ts';
import { ENGINES, ENGINES_HELP, type EngineName, whoAnswers } from '../../launch/engine-names.ts';
import { UsageError } from '../../launch/errors.ts';
import type { LiveOptions } from '../../launch/live/open.ts';
import { evaluatorFor, type ModelOptions, openEngine } from '../../launch/open-engine.ts';
import { type ProgramOptions, ProgramSource } from '../../launch/program-source.ts';
import { forTerminal } from '../../shared/terminal.ts';
import { addModelOptions, refuseForEngine } from '../engine-options.ts';
import { messageOf } from '../failure.ts';
import { addProgramOptions } from '../program-options.ts';
import { Progress } from './progress.ts';
import { converse, isTerminal } from './terminal.ts';

interface DebugOptions extends ProgramOptions, ModelOptions, LiveOptions {
  readonly engine?: EngineName;
}

export function registerDebug(program: Command): void {
  const command = addProgramOptions(program.command('debug'))
    .description('debug a program in the terminal: predicted by a model, or run')
    .addOption(
      new Option(
        '--engine <name>',
        `what answers (default: neural where a model is here, else real; recorded for a saved trace). ${ENGINES_HELP}`,
      ).choices(ENGINES),
    );
  addModelOptions(command)
    .option('--adapter <command>', "live: the debug adapter's command line (debugpy of the program's Python)")
    .option('--attach <address>', 'live: HOST:PORT of a process that listens (python -m debugpy --listen …)')
    .addHelpText(
      'after',
      `
Commands are those of pdb, with their abbreviations, and back, inputs, verify, sure, why, branch; \`help\` lists them.
Standard input may be a pipe: one command a line.

Examples:
  ndbg debug examples/basket.py
  ndbg debug program.py --entry f --args "[3, 1]" --engine hybrid
  printf 'b 5, x > 3\\nc\\np x\\n' | ndbg debug program.py --engine real`,
    )
    .action(debug);
}

async function debug(file: string, argv: string[], options: DebugOptions): Promise<void> {
  if (options.stdin === '-')
    throw new UsageError("commands are read from standard input: give the program's own with --stdin FILE");
  const source = ProgramSource.open(file, argv, options);
  const engine = options.engine ?? defaultEngine(source, options);
  refuseForEngine(engine, options);
  const { adapter, attach } = options;
  if ((adapter !== undefined || attach !== undefined) && engine !== 'live')
    throw new UsageError('--adapter and --attach are for --engine live');
  const opened = await openEngine(source, {
    ...options,
    engine,
    live: { ...(adapter === undefined ? {} : { adapter }), ...(attach === undefined ? {} : { attach }) },
    ...(options.maxSteps === undefined ? {} : { steps: options.maxSteps }),
  });
  const evaluator = evaluatorFor(source, opened);
  const { stdin: input, stdout: output, env } = process;
  const screen = new Screen(coloursFor(output, env), () => opened.files);
  const session = new Session(opened.engine, evaluator.over, evaluator.ahead);
  const progress = new Progress(text => output.write(text), isTerminal({ input, output }));
  const say = (text: string) => {
    progress.clear();
    output.write(`${forTerminal(text)}\n`);
  };
  const context = new CommandContext(session, source, opened, evaluator, screen, say, {
    name: options.model,
    onServer: options.remoteModel === undefined ? {} : { remoteModel: options.remoteModel },
  });
  try {
    const begun = await session.start();
    const stopped = opened.result()?.stopped;
    if (stopped) say(`(${stopped.message}; these are the states until then)`);
    const who = whoAnswers(engine, opened.model?.info.name, options.working);
    say(screen.colours.dim(`${who}. \`help\` lists the commands.`));
    await context.show(begun);
    await converse({
      input,
      output,
      env,
      progress,
      perform: (line, signal) => perform(context, line, signal),
      failed: error => say(sentence(error)),
      complete: line => complete(context, line),
    });
  } finally {
    await context.close();
  }
}

/** An error as one sentence, so that the session goes on. */
function sentence(error: unknown): string {
  if (error instanceof Interrupted) return 'stopped; nothing has changed';
  return messageOf(error);
}
