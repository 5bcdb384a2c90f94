/** Chooses a token from logits: the likeliest allowed one, or one sampled by temperature and top-p. */
import type { Random } from '../../shared/random.ts';
import type { Allowed, Sampling } from '../model.ts';

export interface Choice {
  readonly id: number;
  /** Natural logarithm of the model's own probability, among all tokens. */
  readonly logprob: number;
}

export function choose(
  logits: Float32Array,
  allowed: Allowed,
  sampling: Sampling,
  random: Random | undefined,
): Choice {
  const id =
    sampling.temperature > 0 && random ? draw(logits, allowed, sampling, random) : likeliest(logits, allowed);
  return { id, logprob: logits[id]! - logSum(logits) };
}

/** The logarithm of the sum of exponentials. */
export function logSum(logits: Float32Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < logits.length; i++) if (logits[i]! > highest) highest = logits[i]!;
  let sum = 0;
  for (let i = 0; i < logits.length; i++) sum += Math.exp(logits[i]! - highest);
  return highest + Math.log(sum);
}

function likeliest(logits: Float32Array, { few, many }: Allowed): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  const consider = (id: number) => {
    const logit = logits[id]!;
    if (logit > highest || best < 0) {
      best = id;
      highest = logit;
    }
  };
  for (const id of few) consider(id);
  if (many) for (let i = 0; i < many.length; i++) consider(many[i]!);
  return best;
}

function draw(
  logits: Float32Array,
  allowed: Allowed,
  { temperature, topP }: Sampling,
  random: Random,
): number {
  const ids = allowed.many ? [...allowed.few, ...allowed.many] : [...allowed.few];
  ids.sort((a, b) => logits[b]! - logits[a]! || a - b);
  const highest = logits[ids[0]!]!;
  const weights = ids.map(id => Math.exp((logits[id]! - highest) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let kept = 0;
  let count = 0;
  while (count < ids.length && (count === 0 || kept < topP * total)) kept += weights[count++]!;
  let left = random.float() * kept;
  for (let i = 0; i < count; i++) {
    left -= weights[i]!;
    if (left < 0) return ids[i]!;
  }
  return ids[count - 1]!;
}
