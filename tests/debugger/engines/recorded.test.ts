import { readFileSync } from 'node:fs';
import { RecordedEngine } from '../../../src/debugger/engines/recorded/engine.ts';
import { decodeTrace } from '../../../src/trace/format.ts';
import { record } from '../../../src/trace/record.ts';
import { engineConformance } from './conformance.ts';

engineConformance('recorded', async program => {
  const source = readFileSync(new URL(`../../vectors/${program}.py`, import.meta.url), 'utf8');
  const pieces: Uint8Array[] = [];
  await record({ name: `${program}.py`, source }, { onTrace: bytes => pieces.push(bytes.slice()) });
  const saved = Buffer.concat(pieces);
  return {
    engine: new RecordedEngine(decodeTrace(saved).recording),
    cannot: { set: 'a saved run cannot be run again' },
  };
});
