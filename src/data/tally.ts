/** What is counted of each program and document, for the manifest and the page of statistics. */

import { SHARE_NAMES } from './config.ts';
import { type Counts, count } from './counts.ts';
import type { WrittenDocument } from './document.ts';
import type { Drawn } from './policy.ts';
import type { ProgramFacts, RecordedCall } from './recorded.ts';

/** Width of a bar in the plots of lengths. */
export const LENGTH_STEP = 64;
export const STATES_STEP = 4;

/** Names that are asked for a hundred thousand times a second are put together once. */
const ACTION_KEYS = { heading: 'actions', known: new Map<string, string>() };
const TARGET_KEYS = { heading: 'targets by action', known: new Map<string, string>() };
const EVENT_KEYS = { heading: 'events', known: new Map<string, string>() };

function keyOf(keys: typeof ACTION_KEYS, name: string): string {
  let key = keys.known.get(name);
  if (key === undefined) {
    key = `${keys.heading}/${name}`;
    keys.known.set(name, key);
  }
  return key;
}

export function countProgram(counts: Counts, facts: ProgramFacts, calls: readonly RecordedCall[]): void {
  count(counts, 'programs');
  count(counts, 'calls', calls.length);
  count(counts, `programs by source/${facts.origin}`);
  for (const call of calls) count(counts, `exits/${call.recording.exit.kind}`);
}

export function countDocument(
  counts: Counts,
  facts: ProgramFacts,
  call: RecordedCall,
  drawn: Drawn,
  written: WrittenDocument,
): void {
  const { words, states, stateTargets, targets } = written;
  count(counts, 'documents');
  count(counts, 'tokens', words.length);
  count(counts, `tokens by source/${facts.origin}`, words.length);
  count(counts, `documents by shape/${drawn.shape}`);
  count(counts, `documents by context/${contextOf(call, drawn)}`);
  count(counts, `lengths/${Math.ceil(words.length / LENGTH_STEP) * LENGTH_STEP}`);
  count(counts, `states a document/${Math.ceil(states / STATES_STEP) * STATES_STEP}`);
  let sum = 0;
  for (const share of SHARE_NAMES) {
    if (targets[share] > 0) count(counts, `targets by share/${share}`, targets[share]);
    sum += targets[share];
  }
  count(counts, 'targets', sum);
  count(counts, `targets by shape/${drawn.shape}`, sum);
  countStates(counts, drawn, states, stateTargets);
  if (states < drawn.steps.length) count(counts, 'documents cut');
}

/** Actions and events come in rows of the same: each row is counted at once. */
function countStates(counts: Counts, drawn: Drawn, states: number, stateTargets: readonly number[]): void {
  let action = '';
  let actions = 0;
  let targets = 0;
  let event = '';
  let events = 0;
  const endActions = () => {
    if (actions === 0) return;
    count(counts, keyOf(ACTION_KEYS, action), actions);
    count(counts, keyOf(TARGET_KEYS, action), targets);
  };
  for (let i = 1; i < states; i++) {
    const { state } = drawn.steps[i]!;
    const taken = drawn.steps[i - 1]!.action!.action;
    if (taken !== action) {
      endActions();
      action = taken;
      actions = targets = 0;
    }
    actions++;
    targets += stateTargets[i]!;
    const met = state.event === 'exit' ? `exit ${state.exit}` : state.event;
    if (met !== event) {
      if (events > 0) count(counts, keyOf(EVENT_KEYS, event), events);
      event = met;
      events = 0;
    }
    events++;
  }
  endActions();
  if (events > 0) count(counts, keyOf(EVENT_KEYS, event), events);
}

function contextOf(call: RecordedCall, drawn: Drawn): string {
  if (drawn.context === 'whole') return call.facts.context === 'direct' ? 'main' : call.facts.context;
  return drawn.context === 'program' ? 'direct' : 'inverse';
}

/** Kinds of values by the character their repr begins with. */
const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/['"]/, 'str'],
  [/[0-9-]/, 'number'],
  [/\[/, 'list'],
  [/\{/, 'dict or set'],
  [/\(/, 'tuple'],
  [/T|F/, 'bool'],
  [/N/, 'None'],
  [/b/, 'bytes'],
  [/</, 'object'],
];

/** Moves the writer's numbers into the counts and sets them back. */
export function countValues(counts: Counts, values: Uint32Array): void {
  for (let code = 0; code < values.length; code++) {
    if (values[code] === 0) continue;
    const character = String.fromCharCode(code);
    const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? 'other';
    count(counts, `values/${kind}`, values[code]!);
    values[code] = 0;
  }
}
