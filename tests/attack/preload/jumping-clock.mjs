/** Loaded before the command: the clock of the wall jumps to and fro, as NDBG_ATTACK_CLOCK says. */
let state = Number(process.env.NDBG_ATTACK_CLOCK ?? 1) >>> 0;
const now = Date.now;
let shift = 0;

/** Every few looks it stands somewhere else, up to ten years off. */
Date.now = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  if (state % 5 === 0) shift = (state / 2 ** 32 - 0.5) * 2 * 10 * 365 * 86_400_000;
  return now() + Math.floor(shift);
};
