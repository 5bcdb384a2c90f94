/**
 * `inputs`: finds arguments that would give a value. The model samples them, and each is checked by going forward.
 */
import { DebuggerError } from '../../debugger/engine.ts';
import { answer } from '../../debugger/movements.ts';
import type { Step } from '../../language/trajectory.ts';
import { argumentsText, exceptionIn, findInputs, modelEngine, unreadValue } from '../../launch/inputs.ts';
import type { Question } from '../../launch/inputs-check.ts';
import { literalRepr } from '../../python/literals.ts';
import type { Action, CallState, Locals, ReturnState } from '../../tree/state.ts';
import { type CommandContext, command, type DebugCommand } from '../command-context.ts';
import { shorten } from '../screen.ts';

async function inputs(context: CommandContext, rest: string, signal: AbortSignal): Promise<void> {
  const question = questionOf(context, rest);
  if (rest !== '' && !question.raises) await answer(refuseUnread(context, question), signal);
  const { drawn, held, missed, how } = await findInputs(context, question, signal);
  const total = held.reduce((sum, each) => sum + each.drawn, 0);
  context.say(
    `what would make ${question.name} ${question.raises ? 'raise' : 'return'} ${shorten(question.value)}`,
  );
  context.say(`${total} of ${drawn} samples hold, ${held.length} of them distinct (${how})`);
  const { screen } = context;
  for (const { text, share } of held) context.say(`  ${screen.bar(share)}  ${question.name}(${text})`);
  if (held.length > 0 || missed.length === 0) return;
  context.say('none held; the likeliest that did not:');
  for (const { text, got } of missed.slice(0, 3))
    context.say(`  ${question.name}(${shorten(text)}) gives ${shorten(got)}`);
}

/** The question: the return that the walk stands at, or what was typed. */
function questionOf(context: CommandContext, rest: string): Question {
  const { state } = context.session.moment;
  if (rest === '') {
    if (state.event === 'return' || state.event === 'inv_return')
      return { name: state.function, value: state.value, line: state.line };
    if (state.event === 'exception')
      return { name: state.function, value: state.value, line: state.line, raises: true };
    throw new DebuggerError(
      [
        'inputs asks about what a call returned, and this is no return:',
        '`return` goes to one, or ask `inputs FUNCTION VALUE`',
      ].join(' '),
    );
  }
  const [, name, value] = /^([\p{L}_][\p{L}\p{N}_.]*)\s+(.+)$/su.exec(rest) ?? [];
  if (name === undefined || value === undefined)
    throw new DebuggerError(
      'ask `inputs FUNCTION VALUE`, such as: inputs total 5, inputs total raises KeyError',
    );
  const raised = exceptionIn(context, value);
  if (raised !== undefined) {
    if (/^raises?\s/.test(value)) return { name, value: raised, raises: true };
    throw new DebuggerError(`${raised} is an exception and no value: inputs ${name} raises ${raised}`);
  }
  return { name, value: literalRepr(value) ?? value };
}

/** Refuses a typed value that cannot be read, before a model is asked. */
async function refuseUnread(context: CommandContext, { value }: Question): Promise<void> {
  const problem = await unreadValue(context, value);
  if (problem !== undefined) throw new DebuggerError(problem);
}

/** How likely are these arguments, given what came out? */
export async function sureBack(context: CommandContext, signal: AbortSignal): Promise<void> {
  const { state } = context.session.moment;
  if (state.event !== 'return')
    throw new DebuggerError(
      'sure back asks about what a call returned, and this is no return: `return` goes to one',
    );
  const call = callOf(context, state);
  const engine = modelEngine(context.opened, await answer(context.askModel(), signal));
  const { function: name, value, line } = state;
  const start = await engine.start({ direction: 'inverse', function: name, value, line });
  const best = await answer(engine.next(start, BACK, signal), signal);
  if (best.state.event !== 'inv_call')
    throw new DebuggerError(`the model goes back from here to no call of ${name}`);
  const given: Step = { ...best.step, state: { ...best.state, locals: call.locals } };
  const { state: share } = await answer(engine.likely(start, BACK, given), signal);
  const text = (locals: Locals) => `${name}(${shorten(argumentsText(locals))})`;
  context.say(`${context.screen.bar(share)}  ${text(call.locals)}, given that it returns ${shorten(value)}`);
  if (argumentsText(call.locals) === argumentsText(best.state.locals))
    context.say('the model would have taken these arguments for the likeliest');
  else context.say(`${context.screen.bar(best.confidence)}  ${text(best.state.locals)} is the likeliest`);
}

const BACK: Action = { action: 'inv_step_call' };

/** The call that this return ends. */
function callOf({ session }: CommandContext, end: ReturnState): CallState {
  const found = session.engine.callOf(session.moment);
  if (found) return found;
  throw new DebuggerError(`the walk has not shown the call of ${end.function}: its arguments are not known`);
}

export const INPUTS: DebugCommand = command(
  ['inputs'],
  'inputs [FUNCTION [raises] VALUE]',
  'arguments that would give this value, each one checked',
  inputs,
);
