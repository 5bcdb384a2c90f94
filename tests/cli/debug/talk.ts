/** Runs `ndbg debug` over a pipe: commands in, output out. */
import { type Finished, ndbg } from '../ndbg.ts';

export async function talk(
  args: readonly string[],
  commands: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Finished> {
  return ndbg(['debug', ...args], { input: `${commands.join('\n')}\n`, env });
}

/** What was said from the first line that matches to the end. */
export function from(text: string, start: RegExp): string {
  const lines = text.split('\n');
  const at = lines.findIndex(line => start.test(line));
  if (at < 0) throw new Error(`no line matches ${start} in:\n${text}`);
  return lines.slice(at).join('\n');
}
