#!/usr/bin/env node
/**
 * The entry of the single-file bundle of `ndbg data` (npm run bundle:data). It needs Node and Python and no
 * installation. In a worker thread the same file is the worker.
 */
import { isMainThread, workerData } from 'node:worker_threads';
import { Command } from 'commander';
import { isDataThread } from '../../training-data/worker-thread.ts';
import { carryOut } from '../command-line.ts';
import { registerData } from './data.ts';

// In a worker thread the import above has started the worker.
if (isMainThread || !isDataThread(workerData)) {
  const program = new Command('ndbg').showHelpAfterError('(--help shows how it is used)');
  registerData(program);
  await carryOut(program);
}
