/** Changes only a program's layout: long displays over several lines, spaces, comments at the ends of lines. */
import type { Random } from '../../shared/random.ts';

/** A display of at least so many characters may be laid out over lines. */
const LONG = 34;

export function styled(source: string, random: Random): string {
  const wraps = random.chance(0.5) ? random.float() * 0.6 : 0;
  const comments = random.chance(0.15) ? 0.06 : 0;
  if (wraps === 0 && comments === 0) return source;
  return source
    .split('\n')
    .map(line => {
      if (random.chance(comments) && /\w/.test(line) && !/["'\\]|^\s*[@#]/.test(line))
        return `${line}  # ${random.pick(NOTES)}`;
      return wraps > 0 && random.chance(wraps) ? wrapped(line, random) : line;
    })
    .join('\n');
}

const NOTES = ['ok', 'see above', 'why?', 'not sure', 'cm', 'in euros', 'per day', 'sorted', 'checked'];

const DISPLAY = /^(\s*)([\w.]+ = )([[{(])(.+)([\]})])$/;

/** `x = [a, b]` with an item a line. */
function wrapped(line: string, random: Random): string {
  const found = DISPLAY.exec(line);
  if (!found || line.length < LONG) return line;
  const [, indent, target, open, body, close] = found as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const items = itemsOf(body);
  if (!items || items.length < 2 || / for | if /.test(body)) return line;
  const inner = `${indent}    `;
  const comma = random.chance(0.6) ? ',' : '';
  return [
    `${indent}${target}${open}`,
    ...items.map((item, i) => `${inner}${item}${i === items.length - 1 ? comma : ','}`),
    indent + close,
  ].join('\n');
}

/** Splits at commas outside brackets and quotes; undefined if brackets do not match. */
function itemsOf(body: string): string[] | undefined {
  const items: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < body.length; at++) {
    const c = body[at]!;
    if (quote) {
      if (c === '\\') at++;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if ('([{'.includes(c)) depth++;
    else if (')]}'.includes(c)) {
      if (--depth < 0) return undefined;
    } else if (c === ',' && depth === 0) {
      items.push(body.slice(from, at).trim());
      from = at + 1;
    }
  }
  items.push(body.slice(from).trim());
  return depth === 0 && quote === '' ? items : undefined;
}
