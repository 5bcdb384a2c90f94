// How fast texts become token ids, per mode, beside two simple encoders of the same vocabulary; and how fast whole
// trajectories are written and read. Prints MB of UTF-8 text a second of CPU time on one core, the median of several
// rounds: CPU time, so that other work on the machine does not count. Use: npm run build && node bench/language.mjs
// [seconds a figure]
import { readdirSync, readFileSync } from 'node:fs';
import {
  encodeTrajectory,
  exportVocabulary,
  parseTrajectory,
  Tokenizer,
  tokenizer,
  writeTrajectory,
} from '../dist/language/index.js';

const SECONDS = Number(process.argv[2] ?? 1);
const ROUNDS = 5;
const vectors = new URL('../tests/vectors/', import.meta.url);
const programs = new URL('../corpus/seeds/programs/', import.meta.url);

const readAll = (folder, end) =>
  readdirSync(folder)
    .filter(name => name.endsWith(end))
    .sort()
    .map(name => readFileSync(new URL(name, folder), 'utf8'));

const code = [...readAll(vectors, '.py'), ...readAll(programs, '.py')].join('\n');
const trajectories = readAll(vectors, '.txt')
  .filter(text => text.startsWith('<|'))
  .map(text => parseTrajectory(text, 'interchange'));
const names = [];
const values = [];
for (const { steps } of trajectories) {
  for (const { state } of steps) {
    for (const [name, value] of state.locals ?? []) {
      names.push(name);
      values.push(value);
    }
    if (state.value !== undefined) values.push(state.value);
  }
}
// Longer values, as real programs have: the vectors' are short on purpose.
values.push(`[${Array.from({ length: 300 }, (_, i) => i * 37).join(', ')}]`);
values.push(
  `{${Array.from({ length: 100 }, (_, i) => `'key ${i}': ('text number ${i}', True, None, ${i / 7})`).join(', ')}}`,
);

/** Longest match by looking substrings up in a map: what one writes first. */
function substringEncoder() {
  const ids = new Map(
    exportVocabulary().flatMap(entry => (entry.kind === 'text' ? [[entry.text, entry.id]] : [])),
  );
  const longest = Math.max(...[...ids.keys()].map(text => text.length));
  return text => {
    const out = [];
    for (let i = 0; i < text.length; ) {
      let length = Math.min(longest, text.length - i);
      while (length > 0 && !ids.has(text.slice(i, i + length))) length--;
      out.push(ids.get(text.slice(i, i + length)) ?? 0);
      i += Math.max(1, length);
    }
    return out;
  };
}

/** Longest match over a trie of maps: the usual second try. */
function mapTrieEncoder() {
  const root = { next: new Map(), id: 0 };
  for (const { kind, text, id } of exportVocabulary()) {
    if (kind !== 'text') continue;
    let node = root;
    for (const unit of text.split('')) {
      if (!node.next.has(unit)) node.next.set(unit, { next: new Map(), id: 0 });
      node = node.next.get(unit);
    }
    node.id = id;
  }
  return text => {
    const out = [];
    for (let i = 0; i < text.length; ) {
      let node = root;
      let best = 0;
      let end = i + 1;
      for (let j = i; j < text.length; j++) {
        node = node.next.get(text[j]);
        if (node === undefined) break;
        if (node.id !== 0) {
          best = node.id;
          end = j + 1;
        }
      }
      out.push(best);
      i = end;
    }
    return out;
  };
}

/** Runs a function over all of a list. */
const over = (list, work) => () => {
  for (const one of list) work(one);
};

const cpuSeconds = () => process.cpuUsage().user / 1e6;

/** Median MB a second over the rounds. */
function measure(bytes, work) {
  const rates = [];
  for (let round = 0; round < ROUNDS; round++) {
    let done = 0;
    const start = cpuSeconds();
    let now = start;
    while (now - start < SECONDS / ROUNDS) {
      for (let i = 0; i < 10; i++) work();
      done += 10 * bytes;
      now = cpuSeconds();
    }
    rates.push(done / 1e6 / (now - start));
  }
  return rates.sort((a, b) => a - b)[ROUNDS >> 1];
}

const byteLength = texts => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const figure = rate => `${rate.toFixed(1).padStart(8)} MB/s`;
const substring = substringEncoder();
const mapTrie = mapTrieEncoder();
const out = new Uint16Array(Tokenizer.room(code) + 100_000);

console.log(`one core, node ${process.version}; median of ${ROUNDS} rounds`);
console.log('mode      ours           map of substrings  trie of maps   characters a token');
for (const [mode, texts] of [
  ['code', [code]],
  ['name', names],
  ['value', values],
]) {
  const bytes = byteLength(texts);
  const ours = measure(
    bytes,
    over(texts, text => tokenizer.encodeInto(text, mode, out, 0)),
  );
  const slow = measure(bytes, over(texts, substring));
  const simple = measure(bytes, over(texts, mapTrie));
  const tokens = texts.reduce((sum, text) => sum + tokenizer.encode(text, mode).length, 0);
  const ratio = texts.reduce((sum, text) => sum + text.length, 0) / tokens;
  console.log(
    `${mode.padEnd(6)}${figure(ours)} ${figure(slow).padStart(18)} ${figure(simple)} ${ratio.toFixed(2).padStart(12)}`,
  );
}

const ids = tokenizer.encode(code, 'code');
console.log(`decode${figure(measure(Buffer.byteLength(code), () => tokenizer.decode(ids)))}`);
for (const form of ['interchange', 'own']) {
  const texts = trajectories.map(trajectory => writeTrajectory(trajectory, form));
  const bytes = byteLength(texts);
  const write = measure(
    bytes,
    over(trajectories, t => writeTrajectory(t, form)),
  );
  const encode = measure(
    bytes,
    over(trajectories, t => encodeTrajectory(t, form)),
  );
  const parse = measure(
    bytes,
    over(texts, text => parseTrajectory(text, form)),
  );
  console.log(`${form}: write ${figure(write)}, write as ids ${figure(encode)}, parse ${figure(parse)}`);
}
