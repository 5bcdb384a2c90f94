/**
 * Works out the value that the user gives a variable: a literal is used as it is. Another expression is evaluated by
 * Python over the variables here (with `working: 'evaluated'`), or by the model as if the line assigned it.
 */
import type { Step, WorkedOut } from '../../../language/trajectory.ts';
import { literalRepr } from '../../../python/literals.ts';
import { statementsOf } from '../../../python/statements.ts';
import { isField, variableOf } from '../../../tree/fields.ts';
import type { ForwardAction, LineState, Locals } from '../../../tree/state.ts';
import { DebuggerError } from '../../engine.ts';
import { ContextFitter } from './context.ts';
import type { Evaluate } from './entry.ts';
import { backFrom, given, type NeuralMoment } from './moment.ts';
import type { Predictor } from './predictor.ts';

type SetAction = Extract<ForwardAction, { action: 'set' }>;

interface UserValue {
  readonly text: string;
  /** The confidence that it is the expression's value. */
  readonly sure: number;
  readonly working?: readonly WorkedOut[];
  readonly evaluated?: true;
}

/** Lines whose variables decide where the walk continues. */
const BRANCHING = /^\s*(?:async\s+)?(?:if|elif|while|for|match|case|try|with|assert|raise)\b/;

export class UserValues {
  constructor(
    private readonly predictor: Predictor,
    /** The model was trained to work lines out part by part. */
    private readonly works: boolean,
    /** Evaluates in Python, if allowed. */
    private readonly evaluate: Evaluate | undefined,
  ) {}

  /** The state with the new value. All other variables keep their values and confidence. */
  async set(here: NeuralMoment, action: SetAction, signal: AbortSignal | undefined): Promise<NeuralMoment> {
    const state = here.state as LineState;
    const { text, sure, working, evaluated } = await this.valueOf(here, action, signal);
    // The fields of the new object are not known.
    const kept = [...state.locals].filter(([name]) => name === action.name || !isFieldOf(name, action.name));
    const locals = new Map(kept).set(action.name, text);
    const { working: _, ...step } = here.step;
    const led = { moment: here, action: { ...action, value: text } };
    const moment = given(led, { ...step, state: { ...state, locals } }, 'user');
    const confidence = Math.min(confidenceWithout(here, action.name), sure);
    const others = [...(here.confidences?.locals ?? [])].filter(([name]) => locals.has(name));
    return {
      ...moment,
      confidence,
      ...(sure < 1 ? { alone: sure } : {}),
      // Without any prediction, no confidence is needed.
      ...(confidence === 1 && here.confidences === undefined
        ? {}
        : { confidences: { locals: new Map(others).set(action.name, sure) } }),
      ...(working ? { working } : {}),
      ...(evaluated ? { evaluated } : {}),
    };
  }

  private async valueOf(
    here: NeuralMoment,
    { name, value }: SetAction,
    signal: AbortSignal | undefined,
  ): Promise<UserValue> {
    const literal = literalRepr(value) ?? (value.startsWith('<') ? value : undefined);
    if (literal !== undefined) return { text: literal, sure: 1 };
    const state = here.state as LineState;
    const text = await this.evaluate?.(value, state.locals);
    const named = confidenceOfNames(here, value);
    if (text !== undefined) return { text, sure: named, evaluated: true };
    const { context, line, source } = assigning(here, `${name} = ${value}`);
    const asked: Step = { state: { ...state, line, source }, activation: 0, action: { action: 'step_over' } };
    const { answers } = await this.predictor.ask(new ContextFitter(context, 'forward'), [asked], {
      working: this.works,
      signal,
    });
    const { step, sure } = answers[0]!;
    const { state: next } = step;
    if (next.event === 'exception')
      throw new DebuggerError(`${value}: as the model takes it, this raises ${next.value}`);
    const found = 'locals' in next ? (next.locals as Locals | undefined)?.get(name) : undefined;
    if (found === undefined)
      throw new DebuggerError(`${value}: the model cannot tell what this comes to; give a plain value`);
    return {
      text: found,
      sure: named * (sure.variables.get(name) ?? sure.structure),
      ...(step.working ? { working: step.working } : {}),
    };
  }
}

/** The program with an assignment in place of the statement that is about to run. */
function assigning({ walk, state }: NeuralMoment, assignment: string) {
  const { context } = walk.code;
  const { line } = state as LineState;
  const statements = statementsOf(context.lines);
  const here = statements.find(({ first, last }) => first <= line && line <= last);
  let end = here;
  while (end && end.body.length > 0) end = end.body.at(-1)!;
  const [first, last] = [here?.first ?? line, end?.last ?? line];
  const indent = /^\s*/.exec(walk.code.source(first) ?? '')![0];
  const source = indent + assignment.replace(/\s*\n\s*/g, ' ');
  const lines = context.lines
    .filter(each => each.line <= first || each.line > last)
    .map(each => (each.line === first ? { line: first, source } : each));
  return { context: { lines }, line: first, source };
}

/** The confidence in an expression's names: that of the least certain variable in it. */
function confidenceOfNames({ confidences }: NeuralMoment, expression: string): number {
  const names = new Set(namesIn(expression));
  const shares = [...(confidences?.locals ?? [])].filter(([name]) =>
    isField(name) ? expression.includes(name) : names.has(name),
  );
  return Math.min(1, ...shares.map(([, share]) => share));
}

/**
 * The confidence in a state without a variable that is no longer predicted. The doubt of the step that predicted it is
 * removed, unless other variables or the way of the walk have depended on it since.
 */
function confidenceWithout(here: NeuralMoment, name: string): number {
  const { confidence, step } = here;
  const since: NeuralMoment[] = [];
  for (const at of backFrom(here)) {
    if (at.step.activation !== step.activation) continue;
    since.unshift(at);
    const { sure, from } = at;
    if (sure?.variables.has(name) && at.confidence > 0) {
      const left = Math.min(1, (confidence * confidenceBut(at, name)) / at.confidence);
      const came = cameOf(name, since);
      if (came === undefined) return confidence;
      const shares = [...(here.confidences?.locals ?? [])].filter(
        ([each]) => each !== name && came.has(each),
      );
      return Math.min(left, ...shares.map(([, share]) => share));
    }
    // The user has set it already.
    if (from?.action.action === 'set' && from.action.name === name) return confidence;
  }
  return confidence;
}

/**
 * The confidence that all of a state is right, apart from a variable that its step set. If the step set no other, the
 * calls on the way only matter for that one: then everything is as it was when the line began.
 */
function confidenceBut(at: NeuralMoment, name: string): number {
  const { confidence, sure, step, from } = at;
  const without = sure!.without.get(name)!;
  if (sure!.variables.size === 1 && sure!.value === undefined)
    for (const before of from ? backFrom(from.moment) : [])
      if (before.step.activation === step.activation) return before.confidence * without;
  return sure!.state > 0 ? (confidence * without) / sure!.state : confidence;
}

/**
 * The variables that depend on one, by the names in the lines that ran between two moments of an activation; undefined
 * if the way itself may depend on it.
 */
function cameOf(name: string, moments: readonly NeuralMoment[]): Set<string> | undefined {
  const came = new Set([name]);
  const variables = new Set([variableOf(name)]);
  for (const [i, { state }] of moments.entries()) {
    const next = moments[i + 1];
    if (!next || !('source' in state)) continue;
    const passed = next.from!.action.action;
    if (passed === 'breakpoint' || passed === 'continue') return undefined;
    if (!namesIn(state.source).some(each => variables.has(each))) continue;
    if (BRANCHING.test(state.source)) return undefined;
    for (const each of next.sure?.variables.keys() ?? []) {
      came.add(each);
      variables.add(variableOf(each));
    }
  }
  return came;
}

function isFieldOf(name: string, variable: string): boolean {
  return isField(name) && variableOf(name) === variable;
}

function namesIn(text: string): string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}
