/** What a runtime gives back after a run. */
import type { Decoded } from './format.ts';
import type { RecordResult, Stop } from './runtime.ts';

export function resultOf(
  { recording, header, notes }: Decoded,
  run: Pick<RecordResult, 'runtime' | 'stdout' | 'stderr' | 'notes'>,
  stopped: Stop | undefined,
): RecordResult {
  return {
    recording,
    ...run,
    python: header?.python,
    entry: header?.entry,
    notes: [...run.notes, ...notes],
    ...(stopped ? { stopped } : {}),
  };
}
