/** Compares two states: as a whole, part by part, variable by variable. Pure. */
import { fieldsOf, variablesOf } from '../tree/fields.ts';
import type { Locals, State } from '../tree/state.ts';

export interface Match {
  /** All that the specification counts as the state: event, line, and locals or value. */
  readonly state: boolean;
  readonly event: boolean;
  /** Parts that the expected state lacks are left out. */
  readonly line?: boolean;
  readonly depth?: boolean;
  readonly locals?: boolean;
  /** Whether everything that objects hold is right; the specification does not count it. */
  readonly fields?: boolean;
  readonly value?: boolean;
  /** All that is shown: the state, and what objects hold. */
  readonly shown: boolean;
  /** The share of variables that are right; an extra variable counts as a wrong one. */
  readonly variables?: number;
}

/** `exit_normal`, `exit_error` and so on are events of their own. */
export function eventOf(state: State): string {
  return state.event === 'exit' ? `exit_${state.exit}` : state.event;
}

/** Locals count for `call` and `line`, the value for ends: the locals of a `return` are not part of its state. */
function localsOf(state: State): Locals | undefined {
  switch (state.event) {
    case 'call':
    case 'line':
    case 'inv_call':
    case 'inv_line':
    case 'inv_line_call':
      return state.locals;
    default:
      return undefined;
  }
}

export function matchStates(expected: State, answer: State | undefined): Match {
  const event = answer !== undefined && eventOf(expected) === eventOf(answer);
  let state = event;
  const parts: { -readonly [key in keyof Match]?: Match[key] } = {};
  let fields = true;
  if ('line' in expected) {
    parts.line = answer !== undefined && 'line' in answer && answer.line === expected.line;
    // The specification's state has no depth: it is reported but not counted.
    parts.depth = answer !== undefined && 'depth' in answer && answer.depth === expected.depth;
    state &&= parts.line;
  }
  const locals = localsOf(expected);
  if (locals) {
    const given = answer === undefined ? undefined : localsOf(answer);
    const { right, total } = countVariables(variablesOf(locals), variablesOf(given ?? NONE));
    parts.locals = given !== undefined && right === total;
    fields = areSame(fieldsOf(locals), fieldsOf(given ?? NONE));
    if (locals.size > variablesOf(locals).size) parts.fields = fields;
    // A state without variables gets no score for them.
    if (total > 0) parts.variables = right / total;
    state &&= parts.locals;
  }
  if ('value' in expected) {
    parts.value = answer !== undefined && 'value' in answer && answer.value === expected.value;
    state &&= parts.value;
  }
  return { state, event, ...parts, shown: state && fields };
}

const NONE: Locals = new Map();

function areSame(expected: Locals, given: Locals): boolean {
  return expected.size === given.size && [...expected].every(([name, text]) => given.get(name) === text);
}

function countVariables(expected: Locals, given: Locals): { right: number; total: number } {
  let right = 0;
  let total = expected.size;
  for (const [name, value] of given) {
    if (!expected.has(name)) total++;
    else if (expected.get(name) === value) right++;
  }
  return { right, total };
}

/** A match as scores, for a verdict. */
export function scoresOf(match: Match): Record<string, number> {
  const scores: Record<string, number> = {};
  for (const [name, value] of Object.entries(match)) {
    if (value !== undefined) scores[name] = Number(value);
  }
  return scores;
}

/** Whether a stated confidence came true. It is about everything that is shown. */
export function isRight(scores: Readonly<Record<string, number>>): boolean {
  return (scores.shown ?? scores.state) === 1;
}
