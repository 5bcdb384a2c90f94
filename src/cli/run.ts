/** `ndbg run`: walk a program with debugger actions, one state an action. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_JUMPS, JUMPS, type Jumps } from '../debugger/neural-jump.ts';
import { isExit } from '../tree/state.ts';
import { ENGINES, type EngineName } from './engines.ts';
import { UsageError } from './failure.ts';
import { Output, reportStop } from './output.ts';
import { addProgramOptions, type ProgramOptions, ProgramSource } from './program-source.ts';
import { momentJson } from './state-json.ts';
import { coloursFor, momentText } from './state-text.ts';
import { openWalk } from './walk.ts';

interface RunOptions extends ProgramOptions {
  readonly actions?: string;
  readonly engine: EngineName;
  readonly model?: string;
  readonly remoteModel?: string;
  readonly threshold?: number;
  readonly jumps?: Jumps;
  readonly jumpThreshold?: number;
  readonly jumpEffort?: number;
  readonly inverse?: string;
  readonly value?: string;
  readonly json?: boolean;
}

export const ACTIONS_HELP = `
Actions, separated by semicolons:
  step_into           the very next state, inside a call if there is one
  step_over           the next state at this level, or one level up
  step_return         the end of this call
  breakpoint LINE …   the next time one of these lines is about to run (or a def line is called)
  continue            the exit
  set NAME = VALUE    give a variable another value, and go on from there
  inv_step_into, inv_step_over, inv_step_call   the same backwards, with --inverse
A star repeats: "step_into*3". With none given, every step to the exit.`;

export function registerRun(program: Command): void {
  addProgramOptions(program.command('run'))
    .description('walk a program with debugger actions and print the states')
    .option('--actions <list>', 'what to do, such as "step_into; breakpoint 5; step_return"')
    .option('--inverse <function>', 'go back from the end of this function (NAME#2: of its second call)')
    .option('--value <repr>', 'with --inverse and --engine neural: what the function returned')
    .addOption(
      new Option(
        '--engine <name>',
        'what answers: real runs the program, recorded reads a saved trace, neural predicts, hybrid predicts while it is sure',
      )
        .choices(ENGINES)
        .default('real'),
    )
    .option(
      '--model <model>',
      'the model that predicts: a name, a folder (ndbg model list), or a server: http://…, chat+http://…',
    )
    .option('--remote-model <name>', "the model's name on that server, where it has several")
    .option('--threshold <share>', 'hybrid: run for real below this confidence (0.9)', probability)
    .addOption(jumpsOption())
    .option('--jump-threshold <share>', JUMP_THRESHOLD_HELP, probability)
    .option('--jump-effort <number>', JUMP_EFFORT_HELP, effort)
    .option('--json', 'print JSON, one state a line (schema/output.v1.schema.json)')
    .addHelpText(
      'after',
      `${ACTIONS_HELP}

Examples:
  ndbg run program.py --actions "step_into; step_over*2; continue"
  ndbg run program.py --entry f --args "'abc'" --actions "breakpoint 5; set n = 10; step_return" --json
  ndbg run program.py --inverse f --actions "inv_step_call"
  ndbg run fragment.py --engine neural --entry f --args "[3, 1]" --actions "step_return"`,
    )
    .action(async (file: string, argv: string[], options: RunOptions) => {
      const source = ProgramSource.open(file, argv, options);
      refuseForEngine(options);
      const walk = await openWalk(source, options.actions, options, {
        ...options,
        ...(options.maxSteps === undefined ? {} : { steps: options.maxSteps }),
      });
      const output = new Output();
      const colours = coloursFor(process.stdout, process.env);
      const show = async () => {
        const moment = walk.debugger.current;
        // Where a limit cut the run short there is no exit to tell of.
        if (walk.result()?.stopped && isExit(moment.state) && moment.origin === 'observed') return;
        await output.line(
          options.json === true
            ? JSON.stringify(momentJson(moment, walk.files()))
            : momentText(moment, walk.files(), colours),
        );
      };
      try {
        await show();
        for (const action of walk.actions) {
          if (walk.debugger.ended) break;
          await walk.debugger.act(action);
          await show();
        }
      } finally {
        await output.end();
        await walk.close();
      }
      const result = walk.result();
      if (result) reportStop(result);
    });
}

export const JUMP_THRESHOLD_HELP = `adaptive: the confidence from which on a jump is taken in one go (${DEFAULT_JUMPS.threshold})`;

export const JUMP_EFFORT_HELP = `adaptive: what smaller moves may cost, as a multiple of the jump in one go (${DEFAULT_JUMPS.effort})`;

export function effort(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1000))
    throw new InvalidArgumentError('It must be a number from 0 to 1000.');
  return value;
}

export function jumpsOption(): Option {
  return new Option(
    '--jumps <how>',
    'how a model takes jumps: adaptive in smaller moves where it is unsure, direct in one go, steps one by one (adaptive; hybrid: direct)',
  ).choices(JUMPS);
}

/** An option that the engine would not look at is a mistake, and said so. */
function refuseForEngine({
  engine,
  model,
  threshold,
  value,
  jumps,
  jumpThreshold,
  jumpEffort,
}: RunOptions): void {
  const predicts = engine === 'neural' || engine === 'hybrid';
  if (model !== undefined && !predicts)
    throw new UsageError(`the engine ${engine} has no model; --engine neural does`);
  const tuned = jumpThreshold !== undefined || jumpEffort !== undefined;
  if ((jumps !== undefined || tuned) && !predicts)
    throw new UsageError(`the engine ${engine} takes every jump for real; --jumps is for --engine neural`);
  if (tuned && jumps !== undefined && jumps !== 'adaptive')
    throw new UsageError(`--jump-threshold and --jump-effort are for --jumps adaptive, not ${jumps}`);
  if (value !== undefined && !predicts)
    throw new UsageError(`the engine ${engine} knows what was returned; --value is for --engine neural`);
  if (threshold !== undefined && engine !== 'hybrid')
    throw new UsageError('--threshold is for --engine hybrid');
}

export function probability(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return value;
}
