/** `ndbg dap`: the debugger for editors, over the Debug Adapter Protocol. */
import type { AddressInfo } from 'node:net';
import type { Command } from 'commander';
import { RunError } from '../launch/errors.ts';
import { findPython } from '../trace/cpython/python-path.ts';
import { parsePort } from './numbers.ts';

export function registerDap(program: Command): void {
  program
    .command('dap')
    .description(
      'the debugger for editors (Debug Adapter Protocol): over standard input and output, or a port',
    )
    .option('--port <port>', 'listen on this port of 127.0.0.1 instead; 0 for any that is free', parsePort)
    .addHelpText('after', '\nHow VS Code, Neovim, Zed, Helix and Emacs are set up: docs/editors.md')
    .action(dap);
}

async function dap({ port: wanted }: { port?: number }): Promise<void> {
  // Where Python is behind a version manager's shim, that takes longest to find: begun while the rest is loaded.
  void findPython().catch(() => {});
  const { servePort, serveStdio } = await import('../dap/connections.ts');
  if (wanted === undefined) {
    await serveStdio(process.stdin, process.stdout);
    // A run that is being ended may keep the process alive for a moment, although the editor has gone.
    process.exit(0);
  }
  const server = await servePort(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new RunError(`port ${wanted} is taken: give another with --port, or 0 for any that is free`);
    throw new RunError(`cannot listen on port ${wanted}: ${error.message}`);
  });
  process.stdout.write(`listening on 127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  await new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  server.close();
  process.exit(0);
}
