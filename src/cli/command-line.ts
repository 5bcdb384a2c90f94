/** Runs the command line: parses it, prints errors, sets the exit code. */
import { closeSync } from 'node:fs';
import { type Command, CommanderError } from 'commander';
import { forTerminal } from '../shared/terminal.ts';
import { EXIT, exitCodeOf, messageOf, systemReason } from './failure.ts';
import { report } from './print.ts';

/** Applies the settings to a command and its subcommands. Commander copies settings only to commands made later. */
function settle(command: Command): void {
  command.exitOverride();
  command.configureOutput({ writeErr: text => process.stderr.write(forTerminal(text)) });
  command.commands.forEach(settle);
}

/**
 * Ends the program when standard output fails. A reader that closed the pipe (`ndbg trace … | head`) has what it
 * wanted. Any other failure means that the output is incomplete: one message says so, before the writer sees the
 * failure.
 */
function watchOutput(): void {
  process.stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(EXIT.ok);
    process.stderr.write(`ndbg: standard output cannot be written: ${systemReason(error)}\n`);
    leaveTerminal();
    process.exit(EXIT.failed);
  });
  // When stderr fails too, only the exit code is left.
  process.stderr.on('error', () => {});
}

/**
 * Closes the standard streams. Node restores terminals when it exits and aborts if one is gone; it skips closed ones.
 */
function leaveTerminal(): void {
  for (const descriptor of [0, 1, 2]) {
    try {
      closeSync(descriptor);
    } catch {
      // It was closed already.
    }
  }
}

/** Runs the command that the arguments name. */
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
