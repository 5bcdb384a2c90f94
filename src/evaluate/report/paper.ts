/** The published numbers that ours are compared with (pass@1 and exact match, %). */

export interface PaperRow {
  readonly model: string;
  readonly tokens: string;
  readonly input: number;
  readonly stepReturn: number;
  readonly breakpoint: number;
  readonly exact: number;
}

/** "Towards a Neural Debugger for Python". */
export const PAPER: readonly PaperRow[] = [
  { model: 'paper, 1.8 B', tokens: '50 B', input: 40.7, stepReturn: 34.4, breakpoint: 44.9, exact: 14.3 },
  { model: 'paper, 1.8 B', tokens: '150 B', input: 53.6, stepReturn: 48.0, breakpoint: 57.7, exact: 17.7 },
  { model: 'paper, 32 B', tokens: '50 B', input: 66.5, stepReturn: 77.9, breakpoint: 83.2, exact: 23.1 },
];

/** The 32 B Code World Model: output in one step, by its full trace. */
export const WORLD_MODEL = { oneStep: 58.1, fullTrace: 87.7 } as const;

/** "Debugging Code World Models": nested string functions, share right by depth. */
export const NESTED_STRINGS: readonly (readonly [depth: number, share: number])[] = [
  [2, 0.75],
  [5, 0.25],
];
