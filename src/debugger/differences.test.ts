import { expect, test } from 'vitest';
import type { ReturnState } from '../tree/state.ts';
import { differences } from './differences.ts';

const place = { line: 3, source: '    return value', function: 'f', depth: 1 };
const returned = (local: string, value: string): ReturnState => ({
  event: 'return',
  ...place,
  value,
  locals: new Map([['value', local]]),
});

test('a variable that is called value is not mixed up with what is returned', () => {
  expect(differences(returned('1', '10'), returned('2', '20'))).toEqual([
    { what: 'value', kind: 'variable', before: '1', after: '2' },
    { what: 'returned value', kind: 'value', before: '10', after: '20' },
  ]);
});
