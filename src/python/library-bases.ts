/** Which classes have a base of a library, whose code sets fields and calls methods under names of its own. */
import type { Statement } from './statements.ts';

/** Base classes that set no fields, and whose code makes only Python's implicit calls. */
const QUIET_BASES: ReadonlySet<string> = new Set(
  `object ABC Exception BaseException ValueError KeyError IndexError TypeError RuntimeError LookupError
  ArithmeticError ZeroDivisionError AttributeError NotImplementedError StopIteration OSError NameError
  OverflowError AssertionError PermissionError TimeoutError ConnectionError FileNotFoundError UserWarning
  Warning Enum IntEnum StrEnum Flag IntFlag NamedTuple TypedDict Protocol Generic str int float list dict
  set tuple frozenset`.split(/\s+/),
);

/** Whether a base, as a header writes it, does no more than Python does for every object. */
export function isQuietBase(base: string): boolean {
  return QUIET_BASES.has(base.replace(/^.*\.|\[.*$/g, ''));
}

/** The bases in the header of a class, and its keywords. */
export function basesIn(header: string): string[] {
  const [, inner = ''] = /class\s+[\p{L}_][\p{L}\p{N}_]*\s*(?:\((.*)\))?/su.exec(header) ?? [];
  return inner.split(',').flatMap(each => each.trim() || []);
}

/** Whether a class has a base that is neither a class of the program nor a quiet one. */
export function hasLibraryBase({ keyword, text }: Statement, isOwn: (name: string) => boolean): boolean {
  if (keyword !== 'class') return false;
  const header = text.replace(/\b(?:collections\s*\.\s*)?namedtuple\s*\([^()]*\)/g, 'NamedTuple');
  return basesIn(header).some(base => !base.includes('=') && !isOwn(base) && !isQuietBase(base));
}
