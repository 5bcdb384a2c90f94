/** A walk of two states: the entry, and a line of `f` that is about to run, as if it had been observed. */
import type { NeuralEngine, NeuralMoment } from '../../../src/debugger/engines/neural/engine.ts';
import { contextOf } from '../../../src/language/index.ts';

export async function aboutToRun(
  engine: NeuralEngine,
  program: string,
  line: number,
  variables: Record<string, string>,
): Promise<NeuralMoment> {
  const begun = await engine.start({ direction: 'forward' });
  const { source } = contextOf(program).lines[line - 1]!;
  const locals = new Map(Object.entries(variables));
  const state = { event: 'line', line, source, function: 'f', depth: 1, locals } as const;
  const action = { action: 'step_into' } as const;
  return engine.given({ moment: begun, action }, { state, activation: 0 }, 'observed');
}
