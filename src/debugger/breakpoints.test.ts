import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineState, State } from '../tree/state.ts';
import { BreakpointTable } from './breakpoints.ts';
import type { EvaluateOver } from './conditions.ts';
import { DebuggerError } from './engine.ts';

function at(line: number, locals: Record<string, string> = {}): LineState {
  return {
    event: 'line',
    line,
    source: '',
    function: 'f',
    depth: 1,
    locals: new Map(Object.entries(locals)),
  };
}

/** Knows `bool(NAME)` over the locals, and refuses all else. */
const evaluate: EvaluateOver = async (expression, locals) => {
  const value = locals.get(/^bool\((\w+)\)$/.exec(expression)?.[1] ?? '');
  if (value === undefined) throw new DebuggerError(`${expression} cannot be evaluated`);
  return value;
};

describe('BreakpointTable', () => {
  it('stops at each true hit but the ignored ones, and counts every one of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean()), fc.nat(5), async (truths, ignore) => {
        const table = new BreakpointTable();
        const point = table.add(3, { condition: 'x' });
        point.ignore = ignore;
        let stops = 0;
        for (const truth of truths)
          if ((await table.stop(at(3, { x: truth ? 'True' : 'False' }), evaluate)) !== undefined) stops++;
        const held = truths.filter(Boolean).length;
        expect(point.hits).toBe(held);
        expect(stops).toBe(Math.max(0, held - ignore));
      }),
    );
  });

  it('stops where a line is about to run or a def is called, never at a return', async () => {
    const table = new BreakpointTable();
    table.add(3);
    const call: State = { ...at(3), event: 'call' };
    const back: State = { ...at(3), event: 'return', value: '1' };
    expect((await table.stop(call, evaluate))?.text).toBe('breakpoint 1');
    expect(await table.stop(back, evaluate)).toBeUndefined();
    expect(await table.stop({ event: 'exit', exit: 'normal' }, evaluate)).toBeUndefined();
  });

  it('drops a temporary one when it has stopped, not when it is passed over', async () => {
    const table = new BreakpointTable();
    table.add(3, { temporary: true }).ignore = 1;
    expect(await table.stop(at(3), evaluate)).toBeUndefined();
    expect(table.lines).toEqual([3]);
    expect((await table.stop(at(3), evaluate))?.text).toMatch(/^temporary breakpoint 1/);
    expect(table.isEmpty).toBe(true);
  });

  it('stops when a watched value changes, and not where it has no value', async () => {
    const table = new BreakpointTable();
    table.watch('x', '1');
    expect(await table.stop(at(1, { x: '1' }), evaluate)).toBeUndefined();
    expect(await table.stop(at(2, { y: '5' }), evaluate)).toBeUndefined();
    expect((await table.stop(at(3, { x: '2' }), evaluate))?.text).toBe('watch 1: x was 1, is 2');
    expect(await table.stop(at(3, { x: '2' }), evaluate)).toBeUndefined();
  });

  it('stops at a condition that cannot be evaluated, and says why', async () => {
    const table = new BreakpointTable();
    table.add(3, { condition: 'nope' });
    expect((await table.stop(at(3), evaluate))?.text).toMatch(
      /whose condition cannot be evaluated: bool\(nope\)/,
    );
  });

  it('names those that are there when one is not', () => {
    const table = new BreakpointTable();
    expect(() => table.remove(1)).toThrow('there is no breakpoint 1; none is set');
    table.add(3);
    table.watch('x', undefined);
    expect(() => table.get(9)).toThrow('there is no breakpoint 9; there are: 1, 2');
    expect(() => table.get(2)).toThrow('2 watches a value; it stands on no line');
  });
});
