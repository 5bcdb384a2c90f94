import { readFileSync } from 'node:fs';
import { RealEngine } from '../../src/debugger/real-engine.ts';
import { record } from '../../src/trace/record.ts';
import { engineConformance } from './conformance.ts';

engineConformance('real', async program => {
  const source = readFileSync(new URL(`../vectors/${program}.py`, import.meta.url), 'utf8');
  const engine = new RealEngine(
    async sets => (await record({ name: `${program}.py`, source, sets })).recording,
  );
  return { engine };
});
