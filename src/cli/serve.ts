/** `ndbg serve`: offers the embedded model over the protocol of completions servers. */
import type { Command } from 'commander';
import { ModelServer } from '../completions-server/server.ts';
import { RunError } from '../launch/errors.ts';
import { EmbeddedModel, SHARED_OPTIONS } from '../model/embedded/embedded-model.ts';
import { findModel } from '../model/find.ts';
import { askedToEnd } from './asked-to-end.ts';
import { parsePort, wholeNumber } from './numbers.ts';

interface ServeCommandOptions {
  readonly host: string;
  readonly port: number;
  readonly model?: string;
  readonly concurrency: number;
  readonly threads?: number;
}

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the model over HTTP (/v1/completions, as vLLM and llama.cpp do)')
    .option('--host <host>', 'the address to listen on', '127.0.0.1')
    .option('--port <port>', 'the port; 0 for any that is free', parsePort, 8321)
    .option('--model <model>', 'a name or a folder (ndbg model list)')
    .option('--concurrency <requests>', 'requests answered at once; others wait', wholeNumber(1, 64), 2)
    .option('--threads <threads>', 'threads that compute', wholeNumber(1, 256))
    .addHelpText(
      'after',
      `
If NDBG_API_KEY is set, requests must carry it. Ctrl-C ends it when running requests are answered; twice, at once.

Examples:
  ndbg serve --port 8321
  ndbg run program.py --engine neural --model http://127.0.0.1:8321`,
    )
    .action((options: ServeCommandOptions) => serve(options));
}

async function serve(options: ServeCommandOptions): Promise<void> {
  const { host, port, concurrency, threads } = options;
  const model = await EmbeddedModel.open(findModel(options.model), {
    ...SHARED_OPTIONS,
    ...(threads === undefined ? {} : { threads }),
  });
  const key = process.env.NDBG_API_KEY;
  let server: ModelServer;
  try {
    server = await ModelServer.start(model, { host, port, concurrency, ...(key ? { key } : {}) });
  } catch (error) {
    await model.close();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new RunError(`port ${port} is taken: give another with --port, or 0 for any that is free`);
    throw new RunError(`cannot listen on ${host}:${port}: ${message}`);
  }
  if (!key && !['127.0.0.1', '::1', 'localhost'].includes(host))
    process.stderr.write('ndbg: note: anybody who reaches this address may ask: set NDBG_API_KEY to a key\n');
  const ended = askedToEnd();
  process.stdout.write(`${model.info.name} at ${server.address}\n`);
  await ended;
  await server.close();
  await model.close();
}
