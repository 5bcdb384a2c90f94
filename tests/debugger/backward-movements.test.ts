/** Steps forwards and backwards through real runs, as editors take them: the way back meets the same states. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backOut,
  backOver,
  backResume,
  backStep,
  restartFrame,
  toEntry,
} from '../../src/debugger/backward-movements.ts';
import { hitCondition } from '../../src/debugger/conditions.ts';
import { DebuggerError } from '../../src/debugger/engine.ts';
import { RealEngine } from '../../src/debugger/engines/real/engine.ts';
import { jumpBack, jumpOn, waysTo } from '../../src/debugger/jumps.ts';
import {
  finish,
  finishLine,
  next,
  nextLine,
  resume,
  settled,
  step,
  stepInto,
} from '../../src/debugger/movements.ts';
import { Session, type Stop } from '../../src/debugger/session.ts';
import { Evaluator } from '../../src/launch/evaluator.ts';
import { record } from '../../src/trace/record.ts';
import type { Recording } from '../../src/trace/recording.ts';

const PROGRAM = `def price(item, table):
    try:
        cost = table[item]
    except KeyError:
        cost = 0
    return cost


def twice(x):
    return 2 * x


def main():
    table = {"tea": 3, "milk": 2}
    bill = 0
    for item in ["tea", "jam", "milk"]:
        bill += price(item, table)
    return twice(price("tea", table)) + bill
`;
const FAILING = `def inner(x):
    return 1 / x


def main():
    good = inner(1)
    return inner(0) + good
`;

const runs = new Map<string, Promise<Recording>>();
const evaluator = new Evaluator(undefined, {});

async function session(source = PROGRAM): Promise<Session> {
  let run = runs.get(source);
  if (!run) {
    run = record({ name: 'p.py', source }).then(({ recording }) => recording);
    runs.set(source, run);
  }
  const recording = await run;
  const engine = new RealEngine(async sets =>
    sets.length === 0 ? recording : (await record({ name: 'p.py', source, sets })).recording,
  );
  const made = new Session(engine, evaluator.over);
  await made.start();
  await made.move(settled(step));
  return made;
}

function place({ moment }: Stop): string {
  const { state } = moment;
  if (!('line' in state)) return state.event;
  return `${state.event} ${state.line} ${state.function}`;
}

const into = settled(step);
const over = settled(next);
const out = settled(finish);

describe('stepping as editors do', () => {
  it('stops where lines are about to run and where calls return', async () => {
    const walk = await session();
    const seen: string[] = [];
    while (!walk.ended) seen.push(place(await walk.move(into)));
    expect(seen.slice(0, 9)).toEqual([
      'line 15 main',
      'line 16 main',
      'line 17 main',
      'line 2 price',
      'line 3 price',
      'line 6 price',
      'return 6 price',
      'line 16 main',
      'line 17 main',
    ]);
    // The exception is passed to where it is caught.
    expect(seen.slice(9, 14)).toEqual([
      'line 2 price',
      'line 3 price',
      'line 4 price',
      'line 5 price',
      'line 6 price',
    ]);
    expect(seen.at(-1)).toBe('exit');
  });

  it('goes into the call that was chosen', async () => {
    const walk = await session();
    walk.breakpoints.add(18);
    await walk.move(resume);
    walk.breakpoints.clear();
    expect(place(await walk.move(settled(stepInto('twice'))))).toBe('line 10 twice');
    await walk.retreat(backOut);
    await walk.retreat(backOut);
    expect(place(await walk.move(settled(stepInto('price', 1))))).toBe('return 18 main');
  });

  it('goes on behind a return in the caller, past what else its line calls', async () => {
    const walk = await session(
      'def f(x):\n    return x\n\n\ndef main():\n    a = f(1) + f(2)\n    return a\n',
    );
    await walk.move(into);
    expect(place(await walk.move(finishLine))).toBe('return 2 f');
    expect(place(await walk.move(nextLine))).toBe('line 7 main');
  });

  it('passes over a long call with a breakpoint elsewhere, and keeps little of it', async () => {
    const walk = await session(
      'def spin():\n    for i in range(20000):\n        j = i\n\n\ndef main():\n    spin()\n    return 1\n',
    );
    walk.breakpoints.add(8);
    expect(place(await walk.move(over))).toBe('line 8 main');
    expect(walk.history.length).toBeLessThan(5);
  });
});

describe('going back', () => {
  it('meets the same stops in reverse', async () => {
    const walk = await session();
    const seen = [place({ moment: walk.moment, reason: undefined })];
    while (!walk.ended) seen.push(place(await walk.move(into)));
    seen.pop();
    while (seen.length > 0) expect(place(await walk.retreat(backStep))).toBe(seen.pop());
    const stop = await walk.retreat(backStep);
    expect(stop.reason).toBe('this is the beginning');
    expect(place(stop)).toBe('line 14 main');
  });

  it('and forth again is where it was, whatever was done', async () => {
    const commands = { into, over, out, resume };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(commands) as (keyof typeof commands)[])), { maxLength: 8 }),
        fc.nat(6),
        async (names, backs) => {
          const walk = await session();
          for (const name of names) if (!walk.ended) await walk.move(commands[name]);
          const stops: string[] = [];
          for (let i = 0; i < backs; i++) {
            const before = place({ moment: walk.moment, reason: undefined });
            const stop = await walk.retreat(backStep);
            if (stop.halt?.kind === 'start') break;
            stops.push(before);
          }
          while (stops.length > 0) expect(place(await walk.move(into))).toBe(stops.pop());
        },
      ),
      { numRuns: 30 },
    );
  });

  it('over calls, out of them, and to the last breakpoint', async () => {
    const walk = await session();
    walk.breakpoints.add(6, { condition: 'cost == 0' });
    expect((await walk.move(resume)).halt?.ids).toEqual([1]);
    expect(place(await walk.retreat(backOut))).toBe('call 1 price');
    expect(place(await walk.retreat(backOut))).toBe('line 17 main');
    expect(place(await walk.retreat(backOver))).toBe('line 16 main');
    expect(place(await walk.retreat(backOver))).toBe('line 17 main');
    walk.breakpoints.clear();
    await walk.move(resume);
    expect(walk.ended).toBe(true);
    walk.breakpoints.add(5);
    expect(place(await walk.retreat(backResume))).toBe('line 5 price');
    expect((await walk.retreat(backResume)).halt?.kind).toBe('start');
  });

  it('to where a value came from', async () => {
    const walk = await session();
    walk.breakpoints.add(18);
    await walk.move(resume);
    walk.breakpoints.clear();
    walk.breakpoints.watch('bill', '5', { function: 'main', depth: 1 });
    const stop = await walk.retreat(backResume);
    expect(place(stop)).toBe('line 17 main');
    expect(stop.reason).toBe('watch 2: bill was 5, is 3');
    const on = await walk.move(resume);
    expect([place(on), on.halt?.kind]).toEqual(['line 16 main', 'data']);
  });

  it('to the beginning of a call, and to an entry of the history', async () => {
    const walk = await session();
    for (let i = 0; i < 6; i++) await walk.move(into);
    expect(place(await walk.retreat(restartFrame(2)))).toBe('line 2 price');
    expect(place(await walk.retreat(toEntry(1)))).toBe('line 14 main');
    expect(walk.history).toHaveLength(2);
  });

  it('takes a variable back that was set', async () => {
    const walk = await session();
    await walk.move(over);
    await walk.move(over);
    await walk.set('bill', '100');
    const value = () => ('locals' in walk.moment.state ? walk.moment.state.locals?.get('bill') : undefined);
    await walk.move(over);
    await walk.move(over);
    expect(value()).toBe('103');
    await walk.retreat(backOver);
    expect(value()).toBe('100');
    await walk.retreat(backOver);
    expect(value()).toBe('100');
    await walk.retreat(backOver);
    expect(value()).toBe('0');
    await walk.move(over);
    await walk.move(over);
    expect(value()).toBe('3');
  });
});

describe('exceptions', () => {
  it('stop where they are raised, once, if that is asked for', async () => {
    const walk = await session();
    walk.breakpoints.exceptions.add('raised');
    const stop = await walk.move(resume);
    expect(place(stop)).toBe('exception 3 price');
    expect(stop.reason).toBe("raised KeyError('jam')");
    await walk.move(resume);
    expect(walk.ended).toBe(true);
  });

  it('that end the program stop it there, and then it ends', async () => {
    const walk = await session(FAILING);
    walk.breakpoints.exceptions.add('uncaught');
    const stop = await walk.move(resume);
    expect(place(stop)).toBe('exception 2 inner');
    expect(stop.reason).toBe("uncaught ZeroDivisionError('division by zero')");
    expect(walk.frames.map(({ state }) => state?.function)).toEqual(['inner', 'main']);
    expect(place(await walk.move(resume))).toBe('exit');
  });
});

describe('hit counts', () => {
  it.each([
    ['2', [2]],
    ['== 3', [3]],
    ['>= 2', [2, 3, 4]],
    ['> 2', [3, 4]],
    ['< 2', [1]],
    ['% 2', [2, 4]],
  ])('%s', (text, expected) => {
    expect([1, 2, 3, 4].filter(hitCondition(text))).toEqual(expected);
  });

  it.each(['', 'often', '% 0', '=> 3'])('"%s" is refused', text => {
    expect(() => hitCondition(text)).toThrow(DebuggerError);
  });

  it('stop at the hits that were asked for, and log points tell and go on', async () => {
    const walk = await session();
    const logged: string[] = [];
    walk.breakpoints.onLog = (text, line) => logged.push(`${line}: ${text}`);
    walk.breakpoints.add(17, { stopsAt: hitCondition('3') });
    walk.breakpoints.add(6, { log: '{item} costs {cost + 1} {{}} {nope}' });
    await walk.move(resume);
    const { state } = walk.moment;
    expect('locals' in state && state.locals?.get('item')).toBe("'milk'");
    expect(logged).toHaveLength(2);
    expect(logged[0]).toMatch(/^6: 'tea' costs 4 \{\} <.*nope.*>$/);
  });
});

describe('jumping to a line', () => {
  it('goes on to the next time and back to the last, past breakpoints', async () => {
    const walk = await session();
    walk.breakpoints.add(17);
    const item = () => {
      const { state } = walk.moment;
      return 'locals' in state ? state.locals?.get('item') : undefined;
    };
    const met: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      expect(place(await walk.move(jumpOn(6)))).toBe('line 6 price');
      met.push(item());
    }
    expect(met).toEqual(["'tea'", "'jam'", "'milk'"]);
    expect(place(await walk.retreat(jumpBack(6)))).toBe('line 6 price');
    expect(item()).toBe("'jam'");
    // From a function's definition to its first line, as editors stop.
    expect(place(await walk.move(jumpOn(9)))).toBe('line 10 twice');
    expect(place(await walk.retreat(jumpBack(1)))).toBe('line 2 price');
    expect(item()).toBe("'tea'");
  });

  it('knows the ways, and stays where there is none', async () => {
    const walk = await session();
    expect(await waysTo(walk.scout(), 5)).toEqual(['on']);
    expect(await waysTo(walk.scout(), 14)).toEqual([]);
    await walk.move(jumpOn(18));
    expect(await waysTo(walk.scout(), 5)).toEqual(['back']);
    expect(await waysTo(walk.scout(), 3)).toEqual(['on', 'back']);
    const here = walk.moment;
    await expect(walk.move(jumpOn(5))).rejects.toThrow('the program ends before line 5 is met');
    await expect(walk.retreat(jumpBack(10))).rejects.toThrow('line 10 was not met before this place');
    expect(walk.moment).toBe(here);
  });
});
