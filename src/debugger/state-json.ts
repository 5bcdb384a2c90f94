/** Moments as JSON, by the schema in schema/output.v1.schema.json. */

import { fieldsOf, variablesOf } from '../tree/fields.ts';
import { isExit, type Locals, type State } from '../tree/state.ts';
import { actionText } from './action-text.ts';
import type { Moment } from './engine.ts';
import { type Files, fileOfLine } from './source-lines.ts';

export type JsonObject = Record<string, unknown>;

export function momentJson(moment: Moment, files: Files): JsonObject {
  const { state, origin, confidence, alone, confidences, working, evaluated, way, late, note } = moment;
  return {
    ...stateJson(state, files),
    origin,
    confidence,
    ...(alone === undefined ? {} : { alone }),
    ...(confidences && confidences.locals.size > 0 ? { confidences: localsJson(confidences.locals) } : {}),
    ...(working === undefined ? {} : { working }),
    ...(evaluated ? { evaluated } : {}),
    ...(way === undefined ? {} : { way: { ...way, taken: way.taken.map(actionText) } }),
    ...(late ? { late } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

export function stateJson(state: State, files: Files): JsonObject {
  if (isExit(state)) return { ...state };
  const place = placeJson(state, files);
  if ('value' in state) return { event: state.event, ...place, value: state.value };
  const fields = fieldsOf(state.locals);
  return {
    event: state.event,
    ...place,
    locals: localsJson(variablesOf(state.locals)),
    ...(fields.size > 0 ? { fields: localsJson(fields) } : {}),
  };
}

export function placeJson(
  place: { line: number; source: string; function: string; depth: number },
  files: Files,
): JsonObject {
  const file = fileOfLine(files, place.line);
  return {
    ...(file === files.files[0] ? {} : { file: file.name }),
    line: place.line - file.firstLine + 1,
    source: place.source,
    function: place.function,
    depth: place.depth,
  };
}

/** `__proto__` is a fine name for a variable, so it is defined, not assigned. */
export function localsJson(locals: Locals | ReadonlyMap<string, string | number | null>): JsonObject {
  return Object.fromEntries(locals);
}
