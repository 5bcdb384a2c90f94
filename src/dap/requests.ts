/** All requests by name: what each does, and when it runs. */

import { parseTyped } from '../debug-commands/command-context.ts';
import { commandNames, perform } from '../debug-commands/commands.ts';
import { DebuggerError } from '../debugger/engine.ts';
import { isExit } from '../tree/state.ts';
import type { Arguments } from './arguments.ts';
import { type Conversation, type MoveRequests, type Moves, THREAD } from './move-requests.ts';
import type { Value } from './values.ts';

/** The body of the response, and the work that continues after it. */
export interface Answered {
  readonly body?: unknown;
  readonly afterwards?: () => Promise<void>;
}

export interface Handler {
  /** Settings and movements run one after the other, in order; all other requests are answered at once. */
  readonly kind: 'setting' | 'moving' | 'looking';
  run(args: Arguments, request: number): Promise<Answered>;
}

/** The conversation's own requests: its beginning and its end. */
interface Lifecycle {
  initialize(args: Arguments): unknown;
  launch(args: Arguments, request: number): Promise<void>;
  configurationDone(request: number): () => Promise<void>;
  restart(args: Arguments, request: number): Promise<() => Promise<void>>;
  terminate(): () => Promise<void>;
  disconnect(): Promise<void>;
}

export function requestHandlers(
  conversation: Conversation,
  moving: MoveRequests,
  lifecycle: Lifecycle,
): ReadonlyMap<string, Handler> {
  const { reading, values, breakpointRequests, progress, debuggee } = conversation;
  const handlers = new Map<string, Handler>();
  const looks = (name: string, answer: (args: Arguments, request: number) => unknown) =>
    handlers.set(name, {
      kind: 'looking',
      run: async (args, request) => ({ body: await answer(args, request) }),
    });
  const sets = (name: string, answer: (args: Arguments) => unknown) =>
    handlers.set(name, { kind: 'setting', run: async args => ({ body: await answer(args) }) });
  /** Responds once the movement is known to be possible; an event reports where it led. */
  const moves = (name: string, begin: (args: Arguments) => Moves, body?: unknown) =>
    handlers.set(name, {
      kind: 'moving',
      run: async (args, request) => {
        debuggee();
        const go = begin(args);
        return { body, afterwards: () => go(request) };
      },
    });

  looks('initialize', args => lifecycle.initialize(args));
  handlers.set('launch', {
    kind: 'looking',
    run: async (args, request) => {
      await lifecycle.launch(args, request);
      return {};
    },
  });
  looks('attach', () => {
    throw new DebuggerError('ndbg launches programs and does not attach to running ones');
  });
  handlers.set('configurationDone', {
    kind: 'moving',
    run: async (_, request) => ({ afterwards: lifecycle.configurationDone(request) }),
  });
  handlers.set('restart', {
    kind: 'moving',
    run: async (args, request) => ({ afterwards: await lifecycle.restart(args, request) }),
  });
  handlers.set('terminate', { kind: 'looking', run: async () => ({ afterwards: lifecycle.terminate() }) });
  looks('disconnect', () => lifecycle.disconnect());
  looks('cancel', args => {
    const { requestId, progressId } = args.all;
    for (const id of [requestId, progressId]) if (id !== undefined) progress.cancel(String(id));
  });

  sets('setBreakpoints', args => breakpointRequests.lines(args));
  sets('setFunctionBreakpoints', args => breakpointRequests.onFunctions(args));
  sets('setExceptionBreakpoints', args => breakpointRequests.exceptions(args));
  sets('setDataBreakpoints', args => breakpointRequests.onData(args));
  looks('dataBreakpointInfo', args => breakpointRequests.dataInfo(args));
  looks('breakpointLocations', args => breakpointRequests.locations(args));

  moves('next', () => moving.next());
  moves('stepIn', args => moving.stepIn(args));
  moves('stepOut', () => moving.stepOut());
  moves('continue', () => moving.resume(), { allThreadsContinued: true });
  moves('stepBack', () => moving.stepBack());
  moves('reverseContinue', () => moving.reverseContinue());
  moves('restartFrame', args => moving.restartFrame(args));
  moves('goto', args => moving.jump(args));
  moves('ndbg/back', args => moving.back(args));
  moves('ndbg/goTo', args => moving.goTo(args));
  looks('pause', () => {
    debuggee();
    moving.pause();
  });

  looks('threads', () => ({
    threads: [{ id: THREAD, name: debuggee().opened.files.files[0]?.name ?? 'program' }],
  }));
  looks('stackTrace', args => reading.stack(args));
  looks('scopes', args => ({ scopes: values.scopes(values.frameIndex(args.number('frameId'))) }));
  looks('variables', args => {
    const start = args.optionalNumber('start') ?? 0;
    const count = args.optionalNumber('count') ?? 0;
    const filter = args.optionalText('filter');
    debuggee();
    return { variables: values.variables(args.number('variablesReference'), { start, count, filter }) };
  });
  looks('stepInTargets', args => reading.stepTargets(args));
  looks('gotoTargets', args => reading.gotoTargets(args));
  looks('completions', args => reading.completions(args));
  looks('exceptionInfo', () => reading.exceptionInfo());
  looks('modules', () => reading.modules());
  looks('loadedSources', () => reading.loadedSources());
  looks('source', args => reading.source(args));
  looks('ndbg/timeline', args => reading.timeline(args));
  looks('ndbg/state', () => {
    const { session, engineName, opened } = debuggee();
    const model = opened.model?.info.name;
    return {
      ...reading.entryOf(session.moment),
      engine: engineName,
      ...(model === undefined ? {} : { model }),
    };
  });

  handlers.set('evaluate', {
    kind: 'looking',
    run: async (args, request) => {
      if (args.optionalText('context') === 'repl') {
        const line = args.text('expression');
        const frame = values.frameIndex(args.optionalNumber('frameId'));
        if (isCommand(line, conversation, frame)) return typed(line, frame, request);
      }
      return {
        body: await progress.during('evaluating', request, signal => reading.evaluate(args, signal)),
      };
    },
  });
  handlers.set('ndbg/verify', {
    kind: 'moving',
    run: async (_, request) => {
      const { text, moved } = await moving.verify(request);
      return { body: { text }, afterwards: () => verified(moved) };
    },
  });
  handlers.set('setVariable', {
    kind: 'moving',
    run: async (args, request) => {
      debuggee();
      const found = values.named(args.number('variablesReference'), args.text('name'));
      return { body: await set(found, args.text('value'), request) };
    },
  });
  handlers.set('setExpression', {
    kind: 'moving',
    run: async (args, request) => {
      debuggee();
      const expression = args.text('expression');
      const found = values.byPath(expression, values.frameIndex(args.optionalNumber('frameId')));
      if (!found)
        throw new DebuggerError(
          `${expression} is neither a variable here nor a part of one: it cannot be set`,
        );
      return { body: await set(found, args.text('value'), request) };
    },
  });
  return handlers;

  async function set(place: Value, given: string, request: number): Promise<unknown> {
    const { session, evaluator } = debuggee();
    const { holder } = place;
    if (!holder) throw new DebuggerError('that came from the program and cannot be set: set a variable');
    if (place.frame > 0)
      throw new DebuggerError('variables are set where the walk stands: in the innermost frame');
    // A run evaluates the value itself; a part of a variable, or a model, needs its text.
    const plain = holder.name === place.expression && !session.engine.predicts;
    const text = plain ? given : (await evaluator.evaluate(given, values.locals(0))).repr;
    await moving.set(holder.name, holder.with(text), request);
    const now = values.byPath(place.expression ?? holder.name, 0);
    return values.shownValue(now ?? { text, expression: undefined, frame: 0 });
  }

  async function verified(moved: boolean): Promise<void> {
    if (moved) await moving.believed();
  }

  /** Runs a command of the terminal's debugger, typed in the editor's console. */
  async function typed(line: string, frame: number, request: number): Promise<Answered> {
    const { context, session } = debuggee();
    const { word, rest } = parseTyped(line);
    if (word === 'verify' && rest === '') {
      const { text, moved } = await moving.verify(request);
      return { body: { result: text, variablesReference: 0 }, afterwards: () => verified(moved) };
    }
    if (['quit', 'q', 'exit'].includes(word))
      throw new DebuggerError('the editor ends the session: stop it there');
    if (moving.isRunning) throw new DebuggerError('an answer is still coming: pause it, or wait');
    context.frame = frame;
    const before = session.moment;
    try {
      await progress.during(word, request, signal => perform(context, line, signal));
    } catch (error) {
      context.say(conversation.sentence(error));
      if (session.moment === before) {
        const text = debuggee().takeSaid();
        throw new DebuggerError(text);
      }
    }
    const result = debuggee().takeSaid();
    const moved = session.moment !== before;
    return {
      body: { result, variablesReference: 0 },
      ...(moved ? { afterwards: () => moving.arrived('step') } : {}),
    };
  }
}

/** Whether a line is a command, and not an expression over a variable with a command's name. */
function isCommand(line: string, { values, debuggee }: Conversation, frame: number): boolean {
  const { word, rest } = parseTyped(line);
  if (!commandNames().has(word)) return false;
  if (line.trim().startsWith('!')) return true;
  const { session } = debuggee();
  const known = isExit(session.moment.state) ? false : values.locals(frame).has(word);
  if (known && (rest === '' || /^[-+*/%<>=!.,[(]|^(?:in|is|and|or|if|not)\b/.test(rest)))
    return word === 'set';
  return !/^[.([]/.test(rest);
}
