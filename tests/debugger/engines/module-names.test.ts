/** The name of the program’s module: the file’s name for the user, `program` for a model. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HybridEngine } from '../../../src/debugger/engines/hybrid/engine.ts';
import { NeuralEngine, type NeuralMoment } from '../../../src/debugger/engines/neural/engine.ts';
import { ModuleNames, moduleNameOf } from '../../../src/debugger/engines/neural/module-names.ts';
import { RealEngine } from '../../../src/debugger/engines/real/engine.ts';
import { contextOf } from '../../../src/language/index.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import type { CompletionRequest, Model } from '../../../src/model/model.ts';
import { record } from '../../../src/trace/record.ts';
import type { RecordOptions } from '../../../src/trace/runtime.ts';
import type { Action, ReturnState, State } from '../../../src/tree/state.ts';
import { StateTree } from '../../../src/tree/tree.ts';
import { pythonsAtHand } from '../../cli/pythons.ts';
import { shippedModels, TOY } from '../../model/folders.ts';

/** Every way in which Python writes a module's name, and texts that only look like it. */
const FORMS = `import collections
import sys
import typing


class Box:
    class Inner:
        pass

    def open(self):
        return self


class Named:
    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text


class Broken(Exception):
    pass


class Meta(type):
    pass


class Made(metaclass=Meta):
    pass


Pair = collections.namedtuple("Pair", "a b")


def main():
    class Local:
        pass

    box = Box()
    objects = [box, Box.Inner(), Local(), Made(), box.open, (box,), {"it's": box}]
    classes = [Box, Box.Inner, Local, Made, Broken, Pair, collections.defaultdict(Box, {1: box}), {Box: 1}]
    types = [list[Box], typing.Optional[Box], typing.Union[Box.Inner, int], Box | None]
    module = sys.modules[__name__]
    others = [main, Box.open, Broken("a"), Pair(1, box), Broken, int, sys]
    texts = ["<vowels.Box object>", "<class 'vowels.Box'>", 'a "vowels.Box" | \\'b\\'', "<program.Box object>", \
b"<vowels.Box object>"]
    own = [Named("vowels.Box(3)"), Named("<vowels.Box: 3>"), Named("vowels.anna"), Named("xvowels.Box"), \
Named("vowels")]
    raise Broken(box, Box)
`;

async function statesOf(name: string, source: string, options: RecordOptions = {}): Promise<State[]> {
  const tree = StateTree.build((await record({ name, source }, options)).recording);
  return Array.from({ length: tree.exit + 1 }, (_, node) => tree.state(node));
}

const runtimes = [
  ...pythonsAtHand().map(({ version, path }) => ({ name: `Python ${version}`, options: { python: path } })),
  { name: 'Pyodide', options: { runtime: 'pyodide' } as const },
];

describe.each(runtimes)('under $name', ({ options }) => {
  test('states of a file turn into those of the same program called program.py, and back', async () => {
    const own = await statesOf('vowels.py', FORMS, options);
    const trained = await statesOf('program.py', FORMS, options);
    expect(own).not.toEqual(trained);
    expect(own.at(-1)).toMatchObject({ error: "Broken(<vowels.Box object>, <class 'vowels.Box'>)" });
    const names = new ModuleNames(contextOf(FORMS), 'vowels');
    const swapped = own.map(state => names.swapped({ state }).state);
    expect(swapped).toEqual(trained);
    expect(swapped.map(state => names.swapped({ state }).state)).toEqual(own);
  });

  test('a module that is run by its own lines is __main__', async () => {
    const source = 'class Box:\n    pass\n\n\nbox = Box()\nboth = [box, Box, "<__main__.Box object>"]\n';
    const names = new ModuleNames(contextOf(source), moduleNameOf('vowels.py', '<module>'));
    const last = (await statesOf('vowels.py', source, options)).at(-2)!;
    const { state } = names.swapped({ state: last });
    expect('locals' in state && state.locals?.get('both')).toBe(
      "[<__main__.Box object>, <class '__main__.Box'>, '<__main__.Box object>']",
    );
  });
});

test('a name is found in a file name as the recorder finds it', async () => {
  const source = 'class Box:\n    pass\n\n\ndef main():\n    return Box()\n';
  for (const file of [
    'vowels.py',
    'a.b.py',
    'my-file.py',
    'two words.py',
    '.hidden',
    'plain',
    "it's.py",
    'program.v2.py',
  ]) {
    const end = (await statesOf(file, source)).at(-2)!;
    const name = moduleNameOf(file, 'main');
    expect('value' in end && end.value).toBe(`<${name}.Box object>`);
    const names = new ModuleNames(contextOf(source), name);
    const there = `[<${name}.Box object>, <class '${name}.Box'>, 'a', 1.5]`;
    expect(names.text(there)).toBe("[<program.Box object>, <class 'program.Box'>, 'a', 1.5]");
    expect(names.text(names.text(there))).toBe(there);
  }
});

test('another module that is called program is not taken for this one', () => {
  const names = new ModuleNames(contextOf(FORMS), 'vowels');
  const both = '[<vowels.Box object>, <program.Box object>]';
  expect(names.text(both)).toBe('[<program.Box object>, <vowels.Box object>]');
  expect(names.text(names.text(both))).toBe(both);
});

test('a library that is called like the file is not taken for the program', async () => {
  const source =
    'import collections\nimport itertools\nfrom itertools import chain as joined\n\n\nclass Box:\n    class ' +
    'Lid:\n        pass\n\n\n' +
    'Pair = collections.namedtuple("Pair", "a b")\n\n\ndef main():\n    class Local:\n        pass\n\n' +
    '    own = [Box(), Box.Lid(), Local(), Box, Pair, list[Box]]\n    others = [joined(), joined, ' +
    'iter(itertools.tee([])), itertools]\n    return (own, others)\n';
  const texts = async (file: string) => {
    const { value } = (await statesOf(file, source)).at(-2) as ReturnState;
    return value;
  };
  const own = await texts('itertools.py');
  const trained = await texts('program.py');
  expect(own).toContain('<itertools.chain object>');
  expect(trained).toContain('<itertools.chain object>');
  const names = new ModuleNames(contextOf(source), moduleNameOf('itertools.py', 'main'));
  expect(names.text(own)).toBe(trained);
  expect(names.text(trained)).toBe(own);
});

test('a value that was cut within a string is left alone from there on', () => {
  const names = new ModuleNames(contextOf(FORMS), 'vowels');
  expect(names.text("[<vowels.Box object>, 'see <vowels.Box object> h…<cut>")).toBe(
    "[<program.Box object>, 'see <vowels.Box object> h…<cut>",
  );
  expect(names.text("Anna's <vowels.Box object>")).toBe("Anna's <program.Box object>");
});

const BOXES = `class Box:
    def __init__(self, n):
        self.n = n


def fill(box, n):
    boxes = [box, Box(n)]
    kind = Box
    return boxes


def main():
    box = Box(1)
    got = fill(box, 2)
    return got
`;
const INTO: Action = { action: 'step_into' };
const BACK: Action = { action: 'inv_step_call' };

/** The same model, and all that it was shown, token by token. */
function watched(inner: Model): { model: Model; shown: number[][] } {
  const shown: number[][] = [];
  const complete = (request: CompletionRequest) => {
    shown.push([...request.ids]);
    return inner.complete(request);
  };
  const score = (ids: readonly number[], next: readonly number[]) => {
    shown.push([...ids, ...next]);
    return inner.score(ids, next);
  };
  const model = Object.create(inner, { complete: { value: complete }, score: { value: score } }) as Model;
  return { model, shown };
}

/**
 * One walk through the program, called by two names: what the model was shown, and the states, as the user reads them.
 */
async function bothWays(
  inner: Model,
  entry: { entry: string; args?: string },
  walk: (engine: NeuralEngine, module: string) => Promise<readonly NeuralMoment[]>,
): Promise<{ own: string; trained: string; shown: [number[][], number[][]] }> {
  const texts: string[] = [];
  const asked: number[][][] = [];
  for (const module of ['cabinet', 'program']) {
    const { model, shown } = watched(inner);
    const context = contextOf(BOXES);
    const evaluate = async () => `<${module}.Box object>`;
    const options = { entry, module, evaluate, longestState: 96, jumps: { jumps: 'direct' } } as const;
    const moments = await walk(new NeuralEngine({ model, context, ...options }), module);
    texts.push(moments.map(({ state }) => textOf(state)).join('\n'));
    asked.push(shown);
  }
  return { own: texts[0]!, trained: texts[1]!, shown: [asked[0]!, asked[1]!] };
}

function textOf(state: State): string {
  return JSON.stringify('locals' in state && state.locals ? { ...state, locals: [...state.locals] } : state);
}

describe.each([{ name: 'toy', path: TOY }, ...shippedModels()])('asked of $name', ({ path }) => {
  let model: EmbeddedModel;
  beforeAll(async () => {
    model = await EmbeddedModel.open(path);
  });
  afterAll(() => model.close());

  test('a predicted walk is the same whatever the file is called', async () => {
    const entry = { entry: 'fill', args: 'Box(1), 2' };
    const { own, trained, shown } = await bothWays(model, entry, async engine => {
      const found = [await engine.start({ direction: 'forward' })];
      for (const action of [INTO, { action: 'step_over' }, INTO, { action: 'step_return' }] as const)
        found.push(await engine.next(found.at(-1)!, action));
      return found;
    });
    expect(shown[0].length).toBeGreaterThan(1);
    expect(shown[0]).toEqual(shown[1]);
    expect(own).toContain('<cabinet.Box object>');
    expect(own).not.toContain('program');
    expect(own.replaceAll('cabinet', 'program')).toBe(trained);
  });

  test('an object that the user sets is shown by the name the model knows', async () => {
    const { own, trained, shown } = await bothWays(
      model,
      { entry: 'fill', args: 'Box(1), 2' },
      async (engine, module) => {
        const start = await engine.start({ direction: 'forward' });
        const box = `<${module}.Box object>`;
        const [line, source] = [7, BOXES.split('\n')[6]!];
        const locals = new Map([
          ['box', box],
          ['n', '2'],
        ]);
        const state = { event: 'line', line, source, function: 'fill', depth: 1, locals } as const;
        const at = engine.given({ moment: start, action: INTO }, { state, activation: 0 }, 'observed');
        const set = await engine.next(at, { action: 'set', name: 'n', value: box });
        return [set, await engine.next(set, INTO)];
      },
    );
    expect(shown[0]).toEqual(shown[1]);
    expect(own.replaceAll('cabinet', 'program')).toBe(trained);
  });

  test('going back from an object, and how likely arguments are', async () => {
    const { own, trained, shown } = await bothWays(model, { entry: 'fill' }, async (engine, module) => {
      const box = `<${module}.Box object>`;
      const start = await engine.start({ direction: 'inverse', function: 'fill', value: `[${box}, ${box}]` });
      const back = await engine.next(start, BACK);
      if (back.state.event === 'inv_call') {
        const locals = new Map([
          ['box', box],
          ['n', '2'],
        ]);
        await engine.likely(start, BACK, { ...back.step, state: { ...back.state, locals } });
      }
      return [start, back];
    });
    expect(shown[0].length).toBeGreaterThan(0);
    expect(shown[0]).toEqual(shown[1]);
    expect(own.replaceAll('cabinet', 'program')).toBe(trained);
  });

  test('observed states are shown by the name the model knows', async () => {
    const { own, trained, shown } = await bothWays(model, { entry: 'main' }, async (neural, module) => {
      const run = async () =>
        (await record({ name: `${module}.py`, source: BOXES, entry: 'main' })).recording;
      const hybrid = new HybridEngine({ neural, real: new RealEngine(run), threshold: 1 });
      let at = await hybrid.start({ direction: 'forward' });
      for (let i = 0; i < 5; i++) at = await hybrid.next(at, INTO);
      expect(at).toMatchObject({ origin: 'observed', state: { event: 'line', line: 14 } });
      return [at.predicted!, await neural.next(at.predicted!, INTO)];
    });
    expect(shown[0]).toEqual(shown[1]);
    expect(own).toContain('["box","<cabinet.Box object>"]');
    expect(own.replaceAll('cabinet', 'program')).toBe(trained);
  });
});
