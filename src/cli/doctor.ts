/** `ndbg doctor`: shows what this machine offers, what is missing and how to get it. */
import type { Command } from 'commander';
import { coloursFor } from '../debug-commands/state-text.ts';
import { type Check, checkMachine } from '../launch/machine-checks.ts';
import { EXIT } from './failure.ts';
import { print } from './print.ts';

interface DoctorOptions {
  readonly json?: boolean;
  readonly python?: string;
}

export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check what this machine offers: Pythons, runtimes, the sandbox')
    .option('--python <path>', 'the Python to look at, instead of the first on PATH')
    .option('--json', 'print JSON, one object on one line (schema/output.v1.schema.json)')
    .addHelpText('after', '\nExit code 1 if programs cannot be run at all.')
    .action(async (options: DoctorOptions) => {
      const { checks, ok } = await checkMachine(options.python);
      if (options.json === true) print(JSON.stringify({ schema: 1, ok, checks }));
      else show(checks, ok);
      if (!ok) process.exitCode = EXIT.failed;
    });
}

function show(checks: readonly Check[], ok: boolean): void {
  const colours = coloursFor(process.stdout, process.env);
  const width = Math.max(...checks.map(check => check.name.length));
  for (const { name, status, detail, remedy } of checks) {
    const mark = status === 'ok' ? colours.name('ok     ') : colours.bad(status.padEnd(7));
    print(`${mark} ${name.padEnd(width)}  ${detail}`);
    if (remedy !== undefined) print(`${' '.repeat(width + 10)}→ ${remedy}`);
  }
  print(ok ? '\nPrograms can be run here.' : '\nNo program can be run here yet.');
}
