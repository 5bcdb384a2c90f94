import { describe, expect, it, test } from 'vitest';
import { DrawnSettingsError, divide, pathsOf } from './settings.ts';

function message(programs: Record<string, unknown>): string {
  try {
    divide(programs);
  } catch (error) {
    if (error instanceof DrawnSettingsError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('settings of sources that are drawn', () => {
  test.each([
    [
      { mix: { written: 'much' } },
      /^config: programs\.mix\.written is "much"; allowed: a number of 0 or more/,
    ],
    [{ mix: { composed: -1 } }, /programs\.mix\.composed is -1; allowed: a number of 0 or more/],
    [{ written: { paths: 'corpus' } }, /programs\.written\.paths is "corpus"; allowed: a list of paths/],
    [{ written: { mutated: 2 } }, /programs\.written\.mutated is 2; allowed: a number from 0 to 1/],
    [{ written: { mutate: 1 } }, /unknown key programs\.written\.mutate; known keys here: paths, mutated/],
    [{ written: [] }, /programs\.written is \[\]; allowed: an object with the keys paths, mutated/],
    [{ composed: { templates: 3 } }, /programs\.composed\.templates is 3; allowed: a folder/],
    [{ composed: { seeds: [3] } }, /programs\.composed\.seeds is \[3\]; allowed: a list of paths/],
    [
      { found: { files: ['a', 1] } },
      /programs\.found\.files is .*allowed: a list of paths \(python3 -m ndbg_worker\.found/,
    ],
    [{ drills: { whole: 2 } }, /programs\.drills\.whole is 2; allowed: a number from 0 to 1/],
    [{ drills: { share: 1 } }, /unknown key programs\.drills\.share; known keys here: whole/],
    [{ found: { file: 'a' } }, /unknown key programs\.found\.file; known keys here: files/],
  ])('%j is refused by name', (programs, expected) => {
    expect(message(programs)).toMatch(expected);
  });

  it('divide these sources from those that Python makes', () => {
    const { drawn, others } = divide({
      mix: { written: 2, composed: 1, seeds: 1 },
      mutate: { most: 2 },
      written: { mutated: 0.25 },
    });
    expect(drawn.share).toBe(0.75);
    expect(drawn.mix).toEqual({ composed: 1, written: 2, found: 0, generated: 0, drills: 0 });
    expect(drawn.written).toEqual({ paths: ['corpus/programs'], mutated: 0.25 });
    expect(others).toEqual({ mix: { seeds: 1 }, mutate: { most: 2 } });
  });

  it('without one of their sources there are none, and Python has its own mix', () => {
    expect(divide({}).drawn.share).toBe(0);
    expect(divide({}).others).toEqual({});
    expect(divide({ mix: { written: 1 } }).others).toEqual({ mix: { seeds: 1 } });
  });

  it('name the files of the sources that have a weight', () => {
    const settings = { mix: { found: 1 }, found: { files: ['data/found.jsonl'] } };
    expect(pathsOf(divide(settings).drawn)).toEqual(['corpus/templates', 'data/found.jsonl']);
    expect(pathsOf(divide({ mix: { generated: 1 } }).drawn)).toEqual(['corpus/templates']);
    expect(pathsOf(divide({ mix: { composed: 1 } }).drawn)).toEqual(['corpus/templates', 'corpus/seeds']);
  });
});
