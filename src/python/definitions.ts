/** Reads the header of a definition from one line. Only this file knows what `def` and `class` look like. */

export interface DefinitionHead {
  readonly kind: 'def' | 'class';
  readonly name: string;
  /** Blanks before it. */
  readonly indent: number;
  readonly isAsync: boolean;
}

const HEAD =
  /^(?<blanks>\s*)(?:(?<async>async)\s+)?(?<kind>def|class)\s+(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)\s*(?=[[(:\\]|$)/u;

/** What a line defines, if anything. The line alone does not tell whether it is inside a string. */
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

/** Whether a line defines a function, optionally one with this name. */
export function isDefinition(source: string, name?: string): boolean {
  const head = definitionHead(source);
  return head?.kind === 'def' && (name === undefined || head.name === name);
}
