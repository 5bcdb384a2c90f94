/** Builds HTML as text, and escapes everything that comes from elsewhere. */

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** A template tag: values are escaped unless they are Html; lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0]!;
  parts.forEach((part, i) => {
    text += render(part) + strings[i + 1]!;
  });
  return new Html(text);
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(`${part}`);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  // Control characters, which a browser may not show, become visible.
  return text
    .replace(/[&<>"']/g, character => ESCAPES[character]!)
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/g,
      character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
