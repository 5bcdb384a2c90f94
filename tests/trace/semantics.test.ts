import { describe, expect, test } from 'vitest';
import { brief, expand, pythons, run, states } from './states.ts';

describe('what a state is', () => {
  test('names stand in the order first seen, a deleted one loses its place', async () => {
    const found = await states('def main():\n    b = 1\n    a = 2\n    del b\n    b = 3\n    return a\n');
    expect(found.slice(3)).toEqual([
      'line 4 {b=1, a=2}',
      'line 5 {a=2}',
      'line 6 {a=2, b=3}',
      'return 6 2 {a=2, b=3}',
    ]);
  });

  test('several new names at once: arguments, then source order, then free variables', async () => {
    const source = `def main():
    z = 0
    def inner(p, *rest, k=1):
        y, x = p, (w := 2)
        return z, y, lambda: (y, x)
    return inner(5, 6)[1]
`;
    const found = await states(source);
    expect(found).toContain('call 3 {p=5, rest=(6,), k=1, z=0}');
    expect(found).toContain('line 5 {p=5, rest=(6,), k=1, z=0, y=5, x=2, w=2}');
  });

  test('a call stands on the def line, below its decorators', async () => {
    const source = 'def plain(f):\n    return f\n\n@plain\n@plain\ndef main():\n    return 1\n';
    expect((await states(source))[0]).toBe('call 6 {}');
  });

  test('comprehensions belong to their line, and their variables are never shown', async () => {
    const source = `def main():
    x = 5
    a = [
        x * 2
        for x in (1, 2)
    ]
    try:
        b = [1 / x for x in (0,)]
    except ZeroDivisionError:
        b = x
    return b
`;
    expect(await states(source)).toEqual([
      'call 1 {}',
      'line 2 {}',
      'line 3 {x=5}',
      'line 7 {x=5, a=[2, 4]}',
      'line 8 {x=5, a=[2, 4]}',
      "exception 8 ZeroDivisionError('division by zero') {x=5, a=[2, 4]}",
      'line 9 {x=5, a=[2, 4]}',
      'line 10 {x=5, a=[2, 4]}',
      'line 11 {x=5, a=[2, 4], b=5}',
      'return 11 5 {x=5, a=[2, 4], b=5}',
    ]);
  });

  test('class bodies are folded into their line; methods are activations', async () => {
    const source = `def main():
    class Box:
        size = 1
        def grow(self):
            self.size += 1
            return self.size
    return Box().grow()
`;
    const found = await run(source);
    const lines = expand(found.recording).map(state => `${state.event} ${state.line}`);
    expect(lines).toEqual([
      'call 1',
      'line 2',
      'line 7',
      'call 4',
      'line 5',
      'line 6',
      'return 6',
      'return 7',
    ]);
    expect(found.recording.codes.map(code => code.qualname)).toEqual(['main', 'main.<locals>.Box.grow']);
  });

  test('each resume of a generator is a new activation that shows all locals', async () => {
    const source = `def count(n):
    for i in range(n):
        got = yield i
def main():
    g = count(2)
    next(g)
    g.send("x")
    g.close()
`;
    const found = (await states(source)).filter(
      state => state.startsWith('call 1') || state.includes('Exit'),
    );
    expect(found).toEqual(['call 1 {n=2}', 'call 1 {n=2, i=0}']);
  });

  test('a generator that is closed is shown only where a try or a with waits for that', async () => {
    const source = `from contextlib import suppress
def plain(items):
    for item in items:
        yield item
def careful(items):
    try:
        for item in items:
            yield item
    finally:
        done = True
def after(items):
    try:
        pass
    except ValueError:
        pass
    else:
        yield from items
def outer(items):
    yield from plain(items)
def handled(items):
    with suppress(ValueError):
        yield items[0]
    try:
        yield items[1]
    except GeneratorExit:
        items.append(3)
def main():
    found = any(x > 1 for x in [1, 2, 3])
    h = handled([1, 2])
    next(h), next(h)
    h.close()
    for kind in (plain, careful, after, outer):
        g = kind([1, 2])
        next(g)
        g.close()
    for item in plain([5, 6]):
        break
    return found
`;
    const everywhere = await Promise.all(
      pythons().map(async python => expand((await run(source, {}, { python })).recording).map(brief)),
    );
    for (const found of everywhere) {
      expect(found).toEqual(everywhere[0]);
      expect(found.filter(state => state.includes('Exit'))).toEqual([
        'exception 24 GeneratorExit() {items=[1, 2]}',
        'exception 8 GeneratorExit() {items=[1, 2], item=1}',
        'exception 10 GeneratorExit() {items=[1, 2], item=1, done=True}',
        'exception 17 GeneratorExit() {items=[1, 2]}',
        'exception 19 GeneratorExit() {items=[1, 2]}',
      ]);
    }
  });

  test('a generator that is closed with the one that goes through it is shown as if it were closed alone', async () => {
    const source = `def mixed(items):
    if items:
        for rest in mixed(items[1:]):
            yield [items[0]] + rest
    yield []
def careful(items):
    try:
        yield from items
    finally:
        items.clear()
def through(items):
    for item in careful(items):
        yield item
def main():
    for found in mixed([1, 2, 3]):
        break
    for item in through([4]):
        break
    return found, item
`;
    const everywhere = await Promise.all(
      pythons().map(async python => expand((await run(source, {}, { python })).recording).map(brief)),
    );
    for (const found of everywhere) {
      expect(found).toEqual(everywhere[0]);
      const behind = (line: string) => found.slice(found.findIndex(state => state.startsWith(line)) + 1);
      expect(behind('line 16 ')[0]).toMatch(/^line 17 /);
      expect(behind('line 18 ').map(state => state.split(' {')[0])).toEqual([
        'call 6',
        'exception 8 GeneratorExit()',
        'line 10',
        'exception 10 GeneratorExit()',
        expect.stringMatching(/^line 19/),
        expect.stringMatching(/^return 19/),
      ]);
    }
  });

  test('unwinding is an exception state with the exception that propagates, not the last one seen', async () => {
    const source = `def f():
    try:
        raise ValueError("kept")
    except ValueError:
        try:
            raise KeyError("handled")
        except KeyError:
            pass
        raise
def main():
    try:
        f()
    except ValueError as e:
        return str(e)
`;
    const found = await states(source);
    expect(found.filter(state => state.startsWith('exception'))).toEqual([
      "exception 3 ValueError('kept') {}",
      "exception 6 KeyError('handled') {}",
      "exception 9 ValueError('kept') {}",
      "exception 12 ValueError('kept') {}",
    ]);
  });

  test('addresses are removed, but not inside quotes', async () => {
    const source = `class Thing: pass
class Odd:
    def __repr__(self): return "'kept at 0x12ab' gone at 0x12ab"
def main():
    pair = [Thing(), " at 0x1f"]
    odd = Odd()
    return pair
`;
    const last = (await states(source)).at(-1);
    expect(last).toContain("pair=[<program.Thing object>, ' at 0x1f']");
    expect(last).toContain("odd='kept at 0x12ab' gone");
  });

  test('threads other than the entry run unrecorded, and what they change is seen', async () => {
    const source = `import threading
def work(out):
    out.append(1)
def main():
    out = []
    t = threading.Thread(target=work, args=(out,))
    t.start()
    t.join()
    t = None
    return out
`;
    const found = await states(source);
    expect(found.some(state => state.startsWith('call 2'))).toBe(false);
    expect(found.at(-1)).toBe('return 10 [1] {out=[1], t=None}');
  });

  test('a value that only changes its type is a change', async () => {
    const source = `def main():
    v = [1]
    v[0] = True
    v[0] = 1.0
    v[0] = 0.0
    v[0] = -0.0
    n = 1
    n = True
    v[0] = v
    v = b = [b"x"]
    b[0] = bytearray(b"x")
    return 0
`;
    const shown = expand((await run(source)).recording).map(state => state.locals.v);
    expect(shown.slice(2)).toEqual([
      '[1]',
      '[True]',
      '[1.0]',
      '[0.0]',
      '[-0.0]',
      '[-0.0]',
      '[-0.0]',
      '[[...]]',
      "[b'x']",
      "[bytearray(b'x')]",
      "[bytearray(b'x')]",
    ]); // prettier-ignore
  });
});

describe('entries', () => {
  test('main() if it needs no argument, else the module as __main__', async () => {
    const guarded = 'def main(x):\n    return x\nif __name__ == "__main__":\n    y = main(2)\n';
    expect((await run(guarded)).entry).toBe('<module>');
    expect((await states(guarded)).at(-1)).toBe('return 4 None {main=<function main>, y=2}');
  });

  test('an entry runs the module under its own name: a guard does not fire', async () => {
    const source = 'name = __name__\nif name == "__main__":\n    1 / 0\ndef f():\n    return name\n';
    expect((await states(source, { entry: 'f', name: 'tool.py' })).at(-1)).toBe("return 5 'tool' {}");
  });

  test('arguments in Python syntax, keywords included, in the program’s own terms', async () => {
    const source = 'BASE = 10\ndef f(a, *more, b=0, **rest):\n    return a + b\n';
    const found = await states(source, { entry: 'f', args: 'BASE, 2, b=[1, 2][0], c="x"' });
    expect(found[0]).toBe("call 2 {a=10, more=(2,), b=1, rest={'c': 'x'}}");
  });

  test('an async main is run by asyncio', async () => {
    const source = 'import asyncio\nasync def main():\n    await asyncio.sleep(0)\n    return 3\n';
    expect(await states(source)).toEqual([
      'call 2 {}',
      'line 3 {}',
      'return 3 None {}',
      'call 2 {}',
      'line 4 {}',
      'return 4 3 {}',
    ]);
  });

  test('a method is called on a fresh instance', async () => {
    const source =
      'class A:\n    def __init__(self):\n        self.n = 2\n    def twice(self, by):\n        return self.n * by\n';
    const found = await states(source, { entry: 'A.twice', args: 'by=3' });
    expect(found.at(-1)).toBe('return 5 6 {self=<program.A object>, by=3, self.n=2}');
  });

  test('the module failing before the entry is an error of the program without states', async () => {
    const { recording } = await run('1 / 0\ndef main(): pass\n');
    expect(recording.count).toBe(0);
    expect(recording.exit).toEqual({ kind: 'error', error: "ZeroDivisionError('division by zero')" });
  });
});

describe('set', () => {
  const source = 'def main():\n    n = 1\n    double = n * 2\n    return double\n';

  test('changes a variable for real at a line', async () => {
    const found = await states(source, { sets: [{ event: 2, name: 'n', value: 'n + 20' }] });
    expect(found.slice(2)).toEqual([
      'line 3 {n=21}',
      'line 4 {n=21, double=42}',
      'return 4 42 {n=21, double=42}',
    ]);
  });

  test('reaches closures and module names', async () => {
    const closure =
      'def main():\n    n = 1\n    def show():\n        return n\n    m = show()\n    return m\n';
    const found = await states(closure, { sets: [{ event: 3, name: 'n', value: '7' }] });
    expect(found.at(-1)).toBe('return 6 7 {n=7, show=<function main.<locals>.show>, m=7}');
    const module = await states('a = 1\nb = a\n', { sets: [{ event: 2, name: 'a', value: '5' }] });
    expect(module.at(-1)).toBe('return 2 None {a=5, b=5}');
  });

  test.each([
    [{ event: 0, name: 'n', value: '1' }, 'event 0 is a call'],
    [{ event: 2, name: 'zz', value: '1' }, "main has no variable 'zz'"],
    [{ event: 2, name: 'n', value: '1 +' }, 'does not evaluate'],
    [{ event: 99, name: 'n', value: '1' }, 'event 99 was never reached'],
  ])('refuses %o', async (set, message) => {
    await expect(run(source, { sets: [set] })).rejects.toThrow(message);
  });
});
