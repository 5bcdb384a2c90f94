#!/usr/bin/env node
/** `ndbg`: picks the command, and turns whatever goes wrong into one message and an exit code. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { registerCompletion } from './completion.ts';
import { registerData } from './data.ts';
import { registerDebug } from './debug.ts';
import { registerDoctor } from './doctor.ts';
import { registerEncode } from './encode.ts';
import { registerEval } from './eval.ts';
import { EXIT, exitCodeOf, messageOf } from './failure.ts';
import { registerModel } from './model.ts';
import { registerRun } from './run.ts';
import { registerServe } from './serve.ts';
import { registerTrace } from './trace.ts';

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

export function createProgram(): Command {
  const program = new Command('ndbg')
    .description('A neural debugger for Python: records real execution, walks it forwards and backwards.')
    .version(version(), '-V, --version', 'print the version and exit')
    .enablePositionalOptions()
    .helpOption('-h, --help', 'print this help and exit')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('(ndbg --help shows how it is used)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done (a program that raises or never ends is an answer, not a failure), 1 the run failed, 2 wrong usage.',
    );
  registerTrace(program);
  registerEncode(program);
  registerRun(program);
  registerDebug(program);
  registerData(program);
  registerEval(program);
  registerModel(program);
  registerServe(program);
  registerDoctor(program);
  registerCompletion(program);
  // Settings are copied to commands as they are made, so those made here get them now.
  const settle = (command: Command) => {
    command.exitOverride();
    command.configureOutput({ writeErr: text => process.stderr.write(text) });
    command.commands.forEach(settle);
  };
  settle(program);
  return program;
}

async function main(): Promise<void> {
  // `ndbg trace … | head` closes our stdout: that is no error of anybody's.
  process.stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(EXIT.ok);
    throw error;
  });
  try {
    await createProgram().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
      return;
    }
    process.stderr.write(`ndbg: ${messageOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}

await main();
