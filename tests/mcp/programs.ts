/** Programs that tests and transcripts debug. */
import { fileURLToPath } from 'node:url';

export function vectorPath(name: string): string {
  return fileURLToPath(new URL(`../vectors/${name}.py`, import.meta.url));
}
