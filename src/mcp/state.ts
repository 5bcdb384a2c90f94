/** Writes moments for replies, as data and as a line of text. */
import { localDifferences } from '../debugger/differences.ts';
import type { Moment } from '../debugger/engine.ts';
import { type Files, fileOfLine } from '../debugger/source-lines.ts';
import { variablesFirst } from '../tree/fields.ts';
import { isExit, type State } from '../tree/state.ts';
import { clip, clipAll } from './clip.ts';
import type { StateShape } from './schemas.ts';

const SURE = 0.9;

export interface Told {
  /** The stop before: only changes since then are shown. */
  readonly since?: Moment | undefined;
  readonly stopped?: string | undefined;
  /** Without the variables: a reader who wants them asks for them. */
  readonly brief?: boolean;
}

export function stateOf(moment: Moment, files: Files, { since, stopped, brief }: Told = {}): StateShape {
  const { state, confidence, note } = moment;
  const { evaluated } = moment;
  const notes = [note, evaluated ? 'Python worked out a part of it' : undefined].filter(
    each => each !== undefined,
  );
  const rest = {
    origin: originOf(moment),
    confidence: Math.round(1000 * confidence) / 1000,
    ...(brief ? {} : doubtsOf(moment)),
    ...(stopped === undefined ? {} : { stopped }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  };
  if (isExit(state)) {
    if (state.event === 'inv_exit_entry') return { event: state.event, ...rest };
    const { event, exit, error } = state;
    return { event, exit, ...(error === undefined ? {} : { error: clip(error, 500) }), ...rest };
  }
  const own = placeOf(state.line, files);
  return {
    event: state.event,
    file: own.file,
    line: own.line,
    source: clip(state.source.trim(), 200),
    function: state.function,
    depth: state.depth,
    ...(brief ? {} : variablesOf(state, since?.state)),
    ...('value' in state ? { value: clip(state.value, 500) } : {}),
    ...rest,
  };
}

export function placeOf(line: number, files: Files): { file: string; line: number } {
  const file = fileOfLine(files, line);
  return { file: file.name, line: line - file.firstLine + 1 };
}

/** `tally.py:9`. */
export function placeText(line: number, files: Files): string {
  const own = placeOf(line, files);
  return `${own.file}:${own.line}`;
}

function originOf({ origin, confidence, confidences, state }: Moment): StateShape['origin'] {
  // Variables can only be set where a line is about to run, so a value set elsewhere was part of the start.
  const given = origin === 'user' && confidence === 1 && !confidences && state.event !== 'line';
  return given ? 'given' : origin;
}

function doubtsOf({ confidences }: Moment): { doubtful?: Record<string, number> } {
  const low = [...(confidences?.locals ?? [])].filter(([, share]) => share < SURE);
  if (low.length === 0) return {};
  return {
    doubtful: Object.fromEntries(low.map(([name, share]) => [name, Math.round(1000 * share) / 1000])),
  };
}

type Variables = Pick<StateShape, 'variables' | 'only_changes' | 'gone' | 'omitted'>;

function variablesOf(state: State, before: State | undefined): Variables {
  if (!('locals' in state) || !state.locals) return {};
  const sameCall =
    before &&
    !isExit(before) &&
    !isExit(state) &&
    before.function === state.function &&
    before.depth === state.depth &&
    state.event !== 'call';
  if (!sameCall || !('locals' in before) || !before.locals) {
    const { shown, omitted } = clipAll(variablesFirst(state.locals));
    return { variables: shown, ...(omitted === undefined ? {} : { omitted }) };
  }
  const changed = localDifferences(before, state);
  const gone = changed.filter(({ after }) => after === undefined).map(({ what }) => what);
  const now = changed.flatMap(({ what, after }) => (after === undefined ? [] : [[what, after] as const]));
  const { shown, omitted } = clipAll(variablesFirst(new Map(now)));
  return {
    variables: shown,
    only_changes: true,
    ...(gone.length === 0 ? {} : { gone }),
    ...(omitted === undefined ? {} : { omitted }),
  };
}

/** `tally.py:9 main line`. */
export function placeLine({ event, exit, file, line, function: name }: StateShape): string {
  if (event === 'exit') return `exit ${exit}`;
  return line === undefined ? 'the entry, seen backwards' : `${file}:${line} ${name} ${event}`;
}

/** `tally.py:9 main line: hits = 3 (observed)`. */
export function stateLine(state: StateShape): string {
  const sure =
    state.origin === 'predicted' ? `predicted, ${Math.floor(100 * state.confidence)} %` : state.origin;
  if (state.event === 'exit')
    return [
      `exit ${state.exit}${state.error === undefined ? '' : `: ${state.error}`} (${sure})`,
      ...(state.note === undefined ? [] : [state.note]),
    ].join(': ');
  if (state.line === undefined) return `back at the entry (${sure})`;
  const parts = Object.entries(state.variables ?? {}).map(([name, value]) => `${name} = ${value}`);
  if (state.gone) parts.push(`${state.gone.join(', ')} gone`);
  if (state.value !== undefined)
    parts.unshift(`${/exception$/.test(state.event) ? 'raises' : 'returns'} ${state.value}`);
  const values = parts.length === 0 ? '' : `  ${parts.join('; ')}`;
  const tail = [state.omitted, state.note].filter(each => each !== undefined).join('; ');
  const head = `${state.file}:${state.line} ${state.function} ${state.event} (${sure}): ${state.source}${values}`;
  const stopped = state.stopped === undefined ? '' : `  [${state.stopped}]`;
  return `${head}${stopped}${tail === '' ? '' : `  (${tail})`}`;
}
