/** What would work instead of a call that failed, by where the session stands and by what was asked for. */
import { localsOf } from '../debugger/frames.ts';
import { fileOfLine } from '../debugger/source-lines.ts';
import { definitionHead, isDefinition } from '../python/definitions.ts';
import { parametersIn } from '../python/signature.ts';
import { isField } from '../tree/fields.ts';
import { isExit } from '../tree/state.ts';
import type { DebugSession } from './debug-session.ts';

type Asked = Readonly<Record<string, unknown>>;

/** Most suggestions of one failure. */
const MOST = 4;

/** A call of each tool that works wherever its session stands, or almost. */
const USUAL: Readonly<Record<string, string>> = {
  start: 'start {"source": "def main():\\n    return 1\\n"}',
  act: 'act {"actions": ["restart"]}',
  breakpoints: 'breakpoints {}',
  look: 'look {}',
  set: 'look {}',
  calls: 'calls {}',
  call: 'calls {}',
  trace_value: 'look {}',
  inputs: 'inputs {"function": "f", "value": "3"}',
  verify: 'history {}',
  branch: 'branch {}',
  compare: 'branch {}',
  history: 'history {}',
  stop: 'stop {}',
};

/** For a call that names no open session. */
export const START_ONE: readonly string[] = [USUAL.start!];

/** Calls that work in place of one that failed. `session` is open. */
export function triesAt(tool: string, asked: Asked, session: DebugSession): string[] {
  const found = FOR[tool]?.(asked, session) ?? [];
  if (found.length === 0) found.push(USUAL[tool] ?? 'look {}');
  return [...new Set(found)].slice(0, MOST);
}

type Suggest = (asked: Asked, session: DebugSession) => string[];

const FOR: Readonly<Record<string, Suggest>> = {
  act: (asked, session) => [...forPlaces('act', asked, session), ...forMoves(session), 'look {}'],
  breakpoints: (asked, session) => [...forPlaces('breakpoints', asked, session), 'breakpoints {}'],
  look: (asked, session) => [
    ...forNames('look', asked, session),
    ...(asked.function === undefined ? [] : forFunctions('look', asked, session)),
    'look {}',
  ],
  trace_value: (asked, session) => [
    ...forNames('trace_value', asked, session),
    'look {}',
    ...forRun(session),
  ],
  set: (asked, session) => {
    const { event } = session.session.moment.state;
    const moves = event === 'line' && !session.session.tookBack ? [] : forMoves(session);
    return [...moves, ...forNames('set', asked, session), 'look {}'];
  },
  call: (asked, session) => [...forFunctions('call', asked, session), ...forRun(session)],
  calls: (_, session) => forRun(session),
  inputs: (asked, session) => [...forFunctions('inputs', asked, session), ...forMoves(session)],
  verify: (_, session) =>
    session.opened.problem === undefined
      ? forMoves(session)
      : [...forFunctions('call', {}, session), 'history {}'],
  branch: (_, session) => [
    ...(session.session.backward ? forMoves(session) : []),
    'branch {}',
    'branch {"name": "other"}',
  ],
  compare: () => ['branch {}', 'branch {"name": "other"}'],
};

/** Another spelling of a variable that was asked for, or the caller that has it. */
function forNames(tool: string, asked: Asked, session: DebugSession): string[] {
  if (asked.frame !== undefined || asked.call !== undefined) return [];
  const isAsked = [asked.name, asked.names, asked.expression].some(each => each !== undefined);
  if (isAsked && session.session.ended && session.session.run && tool !== 'set')
    return ['act {"actions": ["back_into"]}'];
  const { state } = session.session.moment;
  const known = [...((isExit(state) ? undefined : localsOf(state)) ?? new Map<string, string>()).keys()];
  const wanted = [asked.name, ...(Array.isArray(asked.names) ? asked.names : [])].flatMap(each =>
    typeof each === 'string' ? [each] : [],
  );
  for (const [name] of String(asked.expression ?? '').matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) {
    const frame = known.includes(name) || tool !== 'look' ? undefined : frameWith(name, tool, session);
    if (frame !== undefined) return [`look ${JSON.stringify({ expression: asked.expression, frame })}`];
  }
  return wanted
    .filter(each => !known.includes(each))
    .flatMap(each => {
      const frame = frameWith(each, tool, session);
      if (frame !== undefined)
        return [
          `${tool} ${JSON.stringify(tool === 'look' ? { names: [each], frame } : { name: each, frame })}`,
        ];
      const near = nearest(each, known) ?? known.find(other => !isField(other));
      if (near === undefined) return [];
      if (tool === 'look') return [`look ${JSON.stringify({ names: [near] })}`];
      const value = typeof asked.value === 'string' ? { value: asked.value } : {};
      return [`${tool} ${JSON.stringify({ name: near, ...value })}`];
    });
}

/** The nearest caller that has a variable; only a run can be asked about it by `trace_value`. */
function frameWith(name: string, tool: string, { session }: DebugSession): number | undefined {
  if (tool === 'set' || (tool === 'trace_value' && !session.run)) return undefined;
  const found = session.frames.findIndex(({ state }, i) => i > 0 && localsOf(state)?.has(name));
  return found < 0 ? undefined : found;
}

/** A function that the program has, with arguments that it was called with. */
function forFunctions(tool: 'call' | 'inputs' | 'look', asked: Asked, session: DebugSession): string[] {
  const known = functionsOf(session);
  const wanted = typeof asked.function === 'string' ? asked.function : undefined;
  const own = wanted?.split('.').at(-1);
  const isKnown = own !== undefined && known.includes(own);
  const name = isKnown ? wanted! : ((wanted === undefined ? undefined : nearest(wanted, known)) ?? known[0]);
  if (name === undefined) return [];
  if (tool === 'look') return [`look ${JSON.stringify({ function: name })}`];
  if (tool === 'inputs') {
    const end =
      typeof asked.raises === 'string' ? { raises: asked.raises } : { value: String(asked.value ?? 3) };
    const raised =
      asked.raises === undefined
        ? [`inputs ${JSON.stringify({ function: name, raises: 'ValueError' })}`]
        : [];
    return [`inputs ${JSON.stringify({ function: name, ...end })}`, ...raised];
  }
  const [made] = session.session.run ? session.calls().calls.list({ function: name }, 0, 1).calls : [];
  if (!made) return [`call with function "${name}" and its arguments: ${signatureOf(session, name)}`];
  const args = [...made.arguments].map(([each, text]) => `${each}=${text}`).join(', ');
  const isPlain = args.length < 200 && !args.includes('<');
  return [`call ${JSON.stringify(isPlain ? { function: name, arguments: args } : { call: made.id })}`];
}

/** `half(values)`. */
function signatureOf({ opened }: DebugSession, name: string): string {
  const own = name.split('.').at(-1)!;
  for (const { lines } of opened.files.files)
    for (const [i, source] of lines.entries())
      if (isDefinition(source, own)) {
        const parameters = parametersIn(lines.slice(i, i + 50).join('\n'));
        return `${own}(${parameters.map(each => each.name).join(', ')})`;
      }
  return own;
}

/** Those that can be called by their names first, then methods and inner ones. */
function functionsOf({ opened }: DebugSession): string[] {
  const heads = opened.files.files.flatMap(({ lines }) =>
    lines.flatMap(source => definitionHead(source) ?? []),
  );
  const names = heads.filter(({ kind }) => kind === 'def').sort((a, b) => a.indent - b.indent);
  return names.map(({ name }) => name);
}

/** A line near to one that has no code, or a function for a name that is none. */
function forPlaces(tool: 'act' | 'breakpoints', asked: Asked, session: DebugSession): string[] {
  const places =
    tool === 'act' && Array.isArray(asked.actions)
      ? asked.actions.flatMap(each => /^run_to\s+(\S+)$/.exec(String(each))?.[1] ?? [])
      : tool === 'breakpoints' && Array.isArray(asked.add)
        ? asked.add.map(each => String((each as { at?: unknown }).at))
        : [];
  const [place] = places;
  const at = place === undefined ? undefined : placeNear(place, session);
  if (at === undefined) return [];
  return tool === 'act'
    ? [`act ${JSON.stringify({ actions: [`run_to ${at}`] })}`]
    : [`breakpoints ${JSON.stringify({ add: [{ at }] })}`];
}

function placeNear(place: string, session: DebugSession): string | undefined {
  const { files } = session.opened.files;
  const { state } = session.session.moment;
  const [, name, line] = /^(?:(.+):)?(\d+)$/.exec(place) ?? [];
  if (line === undefined) {
    const known = functionsOf(session);
    const own = place.split('.').at(-1)!;
    return known.includes(own) ? own : (nearest(own, known) ?? known[0]);
  }
  const here = isExit(state) ? files[0]! : fileOfLine(session.opened.files, state.line);
  const file = files.find(each => each.name === name) ?? here;
  const near = file.codeLines.find(each => each >= Number(line)) ?? file.codeLines.at(-1);
  return near === undefined ? undefined : `${file.name}:${near}`;
}

/** Ways on from where the session stands. */
function forMoves({ session }: DebugSession): string[] {
  // A process goes on only from where it stands.
  const isPast = session.tookBack && session.engine.name === 'live';
  if (isPast) return ['act {"actions": ["forth"]}', 'act {"actions": ["restart"]}'];
  if (session.backward) return ['act {"actions": ["forth"]}', 'act {"actions": ["back"]}'];
  if (session.ended) return ['act {"actions": ["back"]}', 'act {"actions": ["restart"]}'];
  return session.history.length > 1
    ? ['act {"actions": ["step_over"]}', 'act {"actions": ["back"]}']
    : ['act {"actions": ["step_over"]}'];
}

/** What reads a whole run, where there is one. */
function forRun(session: DebugSession): string[] {
  return session.session.run ? ['calls {}'] : ['look {}', ...forMoves(session)];
}

/** `self.owner` for `owner`, `Total` for `total`. */
function nearest(wanted: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/_/g, '');
  const own = plain(wanted);
  return (
    known.find(each => plain(each) === own) ??
    known.find(each => plain(each).endsWith(`.${own}`)) ??
    known.find(each => plain(each).startsWith(own) || own.startsWith(plain(each))) ??
    known.find(each => plain(each).includes(own))
  );
}

/** `look {}` with the handle, so that it can be called as it stands. */
export function withHandle(text: string, handle: string): string {
  const [, tool, rest] = /^([a-z_]+) \{(.*)\}$/s.exec(text) ?? [];
  if (tool === undefined || tool === 'start' || !(tool in USUAL) || rest!.includes('"session"')) return text;
  return `${tool} {"session":"${handle}"${rest!.trim() === '' ? '' : `,${rest}`}}`;
}
