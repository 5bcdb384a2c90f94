import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  encodeTrajectory,
  parseTrajectory,
  parseTrajectoryLenient,
  tokenizer,
  writeTrajectory,
} from '../../src/language/index.ts';

const folder = new URL('../vectors/', import.meta.url);
const vectors = readdirSync(folder).filter(name => name.endsWith('.txt') && /forward|inverse/.test(name));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

describe.each(vectors)('%s', name => {
  const text = read(name);

  test('is read and written back byte for byte', () => {
    expect(writeTrajectory(parseTrajectory(text, 'interchange'), 'interchange')).toBe(text);
  });

  test('is the same text as token ids', () => {
    expect(tokenizer.decode(encodeTrajectory(parseTrajectory(text, 'interchange'), 'interchange').ids)).toBe(
      text,
    );
  });

  test('goes through our own form, as text and as ids', () => {
    const own = writeTrajectory(parseTrajectory(text, 'interchange'), 'own');
    const again = parseTrajectory(own, 'own');
    expect(writeTrajectory(again, 'own')).toBe(own);
    const { ids } = encodeTrajectory(again, 'own');
    expect(writeTrajectory(parseTrajectory(ids, 'own'), 'own')).toBe(own);
  });

  test('has no problem for the lenient parser', () => {
    expect(parseTrajectoryLenient(text, 'interchange').problems).toEqual([]);
  });
});
