/** The options of every command that takes a program: its entry, its runtime, its limits. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_LIMITS } from '../trace/runtime.ts';

/** Adds the options that ProgramOptions holds. */
export function addProgramOptions(command: Command): Command {
  return command
    .argument('<file>', 'a Python file, or a trace that `ndbg trace --out` saved')
    .argument('[argv...]', "the program's own arguments, after --")
    .option('--entry <name>', 'the function to start from (default: main, else the module itself)')
    .option('--args <arguments>', 'its arguments as Python writes them: --args "3, name=\'a\'"')
    .option('--stdin <file>', "a file that is the program's standard input (- for this command's own)")
    .option('--library', 'record library code too, not only the files of the program')
    .addOption(
      new Option('--runtime <name>', 'what runs the program (default: CPython if there is one)').choices([
        'cpython',
        'pyodide',
      ]),
    )
    .option('--python <path>', 'the Python to run it with, 3.10 or newer')
    .option('--max-steps <n>', `states before a run counts as endless (${DEFAULT_LIMITS.steps})`, count)
    .option('--max-seconds <n>', `time for a run (${DEFAULT_LIMITS.seconds})`, seconds)
    .option(
      '--max-memory <size>',
      `memory for a run, such as 512M (${size(DEFAULT_LIMITS.memoryBytes)})`,
      bytes,
    )
    .option('--max-output <size>', `what it may print (${size(DEFAULT_LIMITS.outputBytes)})`, bytes)
    .option('--max-repr <n>', `characters kept of one value (${DEFAULT_LIMITS.reprCharacters})`, count);
}

function count(text: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return value;
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 86_400))
    throw new InvalidArgumentError('It must be a number of seconds, up to a day.');
  return value;
}

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };

function bytes(text: string): number {
  const [, digits, unit] = /^(\d+)([KMG]?)B?$/i.exec(text) ?? [];
  const value = Number(digits) * (UNITS[unit?.toUpperCase() ?? ''] ?? 1);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('It must be a size such as 512M or 2G.');
  return value;
}

function size(value: number): string {
  for (const unit of ['G', 'M', 'K']) if (value % UNITS[unit]! === 0) return `${value / UNITS[unit]!}${unit}`;
  return String(value);
}
