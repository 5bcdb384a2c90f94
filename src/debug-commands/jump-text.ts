/** Says in a sentence how a jump was taken. Says nothing if it was taken in one move that was sure. */
import { actionText } from '../debugger/action-text.ts';
import type { Way } from '../debugger/engine.ts';

const SHOWN = 6;

export function jumpText({ taken, dropped, stopped }: Way): string | undefined {
  if (stopped === 'costly') return 'unsure; smaller moves became too long: --jump-effort allows more';
  if (stopped === 'unsure') return 'unsure; smaller moves became too unlikely';
  // The note at the stop says it already.
  if (stopped === 'late' || taken.length <= 1) return undefined;
  const runs: { text: string; times: number }[] = [];
  for (const text of taken.map(actionText)) {
    const last = runs.at(-1);
    if (last?.text === text) last.times++;
    else runs.push({ text, times: 1 });
  }
  const names = runs.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
  const shown = names.length > SHOWN ? [...names.slice(0, SHOWN - 1), '…', names.at(-1)!] : names;
  const unsure = dropped === 0 ? '' : '; in one go too unsure';
  return `taken in ${taken.length} moves: ${shown.join(', ')}${unsure}`;
}
