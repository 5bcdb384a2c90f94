/**
 * Text on its way to a terminal. Programs, values, saved traces and file names are others' text: a control character
 * in them could clear the screen, hide a line or type an answer. They are shown as escapes, `\u001b`, which Python and
 * JSON both read; only what `painted` marked in this process becomes a colour.
 */

/** Nobody else's text can contain it. */
const MARK = `\u001b${crypto.randomUUID()}[`;

/** Controls but tab and line feed, and those that turn the direction of text around. */
const CONTROL = String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]`;

const UNSAFE = new RegExp(`${MARK.replace('[', String.raw`\[`)}(\\d+)m|${CONTROL}`, 'g');

/** Text in a colour, by its code; `forTerminal` makes the colour of it. */
export function painted(code: string, text: string): string {
  return `${MARK}${code}m${text}${MARK}0m`;
}

/** What may be written to a terminal: no control but our own colours, and nothing lost. */
export function forTerminal(text: string): string {
  return text.replace(UNSAFE, (found, code?: string) =>
    code === undefined ? asEscape(found) : `\u001b[${code}m`,
  );
}

function asEscape(character: string): string {
  if (character === '\r') return String.raw`\r`;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
