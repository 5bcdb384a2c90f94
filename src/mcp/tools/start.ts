/** `start`: opens a program and begins a session at its first state. */
import { z } from 'zod';
import { Session } from '../../debugger/session.ts';
import { ENGINES, ENGINES_HELP, type EngineName, predicts } from '../../launch/engine-names.ts';
import { evaluatorFor, openEngine } from '../../launch/open-engine.ts';
import { type ProgramOptions, ProgramSource } from '../../launch/program-source.ts';
import type { RecordResult } from '../../trace/runtime.ts';
import { clip } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { ToolFailure } from '../failure.ts';
import { replies } from '../schemas.ts';
import type { Sessions } from '../sessions.ts';
import { stateLine } from '../state.ts';
import { nextLine, type Reply, standingOf, type Tool } from '../tool.ts';
import { within } from '../waiting.ts';

const input = z.strictObject({
  path: z
    .string()
    .min(1)
    .max(4096)
    .optional()
    .describe('a Python file, or a trace saved by ndbg trace --out'),
  source: z.string().max(1_000_000).optional().describe('the program itself, in place of path'),
  entry: z
    .string()
    .max(200)
    .optional()
    .describe(
      'function to begin at, or Class.method; default: main(), unless the module itself calls it, or the module',
    ),
  arguments: z
    .string()
    .max(100_000)
    .optional()
    .describe("the entry's arguments as Python writes them: 3, name='a'"),
  argv: z.array(z.string().max(10_000)).max(100).optional().describe('sys.argv[1:]'),
  stdin: z.string().max(1_000_000).optional().describe('what the program reads'),
  engine: z
    .enum(ENGINES)
    .optional()
    .describe(`${ENGINES_HELP} (default: real, or recorded for a saved trace)`),
  attach: z
    .string()
    .max(200)
    .optional()
    .describe('live: HOST:PORT of a process that listens already (python -m debugpy --listen PORT FILE)'),
  max_seconds: z.number().positive().max(3600).optional().describe('time for a run'),
  max_steps: z
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .optional()
    .describe('states before a run counts as endless'),
  wait_seconds: z
    .number()
    .min(0)
    .max(600)
    .optional()
    .describe('reply with pending: true after this long (20)'),
});
type Arguments = z.infer<typeof input>;

const output = {
  program: z.string(),
  ran: z
    .string()
    .optional()
    .describe('how the real run went as a whole, where there was one: its length and its end'),
  notes: z.array(z.string()),
};

export const start: Tool = {
  name: 'start',
  title: 'Start debugging a Python program',
  description: [
    'Opens a Python program (path or source) and returns a session handle and its first state.',
    'The default engine runs it once in a sandbox; every later question is answered from that',
    'recording, so stepping back costs nothing. engine neural predicts and runs nothing: for',
    'programs that cannot run here. Other tools need the handle.',
  ].join(' '),
  input,
  output: replies(output),
  readOnly: false,
  run: async (sessions, args, signal) => {
    const wishes = input.parse(args);
    const ending = new AbortController();
    const source = sourceOf(wishes, sessions, ending.signal);
    const engine = engineOf(wishes, source, sessions);
    const session = sessions.add(engine, ending);
    const opening = session.alone('start', signal, inner => {
      // No client knows the handle yet, so a client that leaves now can never use the session.
      inner.addEventListener('abort', () => ending.abort());
      return open(sessions, session, source, { engine, attach: wishes.attach });
    });
    const wait = (wishes.wait_seconds ?? 20) * 1000;
    try {
      const there = await within(opening, wait);
      // A client that has got `pending` gets a failure with its next request.
      if (!there) session.leave(opening);
      return reply(session, source, there === undefined);
    } catch (error) {
      await sessions.stop(session);
      throw error;
    }
  },
};

function sourceOf(wishes: Arguments, sessions: Sessions, signal: AbortSignal): ProgramSource {
  const { path, source, entry, stdin, max_seconds, max_steps } = wishes;
  if ((path === undefined) === (source === undefined)) {
    throw new ToolFailure('bad_arguments', 'start takes a path or a source: one of them, not both', [
      'start with the path of a file',
      'start {"source": "def main():\\n    return 1\\n"}',
    ]);
  }
  const { limits, python } = sessions.settings;
  const options: ProgramOptions = {
    ...(entry === undefined ? {} : { entry }),
    ...(wishes.arguments === undefined ? {} : { args: wishes.arguments }),
    ...(stdin === undefined ? {} : { stdinText: stdin }),
    ...(python === undefined ? {} : { python }),
    maxSeconds: Math.min(limits.seconds, max_seconds ?? limits.seconds),
    maxSteps: Math.min(limits.steps, max_steps ?? limits.steps),
    maxMemory: limits.memoryBytes,
    maxOutput: limits.outputBytes,
    signal,
    gate: sessions.gate,
  };
  const argv = wishes.argv ?? [];
  return path === undefined
    ? ProgramSource.ofText('program.py', source!, argv, options)
    : ProgramSource.open(path, argv, options);
}

function engineOf({ engine, attach }: Arguments, source: ProgramSource, sessions: Sessions): EngineName {
  const chosen = engine ?? (source.isSavedTrace ? 'recorded' : 'real');
  if (attach !== undefined && chosen !== 'live')
    throw new ToolFailure('bad_arguments', 'attach is for engine live', ['start with engine live']);
  if (chosen === 'live' && !sessions.settings.allowLive) {
    throw new ToolFailure(
      'not_allowed',
      'live runs programs outside of the sandbox, and this server may not',
      ['engine real runs it in the sandbox', 'ask the user to start the server with ndbg mcp --allow-live'],
    );
  }
  return chosen;
}

async function open(
  sessions: Sessions,
  session: DebugSession,
  source: ProgramSource,
  { engine, attach }: { engine: EngineName; attach: string | undefined },
): Promise<void> {
  const { adapter } = sessions.settings;
  const live = { ...(adapter === undefined ? {} : { adapter }), ...(attach === undefined ? {} : { attach }) };
  const shared = predicts(engine) ? await sessions.askModel() : undefined;
  const opened = await openEngine(source, { engine, live, ...(shared ? { shared } : {}) });
  try {
    const evaluator = evaluatorFor(source, opened);
    const walk = new Session(opened.engine, evaluator.over, evaluator.ahead);
    await walk.start(session.ending.signal);
    session.open({ source, opened, evaluator, session: walk, askModel: () => sessions.askModel() });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function reply(session: DebugSession, source: ProgramSource, pending: boolean): Reply {
  const standing = standingOf(session, { pending });
  const program = source.spec?.name ?? 'a saved trace';
  if (pending) {
    const text = `session ${session.handle}: ${program} is still being opened (pending)`;
    return { structured: { ...standing, program, notes: [] }, text };
  }
  const result = session.opened.result();
  const ran = result && ranText(session, result);
  const notes = [...(result?.stopped ? [result.stopped.message] : []), ...(result?.notes ?? [])];
  const lines = [`session ${session.handle} (${session.engineName}) on ${program}`];
  if (ran !== undefined) lines.push(ran);
  lines.push(...notes, stateLine(standing.at!), nextLine(standing));
  return {
    structured: { ...standing, program, ...(ran === undefined ? {} : { ran }), notes },
    text: lines.join('\n'),
  };
}

/** A summary of the run in one line, which often shows where to look. */
function ranText(session: DebugSession, { recording, stopped, stdout, stderr }: RecordResult): string {
  const { exit, count, activationCount } = recording;
  const printed = stdout.length + stderr.length;
  const ends = {
    normal: 'ended normally',
    error: `ended with ${clip(exit.error ?? 'an error', 300)}`,
    never: 'did not end',
  };
  const how = stopped ? 'was cut short' : ends[exit.kind];
  const facts = [
    `the run ${how} after ${counted(count, 'state')} and ${counted(activationCount, 'call')}`,
    `it printed ${counted(printed, 'character')}`,
  ];
  // What a program came to is often what is wrong.
  const returned = exit.kind === 'normal' ? session.returnedInRun() : undefined;
  return [...facts, ...(returned === undefined ? [] : [returned])].join('; ');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
