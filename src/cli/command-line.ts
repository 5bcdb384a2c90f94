/** What every `ndbg` does around its commands: how it is parsed, and how it ends. */
import { type Command, CommanderError } from 'commander';
import { EXIT, exitCodeOf, messageOf } from './failure.ts';

/** Settings are copied to commands as they are made, so those that were made before get them now. */
function settle(command: Command): void {
  command.exitOverride();
  command.configureOutput({ writeErr: text => process.stderr.write(text) });
  command.commands.forEach(settle);
}

/** Carries out what the command line says. */
export async function carryOut(program: Command): Promise<void> {
  // `ndbg trace … | head` closes our stdout: that is no error of anybody's.
  process.stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(EXIT.ok);
    throw error;
  });
  settle(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
      return;
    }
    process.stderr.write(`ndbg: ${messageOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
