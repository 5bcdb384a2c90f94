import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { State } from '../tree/state.ts';
import { eventOf, matchStates } from './state-match.ts';

const place = { line: 3, source: '    x = 1', function: 'f', depth: 2 };
const line = (locals: Record<string, string>, at = 3): State => ({
  event: 'line',
  ...place,
  line: at,
  locals: new Map(Object.entries(locals)),
});
const end = (value: string): State => ({ event: 'return', ...place, value, locals: new Map() });

describe('two states', () => {
  test('that are the same match in every part', () => {
    expect(matchStates(line({ a: '1', b: '2' }), line({ b: '2', a: '1' }))).toEqual({
      state: true,
      event: true,
      line: true,
      depth: true,
      locals: true,
      variables: 1,
      shown: true,
    });
  });

  test('a variable that is wrong, missing or too many lowers the share, and the whole is wrong', () => {
    const expected = line({ a: '1', b: '2' });
    expect(matchStates(expected, line({ a: '1', b: '3' }))).toMatchObject({ state: false, variables: 0.5 });
    expect(matchStates(expected, line({ a: '1' }))).toMatchObject({ locals: false, variables: 0.5 });
    expect(matchStates(expected, line({ a: '1', b: '2', c: '3' }))).toMatchObject({
      locals: false,
      variables: 2 / 3,
    });
  });

  test('the line counts for the whole, the depth does not', () => {
    expect(matchStates(line({}), line({}, 4))).toMatchObject({ state: false, event: true, line: false });
    const deeper = { ...line({}), depth: 3 } as State;
    expect(matchStates(line({}), deeper)).toMatchObject({ state: true, depth: false });
  });

  test('what a return shows of its locals is scratch space; its value counts', () => {
    const other: State = { event: 'return', ...place, value: '1', locals: new Map([['a', '9']]) };
    expect(matchStates(end('1'), other)).toEqual({
      state: true,
      event: true,
      line: true,
      depth: true,
      value: true,
      shown: true,
    });
    expect(matchStates(end('1'), end('2'))).toMatchObject({ state: false, value: false });
  });

  test('exits differ by their kind, and an answer that is not there is wrong in every part', () => {
    const normal: State = { event: 'exit', exit: 'normal' };
    expect(eventOf(normal)).toBe('exit_normal');
    expect(matchStates(normal, { event: 'exit', exit: 'error' })).toEqual({
      state: false,
      event: false,
      shown: false,
    });
    expect(matchStates(end('1'), undefined)).toEqual({
      state: false,
      event: false,
      line: false,
      depth: false,
      value: false,
      shown: false,
    });
  });

  test('what objects hold is shown, and no part of the state', () => {
    const account = line({ a: '<m.Account object>', 'a.owner': "'ann'", 'a.balance': '3' });
    const other = line({ a: '<m.Account object>', 'a.owner': "'ann'", 'a.balance': '4' });
    expect(matchStates(account, other)).toMatchObject({
      state: true,
      variables: 1,
      fields: false,
      shown: false,
    });
    expect(matchStates(account, account)).toMatchObject({ state: true, fields: true, shown: true });
    expect(matchStates(line({ a: '1' }), line({ a: '1', 'a.x': '2' }))).toMatchObject({
      state: true,
      shown: false,
    });
  });

  test('the whole is right only if every part that counts is', () => {
    const states = fc.oneof(
      fc.record({ v: fc.constantFrom('1', '2') }).map(({ v }) => end(v)),
      fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2')).map(locals => line(locals)),
    );
    fc.assert(
      fc.property(states, states, (a, b) => {
        const { state, event, line: at, locals, value } = matchStates(a, b);
        expect(state).toBe(event && at !== false && locals !== false && value !== false);
      }),
    );
  });
});
