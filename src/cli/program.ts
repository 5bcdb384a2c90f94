/** The table of all commands, and the program made of them. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';

type Register = (program: Command) => void;

/** In the order of the help. Each is loaded by name, so that no command waits for what others need. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  trace: async () => (await import('./trace.ts')).registerTrace,
  encode: async () => (await import('./encode.ts')).registerEncode,
  run: async () => (await import('./run.ts')).registerRun,
  debug: async () => (await import('./debug/debug.ts')).registerDebug,
  data: async () => (await import('./data/data.ts')).registerData,
  eval: async () => (await import('./eval/eval.ts')).registerEval,
  model: async () => (await import('./model/model.ts')).registerModel,
  serve: async () => (await import('./serve.ts')).registerServe,
  dap: async () => (await import('./dap.ts')).registerDap,
  mcp: async () => (await import('./mcp.ts')).registerMcp,
  doctor: async () => (await import('./doctor.ts')).registerDoctor,
  completion: async () => (await import('./completion.ts')).registerCompletion,
};

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** With the command that is named, or with all of them. */
export async function createProgram(named?: string): Promise<Command> {
  const program = new Command('ndbg')
    .description('A neural debugger for Python: records real execution, walks it forwards and backwards.')
    .version(version(), '-V, --version', 'print the version and exit')
    .enablePositionalOptions()
    .helpOption('-h, --help', 'print this help and exit')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('(ndbg --help shows how it is used)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done (a program that raises or never ends is an answer, not a failure), 1 the run ' +
        'failed, 2 wrong usage.',
    );
  // Load all commands for a completion, and for anything that is not a command's name: an option, help, a typing
  // error.
  const alone = named !== undefined && named !== 'completion' && Object.hasOwn(COMMANDS, named);
  const loaded = await Promise.all((alone ? [named] : Object.keys(COMMANDS)).map(name => COMMANDS[name]!()));
  for (const register of loaded) register(program);
  return program;
}
