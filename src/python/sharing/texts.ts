/** What the texts of two values tell about the objects in them: objects that are one read alike. */

/** Values that cannot change: numbers, texts, functions. */
const CANNOT_CHANGE = /^(?:[-\d'"]|b['"]|None$|True$|False$|Ellipsis$|<(?:function|class|module|built-in) )/;
const STRINGS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/gs;
/** Longer values are not compared. */
const LONGEST = 4000;

/** Whether a value, or something in it, may change. */
export function mayChange(text: string): boolean {
  if (CANNOT_CHANGE.test(text)) return false;
  if (!text.startsWith('(')) return true;
  return /[[{<]|[\p{L}_]\w*\(/u.test(text.replace(STRINGS, "''"));
}

/** Whether a text shows everything that its value holds: builtin containers and plain values in them. */
export function showsAll(text: string): boolean {
  const bare = text.replace(STRINGS, "''");
  return text.length <= LONGEST && !/[<…]|\.\.\.|[\p{L}_]\w*\(/u.test(bare.replace(/\bset\(\)/g, '{}'));
}

/** Whether a text shows the text of every container in it, if no class of the program has a repr of its own. */
export function showsInside(text: string): boolean {
  const bare = text.replace(STRINGS, "''");
  return text.length <= LONGEST && !/\b(?:dict_\w+|mappingproxy|memoryview|ChainMap)\(|…|\.\.\./.test(bare);
}

/** Values that stay as they are when they are only read. */
const QUIET =
  /^(?:set|frozenset|deque|Counter|OrderedDict|bytearray|Decimal|Fraction|date|datetime|time|timedelta|range)$/;

/** Whether reading a value may change it: a dict with defaults, an iterator. `isOwn`: a class of the program. */
export function changesWhenRead(text: string, isOwn: (name: string) => boolean): boolean {
  const bare = text.replace(STRINGS, "''");
  return [...bare.matchAll(/([\p{L}_]\w*)\(/gu)].some(([, name]) => !QUIET.test(name!) && !isOwn(name!));
}

/** Whether a container holds nothing that may change itself. */
export function isFlat(text: string): boolean {
  const bare = text.replace(STRINGS, "''");
  return showsAll(text) && !/[[{]|set\(\)/.test(bare.slice(1));
}

/** Whether two values, as they read at one time, may have an object in common that may change. */
export function mayShare(one: string, other: string): boolean {
  if (!showsAll(one) || !showsAll(other)) return true;
  const parts = partsOf(one);
  for (const part of partsOf(other)) if (parts.has(part)) return true;
  return false;
}

/** The lists, dicts and sets in a text, itself included. */
function partsOf(text: string): Set<string> {
  const found = new Set<string>();
  const open: number[] = [];
  for (const match of text.matchAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|set\(\)|[[({]|[\])}]/gs)) {
    const [bracket] = match;
    if (bracket === 'set()') found.add(bracket);
    else if ('[({'.includes(bracket)) open.push(match.index);
    else if ('])}'.includes(bracket)) {
      const from = open.pop();
      if (from !== undefined && bracket !== ')') found.add(text.slice(from, match.index + 1));
    }
  }
  return found;
}
