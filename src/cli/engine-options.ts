/** The options of `run` and `debug` for the engine: the model, how it takes jumps, when it works lines out. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_JUMPS, JUMPS } from '../debugger/engines/neural/jump.ts';
import { ANSWER_SECONDS } from '../debugger/engines/neural/time-limit.ts';
import { WORKING, WORKING_THRESHOLD } from '../debugger/engines/neural/when-to-work-out.ts';
import { type EngineName, predicts } from '../launch/engine-names.ts';
import { UsageError } from '../launch/errors.ts';
import type { ModelOptions } from '../launch/open-engine.ts';

/** Adds the options that ModelOptions holds. */
export function addModelOptions(command: Command): Command {
  return command
    .option(
      '--model <model>',
      'the model that predicts: a name, a folder (ndbg model list), or a server: http://…, chat+http://…',
    )
    .option('--remote-model <name>', "the model's name on a server with several")
    .option('--threshold <share>', 'hybrid: run for real below this confidence (0.9)', probability)
    .addOption(
      new Option(
        '--jumps <how>',
        'how a model takes jumps: adaptive takes smaller moves if it is unsure, direct takes one move, steps ' +
          'goes state by state (default: adaptive; hybrid: direct)',
      ).choices(JUMPS),
    )
    .option(
      '--jump-threshold <share>',
      `adaptive: take a jump in one move from this confidence on (${DEFAULT_JUMPS.threshold})`,
      probability,
    )
    .option(
      '--jump-effort <number>',
      `adaptive: most cost of smaller moves, as a multiple of the jump in one move (${DEFAULT_JUMPS.effort})`,
      effort,
    )
    .option(
      '--answer-seconds <seconds>',
      `give the model's best answer so far after this time, and mark it; 0: no limit (${ANSWER_SECONDS})`,
      seconds,
    )
    .addOption(
      new Option(
        '--working <when>',
        'when a model works a line out part by part before it predicts the state: always, never, unsure (if the ' +
          'direct prediction is), or evaluated (always, and Python evaluates what the predicted variables ' +
          'suffice for); default: always for a model trained for it, else never',
      ).choices(WORKING),
    )
    .option(
      '--working-threshold <share>',
      `--working unsure: do not work lines out from this confidence on (${WORKING_THRESHOLD})`,
      probability,
    );
}

/** Refuses options that the engine would ignore. */
export function refuseForEngine(engine: EngineName, options: ModelOptions): void {
  const { threshold, jumps, jumpThreshold, jumpEffort, working, workingThreshold, answerSeconds } = options;
  const tuned = jumpThreshold !== undefined || jumpEffort !== undefined;
  if ((jumps !== undefined || tuned) && !predicts(engine))
    throw new UsageError(`the engine ${engine} takes every jump for real; --jumps is for --engine neural`);
  if (tuned && jumps !== undefined && jumps !== 'adaptive')
    throw new UsageError(`--jump-threshold and --jump-effort are for --jumps adaptive, not ${jumps}`);
  if ((working !== undefined || workingThreshold !== undefined) && !predicts(engine))
    throw new UsageError(`the engine ${engine} has no lines to work out; --working is for --engine neural`);
  if (workingThreshold !== undefined && working !== undefined && working !== 'unsure')
    throw new UsageError(`--working-threshold is for --working unsure, not ${working}`);
  if (answerSeconds !== undefined && !predicts(engine))
    throw new UsageError(`the engine ${engine} asks no model; --answer-seconds is for --engine neural`);
  if (threshold !== undefined && engine !== 'hybrid')
    throw new UsageError('--threshold is for --engine hybrid');
}

function effort(text: string): number {
  return numberUpTo(text, 1000);
}

function seconds(text: string): number {
  return numberUpTo(text, 86_400);
}

function probability(text: string): number {
  return numberUpTo(text, 1);
}

function numberUpTo(text: string, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= most))
    throw new InvalidArgumentError(`It must be a number from 0 to ${most}.`);
  return value;
}
