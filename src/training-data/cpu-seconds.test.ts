import { expect, test } from 'vitest';
import { cpuSeconds } from './cpu-seconds.ts';

function known(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

test.runIf(process.platform === 'linux')('what a process computed is what it knows of itself', () => {
  const began = known();
  while (known() - began < 0.2);
  const before = known();
  const measured = cpuSeconds(process.pid)!;
  // Whole hundredths of its own time and of the system's time for it.
  expect(measured).toBeGreaterThan(before - 0.03);
  expect(measured).toBeLessThan(known() + 0.03);
});

test('what is not there has computed nothing that we know of', () => {
  expect(cpuSeconds(2 ** 30)).toBeUndefined();
});
