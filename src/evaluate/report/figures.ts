/** Formats numbers, in the same way for tables, plots and the terminal. */
import { isCount, type Row } from '../summary.ts';

/** `93.4`: per cent, one digit. */
export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

export function figure(row: Pick<Row, 'score' | 'mean'>): string {
  return isCount(row.score) ? row.mean.toFixed(1) : percent(row.mean);
}

/** `±2.1`: half the width of the interval, in points. */
export function margin(row: Row): string {
  if (!row.interval) return '';
  return `±${((100 * (row.interval.high - row.interval.low)) / 2).toFixed(1)}`;
}
