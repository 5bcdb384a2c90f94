/** `ndbg eval`: measures what an engine gets right. */
import type { Command } from 'commander';
import { registerCompare } from './compare.ts';
import { registerDoubts } from './doubts.ts';
import { registerGoals } from './goals.ts';
import { type EvalOptions, parseTasks, withEngineOptions, withEvalOptions } from './options.ts';
import { registerPrompts, registerScore } from './prompts.ts';
import { runEvaluation } from './run.ts';

export function registerEval(program: Command): void {
  const command = program
    .command('eval')
    .description('Measure what an engine, a model or a file of completions gets right (docs/evaluation.md).')
    .argument(
      '<task>',
      'next-state, cruxeval-output, cruxeval-input, cruxeval-adaptive, horizon, calibration, nesting, ' +
        'operations, set, ordinary, or all (but for cruxeval-adaptive and operations)',
    );
  withEngineOptions(withEvalOptions(command)).action((task: string, options: EvalOptions) =>
    runEvaluation(parseTasks(task), options),
  );
  registerPrompts(command);
  registerScore(command);
  registerCompare(command);
  registerDoubts(command);
  registerGoals(command);
}
