/**
 * Writes the tables of src/rooms.json into docs/architecture.md, between its marks.
 *
 *   node scripts/write-rooms.mjs            writes them
 *   node scripts/write-rooms.mjs --check    says whether they stand there as they should
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TABLES = new URL('../src/rooms.json', import.meta.url);
const PAGE = new URL('../docs/architecture.md', import.meta.url);

const { rooms, python } = JSON.parse(readFileSync(TABLES, 'utf8'));
const names = list => list.map(name => `\`${name}\``).join(' ');
const rows = (head, lines) => [head, head.replace(/[^|]+/g, ' --- '), ...lines].join('\n');

/** What may be imported, or what may not where that is shorter. */
function imported({ room, imports }) {
  if (imports.length === 0) return 'nothing';
  const others = rooms.map(each => each.room).filter(name => name !== room && !imports.includes(name));
  if (others.length === 0) return 'every room';
  return others.length < 3 ? `all but ${names(others)}` : names(imports);
}

const TEXTS = {
  rooms: rows(
    '| room | knows | must not know |',
    rooms.map(({ room, knows, ignores }) => `| \`src/${room}\` | ${knows} | ${ignores} |`),
  ),
  imports: rows(
    '| room | may import |',
    rooms.map(each => `| \`${each.room}\`${each.browser ? ' ◦' : ''} | ${imported(each)} |`),
  ),
  packages: rows(
    '| room | its packages |',
    rooms.filter(each => each.packages).map(each => `| \`${each.room}\` | ${names(each.packages)} |`),
  ),
  python: rows(
    '| package | knows | may import |',
    python.map(({ room, knows, imports }) => {
      return `| \`python/${room}\` | ${knows} | ${names(imports) || 'nothing'} |`;
    }),
  ),
};

const written = Object.entries(TEXTS).reduce(
  (page, [name, text]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = page.indexOf(begin);
    const to = page.indexOf(end);
    if (from < 0 || to < from) throw new Error(`docs/architecture.md has no marks ${begin} … ${end}`);
    return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
  },
  readFileSync(PAGE, 'utf8'),
);

if (!process.argv.includes('--check')) writeFileSync(PAGE, written);
else if (written !== readFileSync(PAGE, 'utf8')) {
  console.error(
    'docs/architecture.md does not show the tables of src/rooms.json: node scripts/write-rooms.mjs',
  );
  process.exitCode = 1;
}
