import { test } from 'vitest';
import { BUILDS as FAULTS } from './builds.ts';

for (const attack of FAULTS)
  if (!process.env.ONLY || attack.name.includes(process.env.ONLY))
    test(attack.name, async () => {
      let n = 0;
      const t = Date.now();
      for (let i = 1; i <= Number(process.env.ROUNDS ?? 2); i++)
        try {
          n += await attack.round(i);
        } catch (e) {
          console.log('BAD', String(e).slice(0, 2000));
        }
      console.log(attack.name, n, Date.now() - t);
      await attack.close?.();
    }, 500_000);
