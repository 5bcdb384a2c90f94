/** The version of the installed Pyodide. */
import { createRequire } from 'node:module';

export function pyodideVersion(): string {
  return (createRequire(import.meta.url)('pyodide/package.json') as { version: string }).version;
}
