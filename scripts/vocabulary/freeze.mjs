// Writes src/language/vocabulary.v1.ts from the lists in this folder. Version 1 is frozen: a run must give the same file.
// A new vocabulary is a new version, a new file beside it. Use: node scripts/vocabulary/freeze.mjs (compares) or … --write
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { CHARACTERS } from './characters.mjs';
import { GLUES } from './code.mjs';
import * as lists from './words.mjs';

const TEXT_BASE = 1024;
const LIMIT = 4096;
const OUT = new URL('../../src/language/vocabulary.v1.ts', import.meta.url);

const once = texts => [...new Set(texts)];
const capitalised = lists.CAPITALISED.map(word => word[0].toUpperCase() + word.slice(1));

const characters = once(CHARACTERS);
// Digits stand alone, and so does `_` but for the names that Python itself gives a meaning.
const words = once([
  ...[
    lists.KEYWORDS,
    lists.BUILTINS,
    lists.EXCEPTIONS,
    lists.METHODS,
    lists.MODULES,
    lists.WORDS,
    capitalised,
    lists.CONSTANTS,
  ].flat(),
])
  .filter(word => /^[A-Za-z]{2,}$/.test(word))
  .concat(once(lists.DUNDERS));
const glues = once(GLUES);

for (const glue of glues) {
  if (/[A-Za-z0-9_]$/.test(glue) || /["'#\n]/.test(glue))
    throw new Error(`not a piece of code: ${JSON.stringify(glue)}`);
}
const size = TEXT_BASE + characters.length + words.length + glues.length;
if (size > LIMIT) throw new Error(`${size} entries, more than ${LIMIT}`);

// The hash covers what decides the ids of a text; the special tokens are pinned by a test.
const hash = createHash('sha256')
  .update(JSON.stringify([TEXT_BASE, characters, words, glues]))
  .digest('hex');
const json = JSON.stringify([characters, words, glues])
  .replaceAll('`', '\\u0060')
  .replaceAll('${', '\\u0024{');
const file = `/**
 * The vocabulary, version 1. Written by scripts/vocabulary/freeze.mjs and frozen: never edit it, a change is a new version.
 * Ids go up from TEXT_BASE: characters, then words, then code.
 */
export const VOCABULARY_VERSION = 1;
/** SHA-256 of the JSON of [TEXT_BASE, CHARACTERS, WORDS, CODE]. */
export const VOCABULARY_HASH = '${hash}';
/** CHARACTERS: single ones. WORDS: names and parts of names. CODE: pieces of code that hold more than a name. */
export const [CHARACTERS, WORDS, CODE]: readonly [readonly string[], readonly string[], readonly string[]] =
  JSON.parse(
    String.raw\`${json}\`,
  );
`;

if (process.argv.includes('--write')) writeFileSync(OUT, file);
else if (readFileSync(OUT, 'utf8') !== file) {
  throw new Error('the lists no longer give the frozen vocabulary: undo, or start a new version');
}
console.log(
  `${size} entries (${characters.length} characters, ${words.length} words, ${glues.length} pieces of code), ${hash}`,
);
