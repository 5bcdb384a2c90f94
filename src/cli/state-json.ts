/** Moments as JSON, by the schema in schema/output.v1.schema.json. */
import type { Moment } from '../debugger/engine.ts';
import type { Recording } from '../trace/recording.ts';
import { isExit, type Locals, type State } from '../tree/state.ts';
import { fileOfLine } from './lines.ts';

export type JsonObject = Record<string, unknown>;

export function momentJson(moment: Moment, recording: Recording): JsonObject {
  return { ...stateJson(moment.state, recording), origin: moment.origin, confidence: moment.confidence };
}

export function stateJson(state: State, recording: Recording): JsonObject {
  if (isExit(state)) return { ...state };
  const place = placeJson(state, recording);
  if ('value' in state) return { event: state.event, ...place, value: state.value };
  return { event: state.event, ...place, locals: localsJson(state.locals) };
}

export function placeJson(
  place: { line: number; source: string; function: string; depth: number },
  recording: Recording,
): JsonObject {
  const file = fileOfLine(recording, place.line);
  return {
    ...(file === recording.files[0] ? {} : { file: file.name }),
    line: place.line - file.firstLine + 1,
    source: place.source,
    function: place.function,
    depth: place.depth,
  };
}

/** `__proto__` is a fine name for a variable, so it is defined, not assigned. */
export function localsJson(locals: Locals | ReadonlyMap<string, string | null>): JsonObject {
  return Object.fromEntries(locals);
}
