/** Laws of a session, on real runs: every command can be taken back, and nothing is lost. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Debugger } from '../../src/debugger/debugger.ts';
import { DebuggerError, type Engine, type Moment } from '../../src/debugger/engine.ts';
import { RecordedEngine } from '../../src/debugger/engines/recorded/engine.ts';
import { framesShown } from '../../src/debugger/frames.ts';
import {
  finish,
  type Movement,
  next as passOver,
  resume,
  step,
  until,
} from '../../src/debugger/movements.ts';
import { Session } from '../../src/debugger/session.ts';
import { record } from '../../src/trace/record.ts';
import type { Recording } from '../../src/trace/recording.ts';

const basket = fileURLToPath(new URL('../../examples/basket.py', import.meta.url));
let recording: Recording;
beforeAll(async () => {
  recording = (await record({ name: 'basket.py', source: readFileSync(basket) })).recording;
});

const nobody = async () => {
  throw new DebuggerError('there are no conditions here');
};

async function begun(engine: Engine = new RecordedEngine(recording)): Promise<Session> {
  const session = new Session(engine, nobody);
  await session.start();
  return session;
}

const movements: Record<string, Movement> = {
  step,
  next: passOver,
  finish,
  resume,
  until: until(),
  until16: until(16),
};
const names = fc.array(fc.constantFrom(...Object.keys(movements)), { maxLength: 20 });
const lines = fc.uniqueArray(fc.constantFrom(4, 6, 8, 13, 15, 16, 21), { maxLength: 3 });

describe('a session', () => {
  it('undoes every command, back through the same stops to the beginning', async () => {
    await fc.assert(
      fc.asyncProperty(names, lines, async (commands, stops) => {
        const session = await begun();
        for (const line of stops) session.breakpoints.add(line);
        const seen: Moment[] = [session.moment];
        for (const name of commands) {
          if (session.ended) break;
          seen.push((await session.move(movements[name]!)).moment);
        }
        while (seen.length > 1) {
          expect(session.moment).toBe(seen.pop());
          session.undo();
        }
        expect(session.moment).toBe(seen[0]);
        expect(() => session.undo()).toThrow('this is the beginning');
      }),
    );
  });

  it('goes to the same places with a breakpoint that never stops as without any', async () => {
    await fc.assert(
      fc.asyncProperty(names, async commands => {
        const plain = await begun();
        const watched = await begun();
        // Line 10 is empty: with it every command goes step by step.
        watched.breakpoints.add(10);
        for (const name of commands) {
          if (plain.ended) break;
          const { state } = (await plain.move(movements[name]!)).moment;
          expect((await watched.move(movements[name]!)).moment.state).toEqual(state);
        }
      }),
    );
  });

  it('keeps branches apart', async () => {
    await fc.assert(
      fc.asyncProperty(names, async commands => {
        const session = await begun();
        await session.move(step);
        const { moment } = session;
        expect(session.switchTo('other')).toBe(true);
        for (const name of commands) if (!session.ended) await session.move(movements[name]!);
        expect(session.switchTo('main')).toBe(false);
        expect(session.moment).toBe(moment);
      }),
    );
  });

  it('stands where it was when an answer is interrupted, and a late answer comes to nobody', async () => {
    const slow = new RecordedEngine(recording);
    const next = slow.next.bind(slow);
    let release = () => {};
    slow.next = async (from, action) => {
      await new Promise<void>(done => {
        release = done;
      });
      return next(from, action);
    };
    const session = await begun(slow);
    const { moment } = session;
    const stop = new AbortController();
    const moving = session.move(step, stop.signal);
    stop.abort();
    await expect(moving).rejects.toThrow('stopped');
    release();
    await new Promise(done => setTimeout(done, 0));
    expect(session.moment).toBe(moment);
    expect(session.history).toHaveLength(1);
  });

  it('knows the callers from the walk alone as the run does, if every step was shown', async () => {
    const walk = new Debugger(new RecordedEngine(recording));
    await walk.start();
    while (!walk.ended) {
      const bare = walk.history.map(({ action, moment: { state, origin, confidence } }) => ({
        moment: { state, origin, confidence },
        ...(action ? { action } : {}),
      }));
      expect(framesShown(bare)).toEqual(walk.frames);
      await walk.act({ action: 'step_into' });
    }
    expect(walk.frames).toEqual([]);
  });

  it('says that a caller was jumped past', async () => {
    const walk = new Debugger(new RecordedEngine(recording));
    await walk.start();
    await walk.act({ action: 'breakpoint', lines: [6] });
    const bare = walk.history.map(({ action, moment: { state, origin, confidence } }) => ({
      moment: { state, origin, confidence },
      ...(action ? { action } : {}),
    }));
    expect(framesShown(bare).map(({ depth, state, stale }) => [depth, state?.function, stale])).toEqual([
      [3, 'price', undefined],
      [2, undefined, undefined],
      [1, 'main', true],
    ]);
  });
});
