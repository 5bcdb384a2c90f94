/**
 * The vectors, byte for byte: through the command itself on the Python that it takes, and on every Python at hand.
 * There one goes through the command; for the rest, what the command does is done here, for all that can differ is the
 * recording.
 */
import { describe, expect, it } from 'vitest';
import { ndbg } from './ndbg.ts';
import { pythonsAtHand } from './pythons.ts';
import { argumentsFor, encoded, expectedText, VECTORS } from './vectors.ts';

const pythons = pythonsAtHand();

it('finds at least one Python to test with', () => {
  expect(pythons.length).toBeGreaterThan(0);
});

describe('the command itself', () => {
  it.concurrent.each(VECTORS)('$name', async vector => {
    const { stdout, stderr, code } = await ndbg(argumentsFor(vector));
    expect(stderr).toBe('');
    expect(stdout).toBe(expectedText(vector));
    expect(code).toBe(0);
  });

  it.concurrent.each(pythons)('on CPython $version', async ({ path }) => {
    const { stdout, stderr, code } = await ndbg([...argumentsFor(VECTORS[0]!), '--python', path]);
    expect({ stdout, stderr, code }).toEqual({ stdout: expectedText(VECTORS[0]!), stderr: '', code: 0 });
  });
});

describe.each(pythons)('CPython $version', ({ path }) => {
  it.concurrent.each(VECTORS)('$name', async vector => {
    expect(await encoded(vector, { python: path })).toBe(expectedText(vector));
  });
});
