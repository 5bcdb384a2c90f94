/** The vectors, byte for byte, through the command itself, on every Python at hand. */
import { describe, expect, it } from 'vitest';
import { ndbg } from './ndbg.ts';
import { pythonsAtHand } from './pythons.ts';
import { argumentsFor, expectedText, VECTORS } from './vectors.ts';

const pythons = pythonsAtHand();

it('finds at least one Python to test with', () => {
  expect(pythons.length).toBeGreaterThan(0);
});

describe.each(pythons)('CPython $version', ({ path }) => {
  it.concurrent.each(VECTORS)('$name', async vector => {
    const { stdout, stderr, code } = await ndbg([...argumentsFor(vector), '--python', path]);
    expect(stderr).toBe('');
    expect(stdout).toBe(expectedText(vector));
    expect(code).toBe(0);
  });
});
