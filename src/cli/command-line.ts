/** What every `ndbg` does around its commands: how it is parsed, and how it ends. */
import { closeSync } from 'node:fs';
import { type Command, CommanderError } from 'commander';
import { forTerminal } from '../shared/terminal.ts';
import { EXIT, exitCodeOf, messageOf, systemReason } from './failure.ts';
import { report } from './print.ts';

/** Settings are copied to commands as they are made, so those that were made before get them now. */
function settle(command: Command): void {
  command.exitOverride();
  command.configureOutput({ writeErr: text => process.stderr.write(forTerminal(text)) });
  command.commands.forEach(settle);
}

/**
 * Once nothing more can be written there is nobody to work for. A reader that has gone (`ndbg trace … | head`) has all
 * it wanted; else what was written is not whole, and that is told: once, before the failure reaches the writer.
 */
function watchOutput(): void {
  process.stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(EXIT.ok);
    process.stderr.write(`ndbg: standard output cannot be written: ${systemReason(error)}\n`);
    leaveTerminal();
    process.exit(EXIT.failed);
  });
  // Where messages cannot be written either, the exit code is all that is left.
  process.stderr.on('error', () => {});
}

/** Node sets terminals back when it ends, and aborts where one is gone; of a descriptor that is closed it lets go. */
function leaveTerminal(): void {
  for (const descriptor of [0, 1, 2]) {
    try {
      closeSync(descriptor);
    } catch {
      // It was gone before.
    }
  }
}

/** Carries out what the command line says. */
export async function carryOut(program: Command): Promise<void> {
  watchOutput();
  settle(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
      return;
    }
    report(`ndbg: ${messageOf(error)}`);
    process.exitCode = exitCodeOf(error);
  }
}
