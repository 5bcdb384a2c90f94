/** Fields: what objects of the program hold. */
import { expect, test } from 'vitest';
import { expand, run, states } from './states.ts';

test('stand behind the variables, of arguments too, and change as the objects do', async () => {
  const source = `class Account:
    def __init__(self, owner):
        self.owner = owner
        self.__log = []
    def pay(self, n):
        self.__log.append(n)
def main():
    a = Account('ann')
    a.pay(5)
    a = None
    return a
`;
  expect((await states(source)).slice(2)).toEqual([
    "call 2 {self=<program.Account object>, owner='ann'}",
    "line 3 {self=<program.Account object>, owner='ann'}",
    "line 4 {self=<program.Account object>, owner='ann', self.owner='ann'}",
    "return 4 None {self=<program.Account object>, owner='ann', self.owner='ann', self._Account__log=[]}",
    "line 9 {a=<program.Account object>, a.owner='ann', a._Account__log=[]}",
    "call 5 {self=<program.Account object>, n=5, self.owner='ann', self._Account__log=[]}",
    "line 6 {self=<program.Account object>, n=5, self.owner='ann', self._Account__log=[]}",
    "return 6 None {self=<program.Account object>, n=5, self.owner='ann', self._Account__log=[5]}",
    "line 10 {a=<program.Account object>, a.owner='ann', a._Account__log=[5]}",
    'line 11 {a=None}',
    'return 11 None {a=None}',
  ]);
});

test('of containers the first items show theirs; of dataclasses and libraries nobody does', async () => {
  const source = `from dataclasses import dataclass
from fractions import Fraction
class Dog:
    __slots__ = ('name',)
    def __init__(self, name):
        self.name = name
@dataclass
class Point:
    x: int
def main():
    dogs = [Dog('rex'), Dog('bit')]
    table = {'a': dogs[1], 7: 8}
    dogs[1].name = 'bat'
    p, f = Point(1), Fraction(1, 2)
    many = [Dog(str(i)) for i in range(9)]
    return 0
`;
  const last = (await states(source)).at(-1)!;
  expect(last).toContain("dogs[0].name='rex', dogs[1].name='bat'");
  expect(last).toContain("table['a'].name='bat'");
  expect(last).toContain('p=Point(x=1), f=Fraction(1, 2)');
  expect(last).not.toMatch(/p\.x|f\./);
  expect(last).toContain("many[5].name='5'");
  expect(last).not.toContain('many[6]');
});

test('are read without running any of the program', async () => {
  const source = `class Sly:
    def __init__(self):
        self.x = 1
    def __getattribute__(self, name):
        raise RuntimeError('looked at')
    @property
    def y(self):
        raise RuntimeError('asked')
def main():
    s = Sly()
    return 1
`;
  const found = await states(source);
  expect(found.at(-1)).toBe('return 11 1 {s=<program.Sly object>, s.x=1}');
  expect(found.filter(state => state.startsWith('call'))).toHaveLength(2);
});

test('can be set, and whatever stands for the object shows it', async () => {
  const source = `class Box:
    pass
def main():
    b = Box()
    b.n = 1
    c = b
    return b.n + 1
`;
  const set = (name: string) => run(source, { sets: [{ event: 4, name, value: 'b.n + 40' }] });
  expect(expand((await set('b.n')).recording).at(-1)).toMatchObject({
    value: '42',
    locals: { 'b.n': '41', 'c.n': '41' },
  });
  await expect(set('b.m')).rejects.toThrow(/'b.m' is shown nowhere here/);
});
