/** `ndbg encode`: prints a walk in the language of the models. */
import { type Command, Option } from 'commander';
import { trajectoryOf } from '../debugger/engines/real/trajectory.ts';
import type { Form } from '../language/trajectory.ts';
import { writeTrajectory } from '../language/write.ts';
import { type ProgramOptions, ProgramSource } from '../launch/program-source.ts';
import { openWalk } from '../launch/walk.ts';
import type { RecordResult } from '../trace/runtime.ts';
import { Output, reportStop } from './output.ts';
import { addProgramOptions } from './program-options.ts';
import { ACTIONS_HELP } from './run.ts';

export interface EncodeOptions extends ProgramOptions {
  readonly actions?: string;
  readonly inverse?: string;
  readonly form: Form;
}

export function registerEncode(program: Command): void {
  addProgramOptions(program.command('encode'))
    .description('write a walk through a program as a trajectory')
    .option('--actions <list>', 'what to do, such as "step_into; breakpoint 5; step_return"')
    .option('--inverse <function>', 'go back from the end of this function (NAME#2: of its second call)')
    .addOption(
      new Option('--form <name>', 'interchange, or own: what models are trained on')
        .choices(['interchange', 'own'])
        .default('interchange'),
    )
    .addHelpText('after', ACTIONS_HELP)
    .action(async (file: string, argv: string[], options: EncodeOptions) => {
      const { text, result } = await encode(file, argv, options);
      await new Output().text(text);
      reportStop(result);
    });
}

/** Returns the text of a walk and the run that it went through. */
export async function encode(
  file: string,
  argv: readonly string[],
  options: EncodeOptions,
): Promise<{ readonly text: string; readonly result: RecordResult }> {
  const source = ProgramSource.open(file, argv, options);
  const walk = await openWalk(source, options.actions, options);
  for (const action of walk.actions) {
    if (walk.debugger.ended) break;
    await walk.debugger.act(action);
  }
  const result = walk.result()!;
  const trajectory = trajectoryOf(walk.debugger.history, result.recording, result.stopped !== undefined);
  return { text: writeTrajectory(trajectory, options.form), result };
}
