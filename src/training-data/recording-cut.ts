/** Cuts a recording to one activation, as if that had been the entry. */
import { EventKind, NO_PARENT, type Recording } from '../trace/recording.ts';

/** Finds the first activation of a function by its name or qualified name. */
export function firstActivation(recording: Recording, name: string): number | undefined {
  const { codes, activationCodes, activationCount } = recording;
  const own = name.slice(name.lastIndexOf('.') + 1);
  for (let activation = 0; activation < activationCount; activation++) {
    const code = codes[activationCodes[activation]!]!;
    if (code.qualname === name || code.name === own) return activation;
  }
  return undefined;
}

/**
 * Cuts a recording. The states of an activation and of its calls are contiguous, and activations are numbered in call
 * order.
 */
export function cutTo(recording: Recording, activation: number): Recording {
  const { activations, kinds, count } = recording;
  let first = 0;
  while (activations[first] !== activation) first++;
  let last = count - 1;
  while (activations[last] !== activation) last--;
  const ends = kinds[last] === EventKind.return || kinds[last] === EventKind.exception;
  // An activation that never ended lasts until the recording stops.
  const end = ends ? last + 1 : count;
  let highest = activation;
  for (let event = first; event < end; event++) highest = Math.max(highest, activations[event]!);
  const depth = recording.activationDepths[activation]! - 1;
  const changes = recording.changeStart[first]!;
  const lastChange = recording.changeStart[end]!;
  return {
    ...recording,
    count: end - first,
    kinds: kinds.subarray(first, end),
    lines: recording.lines.subarray(first, end),
    activations: activations.slice(first, end).map(one => one - activation),
    changeStart: recording.changeStart.slice(first, end + 1).map(start => start - changes),
    changeNames: recording.changeNames.subarray(changes, lastChange),
    changeValues: recording.changeValues.subarray(changes, lastChange),
    results: recording.results.subarray(first, end),
    activationCount: highest + 1 - activation,
    activationCodes: recording.activationCodes.subarray(activation, highest + 1),
    activationParents: recording.activationParents
      .slice(activation, highest + 1)
      .map((parent, i) => (i === 0 ? NO_PARENT : parent - first)),
    activationDepths: recording.activationDepths.slice(activation, highest + 1).map(one => one - depth),
    exit: ends ? exitAt(recording, last) : recording.exit,
  };
}

function exitAt(recording: Recording, last: number): Recording['exit'] {
  if (recording.kinds[last] === EventKind.return) return { kind: 'normal' };
  return { kind: 'error', error: recording.values[recording.results[last]!]! };
}
