import { describe, expect, test } from 'vitest';
import { assignmentIn, fieldsOf, isField, variableOf, variablesFirst, variablesOf } from './fields.ts';

const locals = new Map([
  ['self', '<m.Box object>'],
  ['self.size', '3'],
  ['items', '[<m.Item object>]'],
  ['items[0].name', "'tea'"],
  ['n', '1'],
]);

describe('fields among locals', () => {
  test('are what is reached through a variable', () => {
    expect([...locals.keys()].filter(isField)).toEqual(['self.size', 'items[0].name']);
    expect(variableOf("table['a'].size")).toBe('table');
    expect([...variablesOf(locals).keys()]).toEqual(['self', 'items', 'n']);
    expect([...fieldsOf(locals, 'items')]).toEqual([['items[0].name', "'tea'"]]);
  });

  test('stand behind the variables, also of variables that are not there', () => {
    expect([...variablesFirst(locals).keys()]).toEqual(['self', 'items', 'n', 'self.size', 'items[0].name']);
    const changed = new Map([
      ['self.size', '4'],
      ['n', '2'],
    ]);
    expect([...variablesFirst(changed)]).toEqual([
      ['n', '2'],
      ['self.size', '4'],
    ]);
  });

  test.each([
    ['n = 3', 'n', '3'],
    ['self.size=n + 1', 'self.size', 'n + 1'],
    ["table['a'].items[0].name = {'b': 1}", "table['a'].items[0].name", "{'b': 1}"],
  ])('%s is an assignment', (text, name, value) => {
    expect(assignmentIn(text)).toEqual({ name, value });
  });

  test.each(['n', 'n ==  3', 'n =', '3 = n', 'f(x) = 3', 'self. = 3'])('%s is none', text => {
    expect(assignmentIn(text)).toBeUndefined();
  });
});
