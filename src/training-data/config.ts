/**
 * The settings of a data set: their shape, their defaults, and errors that name the key and its allowed values. Pure.
 */

import { divide } from '../programs/settings.ts';

/** The kinds of target tokens. A state that a model must predict counts by how the walk reached it. */
export const SHARE_NAMES = ['steps', 'jumps', 'inverse_direct', 'inverse_steps'] as const;
export type ShareName = (typeof SHARE_NAMES)[number];

/** Kinds of trajectory; docs/data.md describes each. */
export const SHAPES = {
  steps: ['run', 'walk', 'middle'],
  jumps: ['jump', 'prefix', 'breakpoint', 'skip', 'middle_jump', 'outer'],
  inverse_direct: ['direct', 'inverse_prefix'],
  inverse_steps: ['inverse_run', 'inverse_walk'],
} as const satisfies Record<ShareName, readonly string[]>;
export type Shape = (typeof SHAPES)[ShareName][number];

const CONTEXTS = ['main', 'result', 'several', 'direct'] as const;
export type ContextKind = (typeof CONTEXTS)[number];

const WALK_ACTIONS = ['step_into', 'step_over', 'step_return', 'breakpoint', 'continue'] as const;
export type WalkAction = (typeof WALK_ACTIONS)[number];

export type Weights<K extends string> = Readonly<Record<K, number>>;

export interface DataConfig {
  /** Tokens in a row of a shard. No document is longer. */
  readonly context: number;
  /** Programs tried for one shard. */
  readonly shard_programs: number;
  /** Trajectories sampled from the recording of one call. */
  readonly trajectories_per_call: number;
  /** Shares of the target tokens. */
  readonly shares: Weights<ShareName>;
  /** Weights of the shapes within their share. */
  readonly shapes: Weights<Shape>;
  /** How the context shows the call. */
  readonly contexts: Weights<ContextKind>;
  /** Share of actions in `walk` from the table below; the others are step_into and step_over, with equal chance. */
  readonly walk_free: number;
  readonly walk: Weights<WalkAction>;
  /** Share of documents whose first line is not number 1, and the highest number that it may have. */
  readonly offset: { readonly share: number; readonly highest: number };
  readonly limits: {
    /** Recorded states of one call; a longer run ends with `never`. */
    readonly steps: number;
    /** Deepest call; deeper runs are dropped. */
    readonly depth: number;
    /** CPU seconds for all calls of a program; a program that takes longer is dropped. */
    readonly seconds: number;
    /** Address space that a program may take beyond what Python has already, in MiB. */
    readonly memory: number;
    /** Longest repr in characters; a run with a longer one is dropped. */
    readonly repr: number;
  };
  /** For whole programs: trajectories sampled from a run, more from a long one; limits instead of those above. */
  readonly whole: { readonly trajectories: number; readonly steps: number; readonly repr: number };
  /** Share of calls that are recorded again with a variable changed midway. */
  readonly set: number;
  /** Share of endless runs that is kept. */
  readonly never: number;
  /** Share of a mutant's runs ending with an exception that is kept: few runs of real programs end so. */
  readonly raising: number;
  /** Share of programs whose lines are worked out part by part, in some of their documents. */
  readonly working: number;
  readonly held_out: {
    /** Share of the problems that training documents must not come from. */
    readonly share: number;
    /** Prompts for each action in each of the sets `function`, `generated` and `repository`. */
    readonly prompts: number;
  };
  /** Whether certain tokens count as targets: for models that run without our grammar. */
  readonly certain_targets: boolean;
  /** Files of programs (JSONL with `code`) that must not be trained on, nor anything like them. */
  readonly exclude: readonly string[];
  /** Sources of programs and their inputs (docs/programs.md). Python checks them. */
  readonly programs: Readonly<Record<string, unknown>>;
}

export const DEFAULT_CONFIG: DataConfig = {
  context: 2048,
  shard_programs: 512,
  trajectories_per_call: 7,
  shares: { steps: 0.32, jumps: 0.34, inverse_direct: 0.25, inverse_steps: 0.09 },
  shapes: {
    run: 5,
    walk: 3,
    middle: 2,
    jump: 4,
    prefix: 2,
    breakpoint: 3,
    skip: 3,
    middle_jump: 2,
    outer: 0,
    direct: 8,
    inverse_prefix: 2,
    inverse_run: 1,
    inverse_walk: 1,
  },
  contexts: { main: 6, result: 1, several: 1, direct: 2 },
  walk_free: 0.5,
  walk: { step_into: 0.35, step_over: 0.1, step_return: 0.2, breakpoint: 0.1, continue: 0.05 },
  offset: { share: 0.1, highest: 400 },
  limits: { steps: 1000, depth: 60, seconds: 2, memory: 2048, repr: 600 },
  whole: { trajectories: 14, steps: 3000, repr: 900 },
  set: 0.08,
  never: 0.2,
  raising: 1,
  working: 0,
  held_out: { share: 0.05, prompts: 800 },
  certain_targets: false,
  exclude: [],
  programs: {
    mix: {
      composed: 0.25,
      generated: 0.15,
      written: 0.29,
      drills: 0.1,
      seeds: 0.06,
      mutate: 0.15,
    },
    written: { paths: ['corpus/programs'], mutated: 0.65 },
  },
};

/** An invalid setting. The message names the key and its allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Check = (value: unknown, key: string) => void;

const fail = (key: string, value: unknown, allowed: string): never => {
  const shown = JSON.stringify(value);
  throw new ConfigError(
    `config: ${key} is ${shown && shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}; allowed: ${allowed}`,
  );
};

const whole =
  (low: number, high: number): Check =>
  (value, key) => {
    if (!Number.isInteger(value) || (value as number) < low || (value as number) > high) {
      fail(key, value, `a whole number from ${low} to ${high}`);
    }
  };

const between =
  (low: number, high: number): Check =>
  (value, key) => {
    if (typeof value !== 'number' || !(value >= low && value <= high)) {
      fail(key, value, `a number from ${low} to ${high}`);
    }
  };

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const table =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, key) => {
    const names = Object.keys(checks).join(', ');
    if (!isTable(value)) {
      fail(key || 'the file', value, `an object with the keys ${names}`);
      return;
    }
    for (const name of Object.keys(value)) {
      const path = key ? `${key}.${name}` : name;
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
      if (!check) throw new ConfigError(`config: unknown key ${path}; known keys here: ${names}`);
      check(value[name], path);
    }
  };

const weights = (names: readonly string[]): Check =>
  table(Object.fromEntries(names.map(name => [name, between(0, 1e9)])));

const yesOrNo: Check = (value, key) => {
  if (typeof value !== 'boolean') fail(key, value, 'true or false');
};

const texts: Check = (value, key) => {
  if (!Array.isArray(value) || value.some(item => typeof item !== 'string')) {
    fail(key, value, 'a list of paths');
  }
};

const sources: Check = (value, key) => {
  if (!isTable(value)) {
    fail(key, value, 'an object; its keys are described in docs/programs.md');
    return;
  }
  if ('heldOut' in value) throw new ConfigError(`config: ${key}.heldOut is set by held_out: give it there`);
  if ('evaluation' in value)
    throw new ConfigError(`config: ${key}.evaluation is set by exclude: give it there`);
  divide(value);
};

const CHECKS: Readonly<Record<keyof DataConfig, Check>> = {
  context: whole(128, 65_536),
  shard_programs: whole(1, 100_000),
  trajectories_per_call: whole(1, 100),
  shares: weights(SHARE_NAMES),
  shapes: weights(Object.values(SHAPES).flat()),
  contexts: weights(CONTEXTS),
  walk_free: between(0, 1),
  walk: weights(WALK_ACTIONS),
  offset: table({ share: between(0, 1), highest: whole(1, 9_000) }),
  limits: table({
    steps: whole(10, 1_000_000),
    depth: whole(2, 500),
    seconds: between(0.1, 600),
    memory: whole(256, 1_048_576),
    repr: whole(16, 100_000),
  }),
  whole: table({
    trajectories: whole(1, 1000),
    steps: whole(10, 1_000_000),
    repr: whole(16, 100_000),
  }),
  set: between(0, 1),
  never: between(0, 1),
  raising: between(0, 1),
  working: between(0, 1),
  held_out: table({ share: between(0, 0.9), prompts: whole(0, 1_000_000) }),
  certain_targets: yesOrNo,
  exclude: texts,
  programs: sources,
};

/** Merges the settings of a JSON file into the defaults, key by key; `programs` is replaced as a whole. */
export function readConfig(given: unknown): DataConfig {
  table(CHECKS)(given, '');
  const merged: Record<string, unknown> = { ...DEFAULT_CONFIG };
  for (const [key, value] of Object.entries(given as Record<string, unknown>)) {
    const before = merged[key];
    merged[key] = isTable(before) && key !== 'programs' ? { ...before, ...(value as object) } : value;
  }
  const config = merged as unknown as DataConfig;
  for (const key of ['shares', 'shapes', 'contexts', 'walk'] as const) {
    if (!Object.values(config[key]).some(weight => weight > 0)) {
      fail(key, config[key], 'weights of which at least one is above 0');
    }
  }
  for (const share of SHARE_NAMES) {
    if (config.shares[share] > 0 && !SHAPES[share].some(shape => config.shapes[shape] > 0)) {
      fail(`shares.${share}`, config.shares[share], `0, or a weight above 0 for one of ${shapeKeys(share)}`);
    }
  }
  return config;
}

function shapeKeys(share: ShareName): string {
  return SHAPES[share].map(shape => `shapes.${shape}`).join(', ');
}
