/** The header of a definition, as one line shows it: the one place that knows what `def` and `class` look like. */

export interface DefinitionHead {
  readonly kind: 'def' | 'class';
  readonly name: string;
  /** Blanks before it. */
  readonly indent: number;
  readonly isAsync: boolean;
}

const HEAD =
  /^(?<blanks>\s*)(?:(?<async>async)\s+)?(?<kind>def|class)\s+(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)\s*(?=[[(:\\]|$)/u;

/** What a line defines, if it defines anything. Whether it stands within a text, the line alone does not tell. */
export function definitionHead(source: string): DefinitionHead | undefined {
  const found = HEAD.exec(source)?.groups;
  if (!found) return undefined;
  return {
    kind: found.kind as DefinitionHead['kind'],
    name: found.name!,
    indent: found.blanks!.length,
    isAsync: found.async !== undefined,
  };
}

/** Does a line define a function, and one of that name? */
export function isDefinition(source: string, name?: string): boolean {
  const head = definitionHead(source);
  return head?.kind === 'def' && (name === undefined || head.name === name);
}
