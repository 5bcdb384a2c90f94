#!/usr/bin/env node
/**
 * `ndbg data` alone: the entry of the single-file bundle (npm run bundle:data), which runs where there is Node and
 * Python and no installation. In a worker thread the same file is the worker.
 */
import { isMainThread, workerData } from 'node:worker_threads';
import { Command } from 'commander';
import { isDataThread } from '../../data/worker-thread.ts';
import { carryOut } from '../command-line.ts';
import { registerData } from './data.ts';

// Importing the thread's module has started it where this is one.
if (isMainThread || !isDataThread(workerData)) {
  const program = new Command('ndbg').showHelpAfterError('(--help shows how it is used)');
  registerData(program);
  await carryOut(program);
}
