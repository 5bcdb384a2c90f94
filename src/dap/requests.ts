/** All requests by name: what each does, and when it runs. */
import { commandNames, perform } from '../console/commands.ts';
import { readLine } from '../console/desk.ts';
import { DebuggerError } from '../debugger/engine.ts';
import { isExit } from '../tree/state.ts';
import type { Arguments } from './arguments.ts';
import { type Conversation, type Moves, THREAD, type Travel } from './travel.ts';
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
export interface Lifecycle {
  initialize(args: Arguments): unknown;
  launch(args: Arguments, request: number): Promise<void>;
  configurationDone(request: number): () => Promise<void>;
  restart(args: Arguments, request: number): Promise<() => Promise<void>>;
  terminate(): () => Promise<void>;
  disconnect(): Promise<void>;
}

export function requestHandlers(
  conversation: Conversation,
  travel: Travel,
  lifecycle: Lifecycle,
): ReadonlyMap<string, Handler> {
  const { looking, values, stops, progress, debuggee } = conversation;
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
    throw new DebuggerError('ndbg launches a program, and attaches to none that runs already');
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

  sets('setBreakpoints', args => stops.lines(args));
  sets('setFunctionBreakpoints', args => stops.onFunctions(args));
  sets('setExceptionBreakpoints', args => stops.exceptions(args));
  sets('setDataBreakpoints', args => stops.onData(args));
  looks('dataBreakpointInfo', args => stops.dataInfo(args));
  looks('breakpointLocations', args => stops.locations(args));

  moves('next', () => travel.next());
  moves('stepIn', args => travel.stepIn(args));
  moves('stepOut', () => travel.stepOut());
  moves('continue', () => travel.resume(), { allThreadsContinued: true });
  moves('stepBack', () => travel.stepBack());
  moves('reverseContinue', () => travel.reverseContinue());
  moves('restartFrame', args => travel.restartFrame(args));
  moves('goto', args => travel.jump(args));
  moves('ndbg/back', args => travel.back(args));
  moves('ndbg/goTo', args => travel.goTo(args));
  looks('pause', () => {
    debuggee();
    travel.pause();
  });

  looks('threads', () => ({
    threads: [{ id: THREAD, name: debuggee().opened.files.files[0]?.name ?? 'program' }],
  }));
  looks('stackTrace', args => looking.stack(args));
  looks('scopes', args => ({ scopes: values.scopes(values.frameIndex(args.number('frameId'))) }));
  looks('variables', args => {
    const start = args.optionalNumber('start') ?? 0;
    const count = args.optionalNumber('count') ?? 0;
    const filter = args.optionalText('filter');
    debuggee();
    return { variables: values.variables(args.number('variablesReference'), { start, count, filter }) };
  });
  looks('stepInTargets', args => looking.stepTargets(args));
  looks('gotoTargets', args => looking.gotoTargets(args));
  looks('completions', args => looking.completions(args));
  looks('exceptionInfo', () => looking.exceptionInfo());
  looks('modules', () => looking.modules());
  looks('loadedSources', () => looking.loadedSources());
  looks('source', args => looking.source(args));
  looks('ndbg/timeline', args => looking.timeline(args));
  looks('ndbg/state', () => {
    const { session, engineName, opened } = debuggee();
    const model = opened.model?.info.name;
    return { ...looking.told(session.moment), engine: engineName, ...(model === undefined ? {} : { model }) };
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
        body: await progress.during('evaluating', request, signal => looking.evaluate(args, signal)),
      };
    },
  });
  handlers.set('ndbg/verify', {
    kind: 'moving',
    run: async (_, request) => {
      const { text, moved } = await travel.verify(request);
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
    if (!holder) throw new DebuggerError('that was told by the program and cannot be set: set a variable');
    if (place.frame > 0)
      throw new DebuggerError('variables are set where the walk stands: in the innermost frame');
    // A run evaluates the value itself; a part of a variable, or a model, needs its text.
    const plain = holder.name === place.expression && !session.engine.predicts;
    const text = plain ? given : (await evaluator.evaluate(given, values.locals(0))).repr;
    await travel.set(holder.name, holder.with(text), request);
    const now = values.byPath(place.expression ?? holder.name, 0);
    return values.told(now ?? { text, expression: undefined, frame: 0 });
  }

  async function verified(moved: boolean): Promise<void> {
    if (moved) await travel.believed();
  }

  /** Runs a command of the terminal's debugger, typed in the editor's console. */
  async function typed(line: string, frame: number, request: number): Promise<Answered> {
    const { desk, session } = debuggee();
    const { word, rest } = readLine(line);
    if (word === 'verify' && rest === '') {
      const { text, moved } = await travel.verify(request);
      return { body: { result: text, variablesReference: 0 }, afterwards: () => verified(moved) };
    }
    if (['quit', 'q', 'exit'].includes(word))
      throw new DebuggerError('the editor ends the session: stop it there');
    if (travel.isRunning) throw new DebuggerError('an answer is still coming: pause it, or wait');
    desk.frame = frame;
    const before = session.moment;
    try {
      await progress.during(word, request, signal => perform(desk, line, signal));
    } catch (error) {
      desk.say(conversation.sentence(error));
      if (session.moment === before) {
        const text = debuggee().takeSaid();
        throw new DebuggerError(text);
      }
    }
    const result = debuggee().takeSaid();
    const moved = session.moment !== before;
    return {
      body: { result, variablesReference: 0 },
      ...(moved ? { afterwards: () => travel.arrived('step') } : {}),
    };
  }
}

/** Whether a line is a command, and not an expression over a variable with a command's name. */
function isCommand(line: string, { values, debuggee }: Conversation, frame: number): boolean {
  const { word, rest } = readLine(line);
  if (!commandNames().has(word)) return false;
  if (line.trim().startsWith('!')) return true;
  const { session } = debuggee();
  const known = isExit(session.moment.state) ? false : values.locals(frame).has(word);
  if (known && (rest === '' || /^[-+*/%<>=!.,[(]|^(?:in|is|and|or|if|not)\b/.test(rest)))
    return word === 'set';
  return !/^[.([]/.test(rest);
}
