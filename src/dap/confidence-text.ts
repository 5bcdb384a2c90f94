/** Writes how certain a state is, in the few words that fit into an editor's views. */
import { certainOrigin, originText } from '../debug-commands/state-text.ts';
import type { Moment } from '../debugger/engine.ts';

export function percent(share: number): string {
  return `${Math.floor(100 * share)} %`;
}

/** `predicted 87 %`, `user 93 %`, `given`; nothing for what was observed. */
export function momentDoubt(moment: Moment): string | undefined {
  const certain = certainOrigin(moment);
  if (certain === 'observed') return undefined;
  return certain ?? `${originText(moment)} ${percent(moment.confidence)}`;
}

/** The confidence of a variable of the moment, if it was predicted. */
export function variableDoubt(moment: Moment, name: string): string | undefined {
  if (certainOrigin(moment) !== undefined) return undefined;
  const share = moment.confidences?.locals.get(name);
  return share === undefined ? undefined : percent(share);
}

/** The origin of a state, to notice when it changes. */
export function originOf(moment: Moment): string {
  return certainOrigin(moment) ?? moment.origin;
}
