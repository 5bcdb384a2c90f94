#!/usr/bin/env node
/** `ndbg`: all its commands. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { carryOut } from './command-line.ts';
import { registerCompletion } from './completion.ts';
import { registerData } from './data.ts';
import { registerDebug } from './debug.ts';
import { registerDoctor } from './doctor.ts';
import { registerEncode } from './encode.ts';
import { registerEval } from './eval.ts';
import { registerModel } from './model.ts';
import { registerRun } from './run.ts';
import { registerServe } from './serve.ts';
import { registerTrace } from './trace.ts';

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function createProgram(): Command {
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
  return program;
}

await carryOut(createProgram());
