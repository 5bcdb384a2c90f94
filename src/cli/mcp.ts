/** `ndbg mcp`: the debugger for agents, over the Model Context Protocol. */
import type { Command } from 'commander';
import { RunError, UsageError } from '../launch/errors.ts';
import { HttpServer, serveOnStdio } from '../mcp/server.ts';
import { LIMITS, Sessions } from '../mcp/sessions.ts';
import { askedToEnd } from './asked-to-end.ts';
import { parsePort, wholeNumber } from './numbers.ts';
import { report } from './print.ts';

interface McpOptions {
  readonly port?: number;
  readonly host: string;
  readonly allowHost: string[];
  readonly model?: string;
  readonly remoteModel?: string;
  readonly python?: string;
  readonly allowLive?: boolean;
  readonly adapter?: string;
  readonly maxSessions: number;
  readonly maxSeconds: number;
  readonly idleMinutes: number;
}

const HERE = ['127.0.0.1', '::1', 'localhost'];

export function registerMcp(program: Command): void {
  program
    .command('mcp')
    .description('offer the debugger to agents over the Model Context Protocol: stdio, or HTTP with --port')
    .option(
      '--port <port>',
      'serve streamable HTTP on this port instead of stdio; 0 for any that is free',
      parsePort,
    )
    .option('--host <host>', 'the address to listen on', '127.0.0.1')
    .option('--allow-host <name...>', 'names by which clients may call this server (Host header)', [])
    .option('--model <model>', 'the model that predicts: a name, a folder, or a server')
    .option('--remote-model <name>', "the model's name on a server with several")
    .option('--python <path>', 'the Python that runs programs, 3.10 or newer')
    .option('--allow-live', 'offer the engine live, which runs programs outside of the sandbox')
    .option('--adapter <command>', "live: the debug adapter's command line (debugpy of the program's Python)")
    .option('--max-sessions <n>', 'sessions at once', wholeNumber(1, 10_000), LIMITS.sessions)
    .option('--max-seconds <n>', 'time for one run of a program', wholeNumber(1, 3600), LIMITS.seconds)
    .option(
      '--idle-minutes <n>',
      'end a session that was not used for this long',
      wholeNumber(1, 10_000),
      LIMITS.idleMs / 60_000,
    )
    .addHelpText(
      'after',
      `
If NDBG_MCP_TOKEN is set, HTTP requests must carry it (Authorization: Bearer); beyond this machine it must be set.
docs/agents.md describes the tools, docs/mcp-clients.md how to set clients up.

Examples:
  ndbg mcp
  ndbg mcp --port 8322 --allow-live`,
    )
    .action(mcp);
}

async function mcp(options: McpOptions): Promise<void> {
  const { host, model, remoteModel, python } = options;
  const token = process.env.NDBG_MCP_TOKEN;
  if (options.port !== undefined && !HERE.includes(host) && !token)
    throw new UsageError(
      `${host} can be reached from elsewhere, and programs are run here: set NDBG_MCP_TOKEN to a token first`,
    );
  const sessions = new Sessions({
    limits: {
      ...LIMITS,
      sessions: options.maxSessions,
      seconds: options.maxSeconds,
      idleMs: options.idleMinutes * 60_000,
    },
    allowLive: options.allowLive ?? false,
    ...(model === undefined ? {} : { model }),
    ...(remoteModel === undefined ? {} : { remoteModel }),
    ...(python === undefined ? {} : { python }),
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
  });
  const say = (text: string) => report(`ndbg mcp: ${text}`);
  try {
    if (options.port === undefined) await serveOnStdio(sessions, say);
    else await serveOverHttp(sessions, options.port, options, token, say);
  } finally {
    await sessions.close();
  }
}

async function serveOverHttp(
  sessions: Sessions,
  wanted: number,
  { host, allowHost }: McpOptions,
  token: string | undefined,
  report: (text: string) => void,
): Promise<void> {
  let server: HttpServer;
  try {
    server = await HttpServer.start(sessions, {
      host,
      port: wanted,
      hosts: allowHost,
      report,
      ...(token ? { token } : {}),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new RunError(`port ${wanted} is taken: give another with --port, or 0 for any that is free`);
    throw new RunError(`cannot listen on ${host}:${wanted}: ${message}`);
  }
  const ended = askedToEnd();
  process.stdout.write(`ndbg mcp at ${server.address}\n`);
  await ended;
  await server.close();
}
