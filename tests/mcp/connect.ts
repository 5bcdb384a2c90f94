/**
 * The official clients of both generations over both transports, and a call that checks replies by their
 * schema.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Client as ClientV2, StreamableHTTPClientTransport as HttpV2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as StdioV2 } from '@modelcontextprotocol/client/stdio';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as StdioV1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as HttpV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { MAIN } from '../cli/ndbg.ts';

/** Structured content: held to its schema, so that tests may read it freely. */
export type Data = { readonly [key: string]: unknown };

export interface Told {
  readonly text: string;
  readonly data: Data;
  readonly failed: boolean;
}

export interface Connection {
  /** A call whose reply keeps to the schema that the tool declares, or the test fails. */
  call(name: string, args?: Record<string, unknown>, signal?: AbortSignal): Promise<Told>;
  readonly tools: readonly ListedTool[];
  /** The version of the protocol that both sides settled on. */
  readonly version: string | undefined;
  /** The server's process, where this client started it. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

export interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
}

interface RawResult {
  readonly content?: readonly { readonly type: string; readonly text?: string | undefined }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean | undefined;
}

interface RawClient {
  tools(): Promise<readonly ListedTool[]>;
  call(name: string, args: Record<string, unknown>, signal?: AbortSignal): Promise<RawResult>;
  version(): string | undefined;
  pid(): number | undefined;
  close(): Promise<void>;
}

export const WAYS = ['v2 stdio', 'v2 http', 'v1 stdio', 'v1 http'] as const;
export type Way = (typeof WAYS)[number];

/** Over stdio it starts a server of its own; over HTTP it goes to the address. */
export async function connect(
  way: Way,
  target: { args?: string[]; url?: string; token?: string } = {},
): Promise<Connection> {
  const raw = await rawClient(way, target);
  const tools = await raw.tools();
  const ajv = new Ajv2020({ strict: false });
  const checks = new Map<string, ValidateFunction>();
  for (const { name, outputSchema } of tools) if (outputSchema) checks.set(name, ajv.compile(outputSchema));
  return {
    tools,
    version: raw.version(),
    pid: raw.pid(),
    close: () => raw.close(),
    call: async (name, args = {}, signal) => {
      const { content, structuredContent, isError } = await raw.call(name, args, signal);
      const check = checks.get(name);
      if (!check) throw new Error(`${name} declares no output schema`);
      if (!check(structuredContent))
        throw new Error(
          `${name}: the reply breaks its schema: ${ajv.errorsText(check.errors)}\n${JSON.stringify(structuredContent)}`,
        );
      const text = content?.map(each => each.text ?? '').join('\n') ?? '';
      if (text === '') throw new Error(`${name}: the reply has no text`);
      const failed = isError === true;
      if (failed !== 'error' in (structuredContent as object))
        throw new Error(
          `${name}: a failure must be marked as one, and nothing else: ${JSON.stringify(structuredContent)}`,
        );
      return { text, data: structuredContent as Data, failed };
    },
  };
}

async function rawClient(
  way: Way,
  { args = [], url, token }: { args?: string[]; url?: string; token?: string },
): Promise<RawClient> {
  const info = { name: 'ndbg-tests', version: '1.0.0' };
  const command = { command: process.execPath, args: [MAIN, 'mcp', ...args], stderr: 'ignore' as const };
  const init = token === undefined ? {} : { requestInit: { headers: { authorization: `Bearer ${token}` } } };
  if (way.startsWith('v2')) {
    const client = new ClientV2(info, { versionNegotiation: { mode: 'auto' } });
    const stdio = way === 'v2 stdio' ? new StdioV2(command) : undefined;
    await client.connect(stdio ?? new HttpV2(new URL(url!), init));
    return {
      tools: async () => (await client.listTools()).tools,
      call: (name, given, signal) =>
        client.callTool({ name, arguments: given }, { ...(signal ? { signal } : {}), timeout: 120_000 }),
      version: () => client.getNegotiatedProtocolVersion(),
      pid: () => stdio?.pid ?? undefined,
      close: () => client.close(),
    };
  }
  const client = new ClientV1(info);
  const stdio = way === 'v1 stdio' ? new StdioV1(command) : undefined;
  // The two generations' transports differ in how they mark optional properties.
  await client.connect((stdio ?? new HttpV1(new URL(url!), init)) as Parameters<typeof client.connect>[0]);
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, given, signal) =>
      (await client.callTool({ name, arguments: given }, undefined, {
        ...(signal ? { signal } : {}),
        timeout: 120_000,
      })) as RawResult,
    version: () => undefined,
    pid: () => stdio?.pid ?? undefined,
    close: () => client.close(),
  };
}

export interface Served {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** `ndbg mcp --port 0`, when it listens. */
export async function serve(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'mcp', '--port', '0', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, failed) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /at (http:\S+)/.exec(said)?.[1];
      if (found) done(found);
    });
    child.on('exit', code => failed(new Error(`the server left with ${code} before it listened`)));
  });
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise(done => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Starts a session, and returns its handle. */
export async function begin(client: Connection, args: Data): Promise<string> {
  const { data, failed, text } = await client.call('start', args);
  if (failed) throw new Error(text);
  return data.session as string;
}
