/** The vectors: programs, walks through them, and the trajectories that must come out, byte for byte. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EncodeOptions, encode } from '../../src/cli/encode.ts';

export interface Vector {
  /** Of the expected text: `tally.forward.step_into`. */
  readonly name: string;
  readonly program: string;
  /** None: step by step to the exit. */
  readonly actions?: string;
  readonly inverse?: string;
  readonly expected: string;
}

const SPECIFICATION: readonly (readonly [name: string, actions?: string | undefined, inverse?: string])[] = [
  ['tally.forward.step_into'],
  ['tally.forward.step_over', 'step_into; step_over'],
  ['tally.forward.step_return', 'step_into; step_into; step_return'],
  ['tally.forward.breakpoint', 'step_into; step_into; breakpoint 5; breakpoint 5; breakpoint 5'],
  ['tally.forward.continue', 'step_into; step_into; step_into; continue'],
  ['tally.inverse.step_into', undefined, 'tally'],
  ['tally.inverse.step_call', 'inv_step_over; inv_step_over; inv_step_call; inv_step_into', 'tally'],
  ['basket.forward.step_into'],
  ['basket.forward.step_over', 'step_into; step_over*4'],
  ['basket.inverse.step_into', undefined, 'total'],
  ['basket.inverse.step_over', 'inv_step_into*3; inv_step_call; inv_step_into; inv_step_over*5', 'total'],
  ['crash.forward.step_into'],
  ['crash.forward.step_return', 'step_into; step_over; step_into; step_return; step_into'],
  ['stream.forward.step_into'],
  ['cleanup.forward.step_into'],
  ['cleanup.forward.step_return', 'step_into; step_over; step_over; step_into; step_return; step_into'],
  ['fib.forward.siblings', 'step_into*5; step_return; step_over*3'],
  ['twice.forward.step_into'],
  ['twice.forward.breakpoint', 'breakpoint 11; breakpoint 7'],
];

/** Our own, for what the specification's leave out. */
const MORE: typeof SPECIFICATION = [
  ['stack.forward.step_into'],
  ['stack.inverse.step_call', 'inv_step_call', 'push'],
  ['counter.forward.step_into'],
  ['counter.inverse.step_into', undefined, 'bump#2'],
  ['relay.forward.step_into'],
  ['relay.forward.step_over', 'step_into; step_over*9'],
  ['shape.forward.step_into'],
  ['shape.forward.breakpoint', 'breakpoint 6; breakpoint 6'],
  ['threads.forward.step_into'],
  ['script.forward.step_into'],
  ['script.forward.breakpoint', 'breakpoint 7; breakpoint 7; step_return; step_over'],
  ['hanoi.forward.step_return', 'step_into*6; step_return; step_over; step_return; step_over'],
  ['hanoi.inverse.step_into', undefined, 'hanoi'],
  ['hanoi.inverse.step_over', 'inv_step_into*2; inv_step_over*6', 'hanoi'],
  ['resource.forward.step_into'],
  ['resource.inverse.step_over', 'inv_step_over*12', 'main'],
  ['delegate.forward.step_into'],
  ['delegate.inverse.step_into', undefined, 'outer#2'],
];

function folder(name: string): URL {
  return new URL(`../${name}/`, import.meta.url);
}

function vectorsIn(where: string, rows: typeof SPECIFICATION): Vector[] {
  return rows.map(([name, actions, inverse]) => ({
    name,
    program: fileURLToPath(new URL(`${name.slice(0, name.indexOf('.'))}.py`, folder(where))),
    ...(actions === undefined ? {} : { actions }),
    ...(inverse === undefined ? {} : { inverse }),
    expected: fileURLToPath(new URL(`${name}.txt`, folder(where))),
  }));
}

export const VECTORS: readonly Vector[] = [
  ...vectorsIn('vectors', SPECIFICATION),
  ...vectorsIn('vectors-more', MORE),
];

export function expectedText(vector: Vector): string {
  return readFileSync(vector.expected, 'utf8');
}

/** What `ndbg encode` writes, without a process of its own. */
export async function encoded(
  { program, actions, inverse }: Vector,
  options: Partial<EncodeOptions> = {},
): Promise<string> {
  const { text, result } = await encode(program, [], {
    form: 'interchange',
    ...(actions === undefined ? {} : { actions }),
    ...(inverse === undefined ? {} : { inverse }),
    ...options,
  });
  if (result.stopped) throw new Error(result.stopped.message);
  return text;
}

/** What is given to `ndbg` to get it. */
export function argumentsFor(vector: Vector): string[] {
  return [
    'encode',
    vector.program,
    ...(vector.actions === undefined ? [] : ['--actions', vector.actions]),
    ...(vector.inverse === undefined ? [] : ['--inverse', vector.inverse]),
  ];
}
