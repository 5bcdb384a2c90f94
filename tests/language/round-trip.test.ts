import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodeTrajectory,
  LanguageError,
  parseState,
  parseTrajectory,
  parseTrajectoryLenient,
  SPECIAL_COUNT,
  type Trajectory,
  tokenizer,
  writeTrajectory,
} from '../../src/language/index.ts';
import { randomTrajectory } from './random-trajectories.ts';

const RUNS = { numRuns: 500 };
const kinds = [true, false].map(numbered => ({ numbered, name: numbered ? 'numbered' : 'not numbered' }));

/** What must come back: all but the function's name and the activation's number, which the text does not tell. */
function facts(trajectory: Trajectory): unknown {
  return {
    ...trajectory,
    steps: trajectory.steps.map(({ state, action }) => {
      const { function: _, ...rest } = { function: '', ...state };
      return { ...rest, locals: 'locals' in state && state.locals && [...state.locals], action };
    }),
  };
}

describe.each(kinds)('our own form, $name', ({ numbered }) => {
  const forward = randomTrajectory({ direction: 'forward', extensions: true, numbered });
  const inverse = randomTrajectory({ direction: 'inverse', extensions: true, numbered });

  test('forward: text gives the states back, with names, values and their order', () => {
    fc.assert(
      fc.property(forward, trajectory => {
        const text = writeTrajectory(trajectory, 'own');
        const again = parseTrajectory(text, 'own');
        expect(facts(again)).toEqual(facts(trajectory));
        expect(writeTrajectory(again, 'own')).toBe(text);
      }),
      RUNS,
    );
  });

  test('forward: token ids give the states back', () => {
    fc.assert(
      fc.property(forward, trajectory => {
        const { ids, targets } = encodeTrajectory(trajectory);
        expect(targets.length).toBe(ids.length);
        expect(facts(parseTrajectory(ids, 'own'))).toEqual(facts(trajectory));
      }),
      RUNS,
    );
  });

  test('inverse: text and ids come back as they were', () => {
    fc.assert(
      fc.property(inverse, trajectory => {
        const text = writeTrajectory(trajectory, 'own');
        const again = parseTrajectory(text, 'own');
        expect(writeTrajectory(again, 'own')).toBe(text);
        expect(writeTrajectory(parseTrajectory(encodeTrajectory(trajectory).ids, 'own'), 'own')).toBe(text);
        const shape = (t: Trajectory) =>
          t.steps.map(({ state }) => ({ ...state, locals: 0, function: '', partial: 0 }));
        expect(shape(again)).toEqual(shape(trajectory));
      }),
      RUNS,
    );
  });

  test('no text of a program becomes a special id: their number is that of the pieces', () => {
    fc.assert(
      fc.property(forward, trajectory => {
        const specials = encodeTrajectory(trajectory).ids.filter(id => id < SPECIAL_COUNT).length;
        const text = writeTrajectory(trajectory, 'own').replaceAll('<|lt|>', '\0');
        expect(text.match(/<\|[A-Za-z0-9_]+\|>/g)?.length ?? 0).toBe(specials);
      }),
      RUNS,
    );
  });

  test('a state that continues a walk is read alone, and while it is not whole it is called incomplete', () => {
    fc.assert(
      fc.property(forward, fc.nat(), (trajectory, cut) => {
        const at = trajectory.steps.findLastIndex((step, i) => i > 0 && 'depth' in step.state);
        fc.pre(at > 0);
        const before = { ...trajectory, steps: trajectory.steps.slice(0, at), ended: false };
        const { action: _, ...asked } = trajectory.steps[at]!;
        const prompt = encodeTrajectory(before).ids;
        const ids = encodeTrajectory({ ...before, steps: [...before.steps, asked] }).ids;
        const reading = parseState(before, ids, prompt.length);
        expect(reading.problems).toEqual([]);
        expect([reading.reading, reading.end]).toEqual(['whole', ids.length]);
        const short = prompt.length + (cut % (ids.length - prompt.length));
        expect(parseState(before, ids.slice(0, short), prompt.length).reading).toBe('incomplete');
      }),
      RUNS,
    );
  });
});

describe.each(kinds)('the interchange form, $name', ({ numbered }) => {
  test.each(['forward', 'inverse'] as const)('%s: text comes back as it was', direction => {
    fc.assert(
      fc.property(randomTrajectory({ direction, extensions: false, numbered }), trajectory => {
        const text = writeTrajectory(trajectory, 'interchange');
        const again = parseTrajectory(text, 'interchange');
        expect(writeTrajectory(again, 'interchange')).toBe(text);
        const seen = ({ state, action }: Trajectory['steps'][number]) => [
          state.event,
          'source' in state && state.source,
          'value' in state && state.value,
          action?.action,
        ];
        expect(again.steps.map(seen)).toEqual(trajectory.steps.map(seen));
        expect(tokenizer.decode(encodeTrajectory(trajectory, 'interchange').ids)).toBe(text);
      }),
      RUNS,
    );
  });
});

describe('broken text', () => {
  const forward = randomTrajectory({ direction: 'forward', extensions: false, numbered: true });

  test.each(['own', 'interchange'] as const)(
    '%s: the strict parser says where, the lenient one never throws',
    form => {
      fc.assert(
        fc.property(
          forward,
          fc.nat(),
          fc.nat(20),
          fc.constantFrom('', '<|', '<|line_sep|>', '"', 'x', '<|L3|>'),
          (t, at, cut, put) => {
            const text = writeTrajectory(t, form);
            const place = at % (text.length + 1);
            const broken = text.slice(0, place) + put + text.slice(place + cut);
            const { trajectory, problems } = parseTrajectoryLenient(broken, form);
            expect(Array.isArray(trajectory.steps)).toBe(true);
            let error: unknown;
            try {
              parseTrajectory(broken, form);
            } catch (thrown) {
              error = thrown;
            }
            if (error === undefined) {
              expect(problems).toEqual([]);
              expect(writeTrajectory(trajectory, form)).toBe(broken);
            } else {
              expect(error).toBeInstanceOf(LanguageError);
              expect((error as LanguageError).message).toMatch(/^line \d+, column \d+ \(offset \d+\): /);
              expect(problems[0]?.message).toBe((error as LanguageError).message);
            }
          },
        ),
        RUNS,
      );
    },
  );

  test('ids: any row of ids is read without a throw', () => {
    fc.assert(
      fc.property(
        forward,
        fc.array(fc.integer({ min: 0, max: 1100 }), { maxLength: 40 }),
        (trajectory, noise) => {
          const ids = [...encodeTrajectory(trajectory).ids, ...noise];
          expect(parseTrajectoryLenient(ids, 'own').trajectory.context.lines.length).toBeGreaterThan(0);
          expect(['whole', 'incomplete', 'broken']).toContain(parseState(trajectory, noise).reading);
        },
      ),
      RUNS,
    );
  });
});
