import { test } from 'vitest';
import { COMMAND_ATTACKS, harmfulPrograms, onProgram } from './commands.ts';

const only = process.env.ONLY;
if (only === 'harm')
  test('harm', async () => {
    for (const [i, each] of harmfulPrograms().entries()) {
      const t = Date.now();
      try {
        await onProgram(each);
        console.log('ok', i, Date.now() - t);
      } catch (e) {
        console.log(
          'BAD',
          i,
          Date.now() - t,
          JSON.stringify(each.source).slice(0, 200),
          each.how.join(' '),
          String(e).slice(0, 1500),
        );
      }
    }
  }, 900_000);
else
  for (const attack of [...COMMAND_ATTACKS])
    if (!only || attack.name.includes(only))
      test(attack.name, async () => {
        let n = 0;
        for (let i = 1; i <= Number(process.env.ROUNDS ?? 2); i++)
          try {
            n += await attack.round(i);
          } catch (e) {
            console.log('BAD', String(e).slice(0, 2500));
          }
        console.log(attack.name, n);
        await attack.close?.();
      }, 900_000);
