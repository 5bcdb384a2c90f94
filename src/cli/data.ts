/** `ndbg data …`: from programs to training tokens. */
import type { Command } from 'commander';
import { registerBuild } from './data-build.ts';
import { registerShow } from './data-show.ts';
import { registerStats } from './data-stats.ts';
import { registerStream } from './data-stream.ts';
import { registerWorker } from './data-worker.ts';

export function registerData(program: Command): void {
  const data = program
    .command('data')
    .description('Make, stream and look at training data: shards of tokens out of recorded programs.');
  registerBuild(data);
  registerStream(data);
  registerShow(data);
  registerStats(data);
  registerWorker(data);
}
