/** Commands about confidence: how sure an answer is and why, and whether it is true. */
import { actionText } from '../../debugger/action-text.ts';
import { differences } from '../../debugger/differences.ts';
import { DebuggerError, type Moment } from '../../debugger/engine.ts';
import { answer } from '../../debugger/movements.ts';
import { verifySession } from '../../debugger/verify.ts';
import { isExit } from '../../tree/state.ts';
import { type CommandContext, command, type DebugCommand } from '../command-context.ts';
import { jumpText } from '../jump-text.ts';
import { shorten } from '../screen.ts';
import { certainOrigin } from '../state-text.ts';
import { workingText } from '../working-text.ts';
import { sureBack } from './inputs.ts';

function sure(context: CommandContext): void {
  const { moment } = context.session;
  const { say, screen } = context;
  const certain = certainOrigin(moment);
  if (certain !== undefined) {
    say(
      certain === 'observed'
        ? 'observed: this is what the program did'
        : `${certain}: nothing here was predicted`,
    );
    return;
  }
  say(`${screen.bar(moment.confidence)}  that this state is right, and all predicted ones before it`);
  const own = context.session.engine.sure(moment);
  if (moment.alone !== undefined)
    say(`${screen.bar(moment.alone)}  this step alone, if the state before it was right`);
  if (own) {
    say(`${screen.bar(own.structure)}  its event, its line and which variables change`);
  }
  const { confidences } = moment;
  if (confidences?.value !== undefined) say(`${screen.bar(confidences.value)}  the value`);
  const locals = [...(confidences?.locals ?? [])].sort((a, b) => a[1] - b[1]);
  for (const [name, share] of locals) {
    const note = own?.variables.has(name) ? '' : screen.colours.dim(' (left alone by this step)');
    say(
      `${screen.bar(share)}  ${screen.colours.name(name)} = ${shorten(context.locals.get(name) ?? '?')}${note}`,
    );
  }
  const way = moment.way && jumpText(moment.way);
  if (way !== undefined) say(`(${way})`);
  if (moment.note !== undefined) say(`(${moment.note})`);
}

/** Shows how the current state was worked out, part by part. */
async function why(context: CommandContext, rest: string, signal: AbortSignal): Promise<void> {
  if (rest !== '') throw new DebuggerError('why takes nothing after it');
  const { engine, moment } = context.session;
  const { say, screen } = context;
  if (!engine.predicts)
    return say('all of this was observed: the program was run, and nothing was worked out');
  const why = await answer(engine.why(moment, signal), signal);
  if ('nothing' in why) return say(`there is nothing to report: ${why.nothing}`);
  const { from, working, other } = why;
  if (from.event === 'line' || from.event === 'call') say(`${screen.place(from)}  ${from.source.trim()}`);
  else if (!isExit(from)) say(`behind the end of ${screen.place(from)}`);
  for (const part of working) say(workingText(part, screen.colours));
  if (working.length === 0) say('  there was nothing to work out');
  if (!other) return;
  say('this working leads to another state than the direct prediction:');
  for (const { what, before, after } of differences(moment.state, other))
    say(`  ${what}: predicted ${shorten(before ?? 'nothing')}, worked out ${shorten(after ?? 'nothing')}`);
}

/** Takes the same walk in a real run and compares. */
async function verify(context: CommandContext, rest: string, signal: AbortSignal): Promise<void> {
  if (rest !== '') throw new DebuggerError('verify takes nothing after it');
  const { session } = context;
  if (!session.engine.predicts) {
    const isSet = session.history.some(({ action }) => action?.action === 'set');
    const but = isSet ? ', with what was set' : '';
    return context.say(`all of this was observed: it is what the program did${but}`);
  }
  if (session.backward)
    throw new DebuggerError('a walk back has no one run to hold it to: `inputs` checks arguments by running');
  const { truth, parted, notes } = await verifySession(session, sets => context.source.run(sets), signal);
  for (const note of notes) context.say(note);
  const right = parted ?? session.history.length;
  const how = parted === undefined ? ': all' : ', then they part';
  context.say(`${right} of ${session.history.length} states are as the program runs${how}`);
  if (parted === undefined) return;
  const { action } = session.history[parted]!;
  context.say(`state ${parted + 1}, after ${action ? actionText(action) : 'the start'}:`);
  report(context, session.history[parted]!.moment, truth[parted]!);
  if (parted === session.history.length - 1) return;
  context.say('and where you stand now:');
  report(context, session.moment, truth.at(-1)!);
}

function report(context: CommandContext, predicted: Moment, real: Moment): void {
  context.say(`  predicted ${context.screen.head(predicted.state)}  ${context.screen.origin(predicted)}`);
  context.say(`  truth     ${context.screen.head(real.state)}`);
  const found = differences(predicted.state, real.state);
  if (found.length === 0) context.say('    the same again');
  for (const { what, before, after } of found)
    context.say(
      `    ${what}: predicted ${shorten(before ?? 'nothing')}, truth ${shorten(after ?? 'nothing')}`,
    );
}

export const CONFIDENCE: readonly DebugCommand[] = [
  command(
    ['sure'],
    'sure [back]',
    'how sure this answer is, and of what; back: how likely the arguments are, given what was returned',
    (context, rest, signal) => {
      if (rest === 'back') return sureBack(context, signal);
      if (rest !== '') throw new DebuggerError(`sure takes nothing after it, or back; not "${rest}"`);
      return sure(context);
    },
  ),
  command(
    ['why'],
    'why',
    'what the parts of the line came to that led here, as the model worked them out',
    why,
  ),
  command(['verify'], 'verify', 'run it for real and show where prediction and truth part', verify),
];
