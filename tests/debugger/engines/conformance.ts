/**
 * The suite that every engine passes: the shape and legality of all answers, and that an engine keeps no cursor.
 * Whether a predicted answer is *right* is the evaluation's affair.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DebuggerError, type Engine, type Moment } from '../../../src/debugger/engine.ts';
import { type Action, isExit, type State } from '../../../src/tree/state.ts';
import { illegalities, malformed } from './legality.ts';

export interface EngineUnderTest {
  readonly engine: Engine;
  /** What an engine cannot do, with the reason: shown in the suite instead of passed over. */
  readonly cannot?: Readonly<Partial<Record<'set' | 'inverse' | 'calls' | 'run', string>>>;
}

/** Opens the engine on a program of tests/vectors, `tally` for tally.py. */
export type OpenEngine = (program: string) => Promise<EngineUnderTest>;

const PROGRAMS = [
  { name: 'tally', function: 'tally', lines: [2, 3, 5, 6, 9] },
  { name: 'basket', function: 'total', lines: [3, 5, 9, 11, 16] },
  { name: 'crash', function: 'head', lines: [2, 3, 6] },
  { name: 'stream', function: 'naturals', lines: [3, 5, 10] },
  { name: 'cleanup', function: 'close', lines: [3, 6, 13] },
  { name: 'fib', function: 'fib', lines: [1, 3, 4] },
] as const;

/** `walks` are drawn anew each time the suite runs: fewer will do for an engine that takes long to answer. */
export function engineConformance(name: string, open: OpenEngine, walks = 25): void {
  for (const program of PROGRAMS) {
    describe(`engine ${name} on ${program.name}`, () => {
      let subject: EngineUnderTest;
      const lines = new Map(
        readFileSync(new URL(`../../vectors/${program.name}.py`, import.meta.url), 'utf8')
          .split('\n')
          .map((text, i) => [i + 1, text]),
      );
      beforeAll(async () => {
        subject = await open(program.name);
      });
      afterAll(() => subject.engine.close());

      it('starts at the call of main', async () => {
        const { state } = await subject.engine.start({ direction: 'forward' });
        expect(state).toMatchObject({ event: 'call', function: 'main', depth: 1 });
      });

      const forward = fc.oneof(
        fc.constantFrom<Action>(
          { action: 'step_into' },
          { action: 'step_over' },
          { action: 'step_return' },
          { action: 'continue' },
        ),
        fc
          .uniqueArray(fc.constantFrom(...program.lines), { minLength: 1, maxLength: 2 })
          .map((chosen): Action => ({ action: 'breakpoint', lines: chosen })),
      );

      it('gives only legal states, whatever is done', async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(forward, { maxLength: 12 }), async actions => {
            let moment = await subject.engine.start({ direction: 'forward' });
            expect([...malformed(moment, lines)]).toEqual([]);
            for (const action of actions) {
              if (isExit(moment.state)) break;
              const next = await subject.engine.next(moment, action);
              expect(illegalities(moment.state, action, next, lines)).toEqual([]);
              moment = next;
            }
          }),
          { numRuns: walks },
        );
      });

      it('keeps no cursor: the same question from the same moment has the same answer', async () => {
        const start = await subject.engine.start({ direction: 'forward' });
        const first = await subject.engine.next(start, { action: 'step_into' });
        await subject.engine.next(first, { action: 'step_return' });
        await subject.engine.next(start, { action: 'continue' });
        const again = await subject.engine.next(start, { action: 'step_into' });
        expect(plain(again.state)).toEqual(plain(first.state));
      });

      it('comes to an end by steps alone', async () => {
        let moment = await subject.engine.start({ direction: 'forward' });
        for (let i = 0; i < 200 && !isExit(moment.state); i++) {
          moment = await subject.engine.next(moment, { action: 'step_over' });
        }
        expect(moment.state.event).toBe('exit');
      });

      it('goes back from a function to its arguments, or says why it cannot', async () => {
        const reason = subject.cannot?.inverse;
        if (reason !== undefined) {
          await expect(
            subject.engine.start({ direction: 'inverse', function: program.function }),
          ).rejects.toThrow(DebuggerError);
          return;
        }
        await fc.assert(
          fc.asyncProperty(
            fc.array(
              fc.constantFrom<Action>(
                { action: 'inv_step_into' },
                { action: 'inv_step_over' },
                { action: 'inv_step_call' },
              ),
              { maxLength: 10 },
            ),
            async actions => {
              let moment: Moment = await subject.engine.start({
                direction: 'inverse',
                function: program.function,
              });
              expect(moment.state.event).toMatch(/^inv_(return|exception)$/);
              for (const action of actions) {
                if (isExit(moment.state)) break;
                const next = await subject.engine.next(moment, action);
                expect(illegalities(moment.state, action, next, lines)).toEqual([]);
                moment = next;
              }
            },
          ),
          { numRuns: 10 },
        );
      });

      it('says of every moment what it knows, and no more', async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(forward, { maxLength: 8 }), async actions => {
            const { engine } = subject;
            let moment = await engine.start({ direction: 'forward' });
            for (const action of actions) {
              if (isExit(moment.state)) break;
              moment = await engine.next(moment, action);
            }
            const { state } = moment;
            const frames = engine.frames(moment);
            const call = engine.callOf(moment);
            const run = engine.runOf(moment);
            if (!engine.predicts && subject.cannot?.run === undefined) expect(run).toBeDefined();
            if (run) expect(plain(run.tree.state(run.node))).toEqual(plain(state));
            for (const share of [engine.sure(moment)?.state, engine.sure(moment)?.structure]) {
              expect(share ?? 1).toBeGreaterThanOrEqual(0);
              expect(share ?? 1).toBeLessThanOrEqual(1);
            }
            if (!engine.predicts) {
              expect(engine.sure(moment)).toBeUndefined();
              expect(await engine.why(moment)).toHaveProperty('nothing');
            }
            if (isExit(state)) {
              expect(frames ?? []).toEqual([]);
              expect(call).toBeUndefined();
              return;
            }
            if (!engine.predicts) expect(frames).toHaveLength(state.depth);
            if (frames) {
              expect(frames[0]!.state).toEqual(state);
              expect(frames.map(frame => frame.depth)).toEqual(frames.map((_, i) => state.depth - i));
            }
            if (!engine.predicts && subject.cannot?.calls === undefined) expect(call).toBeDefined();
            if (call)
              expect(call).toMatchObject({ event: 'call', function: state.function, depth: state.depth });
          }),
          { numRuns: walks },
        );
      });

      it('sees a return backwards, and goes back from it', async () => {
        const { engine } = subject;
        let moment = await engine.start({ direction: 'forward' });
        for (let i = 0; i < 40 && moment.state.event !== 'return' && !isExit(moment.state); i++)
          moment = await engine.next(moment, { action: 'step_over' });
        if (moment.state.event !== 'return') {
          // From an exit a run has its way back; a model has none.
          await engine.backward(moment).then(
            back => expect(back.state.event).toMatch(/^inv_(return|exception)$/),
            error => expect(error).toBeInstanceOf(DebuggerError),
          );
          return;
        }
        if (subject.cannot?.inverse !== undefined) {
          await expect(engine.backward(moment)).rejects.toThrow(DebuggerError);
          return;
        }
        const back = await engine.backward(moment);
        expect(back.state).toMatchObject({ event: 'inv_return', function: moment.state.function });
        const before = await engine.next(back, { action: 'inv_step_into' });
        expect(illegalities(back.state, { action: 'inv_step_into' }, before, lines)).toEqual([]);
      });

      it('refuses an action of the other direction and goes on', async () => {
        const start = await subject.engine.start({ direction: 'forward' });
        await expect(subject.engine.next(start, { action: 'inv_step_call' })).rejects.toThrow(DebuggerError);
        expect((await subject.engine.next(start, { action: 'continue' })).state.event).toBe('exit');
      });
    });
  }

  describe(`engine ${name} and a changed variable`, () => {
    it('shows the value at once, as the user’s, or says why it cannot', async () => {
      const subject = await open('tally');
      try {
        let moment = await subject.engine.start({ direction: 'forward' });
        const stands = () => moment.state.event === 'line' && moment.state.locals.size > 0;
        for (let i = 0; i < 60 && !stands() && !isExit(moment.state); i++) {
          moment = await subject.engine.next(moment, { action: 'step_into' });
        }
        const { state } = moment;
        if (state.event !== 'line') throw new Error('no line with a variable was reached');
        const name = [...state.locals.keys()].at(-1)!;
        const set = subject.engine.next(moment, { action: 'set', name, value: "'xo'" });
        if (subject.cannot?.set !== undefined) {
          await expect(set).rejects.toThrow(DebuggerError);
          return;
        }
        const changed = await set;
        expect(changed.origin).toBe('user');
        expect(plain(changed.state)).toMatchObject({
          event: 'line',
          line: state.line,
          locals: [...new Map(state.locals).set(name, "'xo'")],
        });
      } finally {
        await subject.engine.close();
      }
    });

    it('refuses to set what is not there', async () => {
      const subject = await open('tally');
      try {
        const start = await subject.engine.start({ direction: 'forward' });
        await expect(
          subject.engine.next(start, { action: 'set', name: 'nothing', value: '1' }),
        ).rejects.toThrow(DebuggerError);
      } finally {
        await subject.engine.close();
      }
    });
  });
}

/** A state with its locals as a list, so that their order counts. */
export function plain(state: State): object {
  return 'locals' in state && state.locals ? { ...state, locals: [...state.locals] } : state;
}
