/** `ndbg data …`: from programs to training tokens. */
import type { Command } from 'commander';
import { registerBuild } from './build.ts';
import { registerHeldOut } from './held-out.ts';
import { registerInputs } from './inputs.ts';
import { registerProjects } from './projects.ts';
import { registerShow } from './show.ts';
import { registerStats } from './stats.ts';
import { registerStream } from './stream.ts';
import { registerWorker } from './worker.ts';

export function registerData(program: Command): void {
  const data = program
    .command('data')
    .description('Make, stream and look at training data: shards of tokens out of recorded programs.');
  registerBuild(data);
  registerStream(data);
  registerHeldOut(data);
  registerProjects(data);
  registerInputs(data);
  registerShow(data);
  registerStats(data);
  registerWorker(data);
}
