/** `inputs`: arguments that would give a value. Drawn from the model's inverse, each one checked by going forward. */
import { DebuggerError } from '../../debugger/engine.ts';
import { NeuralEngine, type NeuralMoment } from '../../debugger/engines/neural/engine.ts';
import { answer } from '../../debugger/movements.ts';
import { contextOf, type Step } from '../../language/trajectory.ts';
import { type Candidate, check, type Question } from '../../launch/inputs-check.ts';
import { briefFor } from '../../launch/open-engine.ts';
import type { Model } from '../../model/model.ts';
import { openModel } from '../../model/open.ts';
import { literalRepr } from '../../python/literals.ts';
import type { Action, CallState, Locals, ReturnState } from '../../tree/state.ts';
import { command, type DebugCommand, type Desk } from '../desk.ts';
import { shorten } from '../screen.ts';

const SAMPLES = 24;
const SAMPLING = { temperature: 0.8, topP: 0.95 };
/** Tokens of one call's arguments: who wants examples wants short ones. */
const LONGEST = 256;

async function inputs(desk: Desk, rest: string, signal: AbortSignal): Promise<void> {
  const question = questionOf(desk, rest);
  if (rest !== '') await answer(refuseUnread(desk, question), signal);
  const model = await answer(modelFor(desk), signal);
  const engine = engineFor(desk, model);
  const start = await engine.start({ direction: 'inverse', function: question.name, ...withLine(question) });
  const drawing = { sampling: { ...SAMPLING, seed: `${question.name} ${question.value}` }, samples: SAMPLES };
  const drawn = await answer(engine.draw(start, { action: 'inv_step_call' }, drawing, signal), signal);
  const candidates = distinct(drawn);
  const { verdicts, how } = await answer(
    check(desk, question, candidates, entry => engineFor(desk, model, entry), signal),
    signal,
  );
  const held = candidates.filter((_, i) => verdicts[i]!.holds);
  const total = held.reduce((sum, each) => sum + each.drawn, 0);
  desk.say(`what would make ${question.name} return ${shorten(question.value)}`);
  desk.say(`${total} of ${drawn.length} samples hold, ${held.length} of them distinct (${how})`);
  const { screen } = desk;
  for (const { text, drawn: times } of held.sort((a, b) => b.drawn - a.drawn))
    desk.say(`  ${screen.bar(times / total)}  ${question.name}(${text})`);
  if (held.length > 0 || candidates.length === 0) return;
  desk.say('none held; the likeliest that did not:');
  for (const [i, { text }] of candidates.slice(0, 3).entries())
    desk.say(`  ${question.name}(${shorten(text)}) gives ${shorten(verdicts[i]!.got)}`);
}

/** What the walk stands at, if that is a return; or what was typed. */
function questionOf(desk: Desk, rest: string): Question {
  const { state } = desk.session.moment;
  if (rest === '') {
    if (state.event === 'return' || state.event === 'inv_return')
      return { name: state.function, value: state.value, line: state.line };
    throw new DebuggerError(
      'inputs asks about what a call returned, and this is no return: `return` goes to one, or ask `inputs FUNCTION VALUE`',
    );
  }
  const [, name, value] = /^([\p{L}_][\p{L}\p{N}_.]*)\s+(.+)$/su.exec(rest) ?? [];
  if (name === undefined || value === undefined)
    throw new DebuggerError('ask `inputs FUNCTION VALUE`, such as: inputs total 5');
  return { name, value: literalRepr(value) ?? value };
}

/** A value that was typed and cannot be read is refused before a model is asked, where there is a Python to read it. */
async function refuseUnread(desk: Desk, { value }: Question): Promise<void> {
  // A plain value is known to be one; what stands in angle brackets is an object.
  if (literalRepr(value) !== undefined || /<.*>/s.test(value)) return;
  const problem = await desk.evaluator.problemOf(value).catch(() => undefined);
  if (problem !== undefined) throw new DebuggerError(problem);
}

function withLine({ value, line }: Question): { value: string; line?: number } {
  return line === undefined ? { value } : { value, line };
}

/** The session's own model, or for an engine that has none, the one that is here. */
async function modelFor(desk: Desk): Promise<Model> {
  if (desk.opened.model) return desk.opened.model;
  desk.ownModel ??= openModel(desk.model.name, desk.model.onServer);
  return desk.ownModel;
}

function engineFor(desk: Desk, model: Model, entry?: { entry: string; args: string }): NeuralEngine {
  const source = desk.opened.files.files[0]!.source;
  return new NeuralEngine({
    model,
    context: contextOf(source),
    module: desk.opened.module,
    longestState: LONGEST,
    ...briefFor(model),
    // What is asked about is written as its repr already.
    ...(entry ? { entry, evaluate: async text => text } : {}),
  });
}

function argumentsText(locals: Locals): string {
  return [...locals].map(([name, value]) => `${name}=${value}`).join(', ');
}

function distinct(drawn: readonly NeuralMoment[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { state } of drawn) {
    if (state.event !== 'inv_call') continue;
    const text = argumentsText(state.locals);
    const known = found.get(text);
    if (known) known.drawn++;
    else found.set(text, { locals: state.locals, text, drawn: 1 });
  }
  return [...found.values()].sort((a, b) => b.drawn - a.drawn);
}

/** The other way round: given what came out, how likely is what went in? */
export async function sureBack(desk: Desk, signal: AbortSignal): Promise<void> {
  const { state } = desk.session.moment;
  if (state.event !== 'return')
    throw new DebuggerError(
      'sure back asks about what a call returned, and this is no return: `return` goes to one',
    );
  const call = callOf(desk, state);
  const engine = engineFor(desk, await answer(modelFor(desk), signal));
  const { function: name, value, line } = state;
  const start = await engine.start({ direction: 'inverse', function: name, value, line });
  const best = await answer(engine.next(start, BACK, signal), signal);
  if (best.state.event !== 'inv_call')
    throw new DebuggerError(`the model goes back from here to no call of ${name}`);
  const given: Step = { ...best.step, state: { ...best.state, locals: call.locals } };
  const { state: share } = await answer(engine.likely(start, BACK, given), signal);
  const text = (locals: Locals) => `${name}(${shorten(argumentsText(locals))})`;
  desk.say(`${desk.screen.bar(share)}  ${text(call.locals)}, given that it returns ${shorten(value)}`);
  if (argumentsText(call.locals) === argumentsText(best.state.locals))
    desk.say('the model would have taken these arguments for the likeliest');
  else desk.say(`${desk.screen.bar(best.confidence)}  ${text(best.state.locals)} is the likeliest`);
}

const BACK: Action = { action: 'inv_step_call' };

/** The call that this return ends. */
function callOf({ session }: Desk, end: ReturnState): CallState {
  const found = session.engine.callOf(session.moment);
  if (found) return found;
  throw new DebuggerError(`the walk has not shown the call of ${end.function}: its arguments are not known`);
}

export const INPUTS: DebugCommand = command(
  ['inputs'],
  'inputs [FUNCTION VALUE]',
  'arguments that would give this value, each one checked',
  inputs,
);
