import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RealEngine } from '../../../src/debugger/engines/real/engine.ts';
import { record } from '../../../src/trace/record.ts';
import { engineConformance, plain } from './conformance.ts';

engineConformance('real', async program => {
  const source = readFileSync(new URL(`../../vectors/${program}.py`, import.meta.url), 'utf8');
  const engine = new RealEngine(
    async sets => (await record({ name: `${program}.py`, source, sets })).recording,
  );
  return { engine };
});

test('a variable set is changed for real, the others stay, and the run goes on from it', async () => {
  const source = readFileSync(new URL('../../vectors/tally.py', import.meta.url), 'utf8');
  const engine = new RealEngine(async sets => (await record({ name: 'tally.py', source, sets })).recording);
  try {
    const start = await engine.start({ direction: 'forward' });
    const line = await engine.next(start, { action: 'breakpoint', lines: [3] });
    const changed = await engine.next(line, { action: 'set', name: 'word', value: "'xo'" });
    expect(plain(changed.state)).toMatchObject({
      event: 'line',
      line: 3,
      depth: 2,
      locals: [
        ['word', "'xo'"],
        ['ch', "'o'"],
        ['hits', '0'],
      ],
    });
    const end = await engine.next(changed, { action: 'step_return' });
    expect(end.state).toMatchObject({ event: 'return', line: 6, value: '1' });
  } finally {
    await engine.close();
  }
});
