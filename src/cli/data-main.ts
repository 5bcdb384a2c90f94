#!/usr/bin/env node
/**
 * `ndbg data` alone: the entry of the single-file bundle (npm run bundle:data), which runs where there is Node and Python
 * and no installation. In a worker thread the same file is the worker.
 */
import { isMainThread, workerData } from 'node:worker_threads';
import { Command, CommanderError } from 'commander';
import { isDataThread } from '../data/thread.ts';
import { registerData } from './data.ts';
import { EXIT, exitCodeOf, messageOf } from './failure.ts';

async function main(): Promise<void> {
  const program = new Command('ndbg').exitOverride().showHelpAfterError('(--help shows how it is used)');
  registerData(program);
  const settle = (command: Command) => {
    command.exitOverride();
    command.commands.forEach(settle);
  };
  settle(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
      return;
    }
    process.stderr.write(`ndbg: ${messageOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}

// Importing the thread's module has started it where this is one.
if (isMainThread || !isDataThread(workerData)) await main();
