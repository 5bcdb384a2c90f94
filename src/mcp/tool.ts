/** A tool: its schemas, and what it does with valid arguments. */
import type {
  CallToolResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { forTerminal } from '../shared/terminal.ts';
import { clip } from './clip.ts';
import type { DebugSession } from './debug-session.ts';
import { declaredInput, declaredOutput } from './declared.ts';
import { failureOf, ToolFailure } from './failure.ts';
import { session as handle, replies, type StateShape } from './schemas.ts';
import type { Sessions } from './sessions.ts';
import { placeLine, stateOf } from './state.ts';
import { START_ONE, triesAt, withHandle } from './tries.ts';

/** Characters of a failure's sentence: some quote a value. */
const LONGEST_MESSAGE = 1000;

export interface Reply {
  readonly structured: Record<string, unknown>;
  readonly text: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** The tool changes neither the session's walk nor the program. */
  readonly readOnly: boolean;
  run(sessions: Sessions, args: unknown, signal: AbortSignal): Promise<Reply>;
}

interface Definition<I extends z.ZodRawShape, O extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: I;
  readonly output: O;
  readonly readOnly?: boolean;
  /** The session stands at another state afterwards, which the reply shows with its variables. */
  readonly moves?: boolean;
}

export type Answer<O extends z.ZodRawShape> = z.infer<z.ZodObject<O>>;

/** A tool that works on a session; nothing else may begin there while `work` runs. */
export function sessionTool<I extends z.ZodRawShape, O extends z.ZodRawShape>(
  definition: Definition<I, O>,
  work: (
    session: DebugSession,
    args: z.infer<z.ZodObject<I & { session: typeof handle }>>,
    signal: AbortSignal,
  ) => Promise<{ answer: Answer<O>; text: string }>,
): Tool {
  const input = z.strictObject({ session: handle, ...definition.input });
  return {
    ...definition,
    input,
    output: replies(definition.output),
    readOnly: definition.readOnly ?? false,
    run: async (sessions, args, signal) => {
      const read = input.parse(args);
      const session = sessions.get((read as { session: string }).session);
      const run = (inner: AbortSignal) => work(session, read as never, inner);
      const { answer, text } = await session.alone(definition.name, signal, run);
      const standing = standingOf(session, { brief: definition.moves !== true });
      // A tool that only reads leaves possible what the reply before it listed.
      const next = definition.readOnly ? '' : `\n${nextLine(standing)}`;
      return { structured: { ...standing, ...answer }, text: `${text}${next}` };
    },
  };
}

export interface Standing {
  readonly session: string;
  readonly engine: string;
  readonly branch: string;
  readonly pending: boolean;
  readonly at?: StateShape;
  readonly next: string[];
}

interface Shown {
  readonly pending?: boolean;
  readonly stopped?: string | undefined;
  /** The place alone, not the variables. */
  readonly brief?: boolean;
}

/** The session's position, written anew for every reply. */
export function standingOf(
  session: DebugSession,
  { pending = false, stopped, brief = false }: Shown = {},
): Standing {
  const { handle: name, engineName: engine } = session;
  if (!session.isOpen) return { session: name, engine, branch: 'main', pending, next: WAIT };
  const branch = session.session.branches.find(({ current }) => current)?.name ?? 'main';
  const { moment } = session.session;
  const at = stateOf(moment, session.opened.files, { stopped, brief });
  return { session: name, engine, branch, pending, at, next: pending ? WAIT : nextOf(session) };
}

const WAIT = ['act with no actions waits for the answer', 'act with cancel: true breaks it off', 'stop'];

export function nextLine({ next }: Pick<Standing, 'next'>): string {
  return `next: ${next.join('; ')}`;
}

/** The actions that are possible here. */
function nextOf(session: DebugSession): string[] {
  const { moment, backward, ended, engine, branches, run } = session.session;
  const whole = run ? ['calls', 'call'] : ['call with function and arguments'];
  const verify = session.canVerify ? ['verify'] : [];
  const compare = branches.length > 1 ? ['compare'] : [];
  const other = predicting(session);
  if (session.opened.result()?.recording.count === 0) return [...other, 'look', 'inputs', 'stop'];
  const { event } = moment.state;
  if (session.session.tookBack && engine.name === 'live')
    return [
      'act forth (where the process stands) or restart',
      'look',
      'trace_value',
      'history',
      ...verify,
      'stop',
    ];
  if (backward) return ['act back_into, back_over, back_call or forth', 'look', ...whole, 'trace_value'];
  if (ended)
    return [
      `act back${run ? ', back_into (the last state)' : ''} or restart`,
      ...verify,
      ...whole,
      'inputs',
      ...compare,
      ...other,
      'history',
      'stop',
    ];
  const change = event === 'line' ? ['set', 'branch'] : [];
  return [
    'act',
    'look',
    'breakpoints',
    ...change,
    ...whole,
    'trace_value',
    'inputs',
    ...compare,
    ...verify,
    ...other,
  ];
}

/** The way on where the run ended because a module is missing. */
function predicting({ session, opened }: DebugSession): string[] {
  const error = opened.result()?.recording.exit.error ?? '';
  const isMissing = /^(?:ModuleNotFoundError|ImportError)\b/.test(error);
  return isMissing && !session.predicts ? ['start with engine: neural, which predicts what cannot run'] : [];
}

/** The tool as the SDK serves it. */
export function register(server: McpServer, tool: Tool, sessions: Sessions): void {
  const { inputSchema, outputSchema } = schemasOf(tool);
  server.registerTool(
    tool.name,
    {
      title: tool.title,
      description: tool.description,
      inputSchema,
      outputSchema,
      annotations: tool.readOnly ? { readOnlyHint: true } : { destructiveHint: false },
    },
    (args: unknown, context: ServerContext) => call(tool, sessions, args, context.mcpReq.signal),
  );
}

interface Schemas {
  readonly inputSchema: StandardSchemaWithJSON;
  readonly outputSchema: StandardSchemaWithJSON;
}

/** Made once, because over HTTP each request has a server of its own. */
const made = new WeakMap<Tool, Schemas>();

function schemasOf(tool: Tool): Schemas {
  let schemas = made.get(tool);
  if (!schemas) {
    // The tool itself checks its arguments, so that an error in them is a failure with a code like any other.
    const unchecked = { ...tool.input['~standard'], validate: (value: unknown) => ({ value }) };
    const inputSchema = remembered(unchecked, declaredInput);
    const outputSchema = remembered(tool.output['~standard'], (json: Json) =>
      declaredOutput(json, tool.name === 'act'),
    );
    schemas = { inputSchema, outputSchema };
    made.set(tool, schemas);
  }
  return schemas;
}

type Json = Record<string, unknown>;

function remembered(
  standard: StandardSchemaWithJSON['~standard'],
  declared: (schema: Json) => Json,
): StandardSchemaWithJSON {
  const { input, output } = standard.jsonSchema;
  const once = (make: typeof input): typeof input => {
    let known: Record<string, unknown> | undefined;
    return options => {
      known ??= declared(make(options));
      return known;
    };
  };
  return { '~standard': { ...standard, jsonSchema: { input: once(input), output: once(output) } } };
}

export async function call(
  tool: Tool,
  sessions: Sessions,
  args: unknown,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const { structured, text } = await tool.run(sessions, args ?? {}, signal);
    return { content: [{ type: 'text', text: forTerminal(text) }], structuredContent: structured };
  } catch (error) {
    return refusal(tool, sessions, args, error instanceof z.ZodError ? slip(tool, error) : failureOf(error));
  }
}

function slip(tool: Tool, error: z.ZodError): ToolFailure {
  const said = error.issues.slice(0, 3).map(({ path, message }) => {
    const where = path.join('.');
    return where === '' ? message : `${where}: ${message}`;
  });
  const known = Object.keys(tool.input.shape).join(', ');
  return new ToolFailure('bad_arguments', `${tool.name}: ${said.join('; ')} (it takes ${known})`);
}

/** What the failure itself suggests, or else what fits where the session stands. */
function triesOf(
  tool: Tool,
  args: unknown,
  session: DebugSession | undefined,
  { code, tries }: ToolFailure,
): string[] {
  // The program of an open session is there: what fails is one call of it.
  const isOne = code === 'program' && session?.isOpen === true;
  const own = tries.length > 0 && !isOne ? tries : undefined;
  if (!session) return [...(own ?? START_ONE)];
  const found = own ?? (session.isOpen ? triesAt(tool.name, args as Record<string, unknown>, session) : WAIT);
  return found.map(each => withHandle(each, session.handle));
}

function refusal(tool: Tool, sessions: Sessions, args: unknown, failure: ToolFailure): CallToolResult {
  const { code } = failure;
  const message = clip(failure.message, LONGEST_MESSAGE);
  const named = (args as { session?: unknown } | undefined)?.session;
  const known = typeof named === 'string' ? sessions.find(named) : undefined;
  const at = known?.isOpen ? standingOf(known, { brief: true }).at : undefined;
  const tries = triesOf(tool, args, known, failure);
  const error = { code, message, try: tries };
  const structured = {
    error,
    ...(known ? { session: known.handle } : {}),
    ...(at === undefined ? {} : { at }),
  };
  const lines = [`${tool.name} failed (${code}): ${message}`, ...tries.map(each => `try: ${each}`)];
  if (at) lines.push(`still at ${placeLine(at)}`);
  return {
    content: [{ type: 'text', text: forTerminal(lines.join('\n')) }],
    structuredContent: structured,
    isError: true,
  };
}
