/** Computes a model's confidence in a state and in each part of it, from the probabilities of the written tokens. */
import { SPECIAL } from '../../../language/specials.ts';
import { calibrate, partPoints, statePoints } from '../../../model/calibration.ts';
import type { StateGrammar } from '../../../model/grammar/state-grammar.ts';
import type { CalibrationPoints, Completion } from '../../../model/model.ts';
import type { Locals } from '../../../tree/state.ts';
import type { Confidences, StepConfidence } from '../../engine.ts';

/** `grammar` stands before the completion's first token. */
export function confidenceOf(
  completion: Completion,
  grammar: StateGrammar,
  calibration: CalibrationPoints | undefined,
  action: string,
): StepConfidence {
  let whole = 0;
  let worked = 0;
  let structure = 0;
  let value: number | undefined;
  let event: string | undefined;
  const variables = new Map<string, number>();
  for (const [i, id] of completion.ids.entries()) {
    const logprob = completion.logprobs[i] ?? 0;
    const { part } = grammar;
    whole += logprob;
    if (id === SPECIAL.exception_sep) event = 'exception';
    if (part.kind === 'variable') variables.set(part.name, (variables.get(part.name) ?? 0) + logprob);
    else if (part.kind === 'value') value = (value ?? 0) + logprob;
    else if (part.kind !== 'working') structure += logprob;
    else if (part.value) worked += logprob;
    grammar.accept(id);
  }
  const points = statePoints(calibration, action, event);
  const onlyOne = variables.size + Number(value !== undefined) === 1;
  // The state repeats the results of the working, so it is no more certain than they are.
  const part = (kind: string, logprob: number) =>
    limited(calibrate(partPoints(calibration, kind), Math.exp(logprob + worked)));
  return {
    state: limited(calibrate(points, Math.exp(whole))),
    structure: part('structure', structure),
    variables: new Map([...variables].map(([name, logprob]) => [name, part('variable', logprob)])),
    // A working for one variable alone shares that variable's doubt.
    without: new Map(
      [...variables].map(([name, logprob]) => {
        const rest = whole - logprob - (onlyOne ? worked : 0);
        return [name, limited(calibrate(points, Math.exp(rest)))];
      }),
    ),
    value: value === undefined ? undefined : part('value', value),
  };
}

/**
 * The confidence of each variable of a state: a newly written one holds if the state before did; an unchanged one
 * keeps its confidence, times the probability that it did not change.
 */
export function confidencesOf(
  step: StepConfidence,
  locals: Locals | undefined,
  before: number,
  earlier: ReadonlyMap<string, number> | undefined,
): Confidences {
  const found = new Map<string, number>();
  for (const name of locals?.keys() ?? []) {
    const written = step.variables.get(name);
    found.set(
      name,
      written === undefined ? (earlier?.get(name) ?? before) * step.structure : before * written,
    );
  }
  return step.value === undefined ? { locals: found } : { locals: found, value: before * step.value };
}

function limited(probability: number): number {
  return Math.min(1, Math.max(0, probability));
}
