import { expect, test } from 'vitest';
import { boundBy, targets } from './bindings.ts';
import { statementsOf } from './statements.ts';

test('targets are names, not the attributes and items of others', () => {
  expect(targets('a, (b, *c)')).toEqual(['a', 'b', 'c']);
  expect(targets('self.name')).toEqual([]);
  expect(targets('self . name, total')).toEqual(['total']);
  expect(targets('rows[i].left, rows[j], last')).toEqual(['last']);
  expect(targets('find(key).count')).toEqual([]);
});

test('a statement that sets an attribute binds no variable', () => {
  const bound = (text: string) => statementsOf([{ line: 1, source: text }]).flatMap(boundBy);
  expect(bound('self.name = name')).toEqual([]);
  expect(bound('n, self.credit = divmod(self.credit, coin)')).toEqual(['n']);
  expect(bound('first = node.after = last')).toEqual(['first']);
});
