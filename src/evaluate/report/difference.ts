/** Marks the differences of two texts, piece by piece: special tokens, words, single characters. */
import { escapeHtml, Html } from './html.ts';

const PIECES = /<\|[A-Za-z0-9_]+\|>|\w+|\s+|[^\w\s]/gu;
/** For longer texts, only the common beginning and end are found: a table of all pairs would be too large. */
const LONGEST = 1500;

export interface Marked {
  readonly expected: Html;
  readonly answer: Html;
}

export function markDifference(expected: string, answer: string): Marked {
  const left = expected.match(PIECES) ?? [];
  const right = answer.match(PIECES) ?? [];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const kept = common(left.slice(start, left.length - end), right.slice(start, right.length - end));
  return {
    expected: marked(left, start, end, kept.left, 'missing'),
    answer: marked(right, start, end, kept.right, 'wrong'),
  };
}

/** Which pieces of the two middles belong to their longest common sequence. */
function common(left: readonly string[], right: readonly string[]): { left: boolean[]; right: boolean[] } {
  const keptLeft = left.map(() => false);
  const keptRight = right.map(() => false);
  if (left.length > LONGEST || right.length > LONGEST) return { left: keptLeft, right: keptRight };
  const width = right.length + 1;
  const longest = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        left[i] === right[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      keptLeft[i++] = true;
      keptRight[j++] = true;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i++;
    else j++;
  }
  return { left: keptLeft, right: keptRight };
}

function marked(
  pieces: readonly string[],
  start: number,
  end: number,
  kept: readonly boolean[],
  name: string,
): Html {
  let text = '';
  let open = false;
  pieces.forEach((piece, i) => {
    const inside = i >= start && i < pieces.length - end;
    const differs = inside && !kept[i - start];
    if (differs !== open) text += differs ? `<mark class="${name}">` : '</mark>';
    open = differs;
    text += showPiece(piece);
  });
  return new Html(open ? `${text}</mark>` : text);
}

/** A special token as a small label, so that the eye finds the parts of a state. */
function showPiece(piece: string): string {
  const [, name] = /^<\|([A-Za-z0-9_]+)\|>$/.exec(piece) ?? [];
  if (name === undefined) return escapeHtml(piece);
  return `<b class="token">${escapeHtml(name.replace(/_sep$/, ''))}</b>`;
}

/** A whole text with its tokens as labels, without marked differences. */
export function showTokens(text: string): Html {
  return new Html(
    text
      .split(/(<\|[A-Za-z0-9_]+\|>)/)
      .map(showPiece)
      .join(''),
  );
}
