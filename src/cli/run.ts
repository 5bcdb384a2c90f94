/** `ndbg run`: walks a program with debugger actions and prints one state per action. */
import { type Command, Option } from 'commander';
import { coloursFor, momentText } from '../debug-commands/state-text.ts';
import { momentJson } from '../debugger/state-json.ts';
import { ENGINES, ENGINES_HELP, type EngineName, predicts } from '../launch/engine-names.ts';
import { UsageError } from '../launch/errors.ts';
import type { ModelOptions } from '../launch/open-engine.ts';
import { type ProgramOptions, ProgramSource } from '../launch/program-source.ts';
import { openWalk } from '../launch/walk.ts';
import { isExit } from '../tree/state.ts';
import { addModelOptions, refuseForEngine } from './engine-options.ts';
import { Output, reportStop } from './output.ts';
import { addProgramOptions } from './program-options.ts';

interface RunOptions extends ProgramOptions, ModelOptions {
  readonly actions?: string;
  readonly engine: EngineName;
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
  const command = addProgramOptions(program.command('run'))
    .description('walk a program with debugger actions and print the states')
    .option('--actions <list>', 'what to do, such as "step_into; breakpoint 5; step_return"')
    .option('--inverse <function>', 'go back from the end of this function (NAME#2: of its second call)')
    .option('--value <repr>', 'with --inverse and --engine neural: what the function returned')
    .addOption(
      new Option('--engine <name>', `what answers. ${ENGINES_HELP}; ndbg debug and ndbg dap have its options`)
        .choices(ENGINES)
        .default('real'),
    );
  addModelOptions(command)
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
      refuse(options);
      const walk = await openWalk(source, options.actions, options, {
        ...options,
        ...(options.maxSteps === undefined ? {} : { steps: options.maxSteps }),
      });
      const output = new Output();
      const colours = coloursFor(process.stdout, process.env);
      const show = async () => {
        const moment = walk.debugger.current;
        // A run that a limit cut short has no exit to show.
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

function refuse(options: RunOptions): void {
  const { engine, model, value } = options;
  if (model !== undefined && !predicts(engine))
    throw new UsageError(`the engine ${engine} has no model; --engine neural does`);
  if (value !== undefined && !predicts(engine))
    throw new UsageError(`the engine ${engine} knows what was returned; --value is for --engine neural`);
  refuseForEngine(engine, options);
}
