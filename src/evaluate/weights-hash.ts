/** Identifies weights by their content, for the stamp of a run whose answers another program wrote. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from './program.ts';

/** SHA-256 of a file, or of all files in a folder and their names. */
export async function hashOfWeights(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    const folder = statSync(path).isDirectory();
    for (const name of folder ? readdirSync(path).sort() : ['']) {
      const file = folder ? join(path, name) : path;
      if (!statSync(file).isFile()) continue;
      if (folder) hash.update(name);
      for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array);
    }
  } catch (error) {
    throw new DataError(`the model ${path} cannot be read: ${(error as Error).message}`);
  }
  return hash.digest('hex');
}
