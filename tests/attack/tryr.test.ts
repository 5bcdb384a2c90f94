import { test } from 'vitest';
import fc from 'fast-check';
import { REQUESTS } from './requests.ts';
const attack = REQUESTS[1]!;
test(attack.name, async () => {
  for (let i = 1; i <= Number(process.env.ROUNDS ?? 2); i++) { const t = Date.now(); try { console.log(await attack.round(i), Date.now() - t); } catch (e) { console.log('BAD', Date.now() - t, String(e).slice(0, 2500)); } }
  await attack.close?.();
}, 200_000);
