/** Evaluates f-strings: their parts in order, and the text if all of them are known. */
import { type Expression, ExpressionReader } from '../expressions.ts';
import { NotRead } from '../tokens.ts';
import { fromText, UNKNOWN } from '../values.ts';
import type { Known } from './known-values.ts';
import { Operations } from './operations.ts';

/** A part of an f-string: text, or an expression and how it is written. */
type Piece = { readonly text: string } | { readonly node: Expression; readonly isPlain: boolean };

/** One f-string on one line, without escapes and other quotes of its kind. */
const WHOLE = /^[fF](['"])((?:(?!\1)[^\\\n])*)\1$/s;
const PIECE = /\{\{|\}\}|\{([^{}!:=]+)(![rsa])?(:[^{}]*)?\}|[^{}]+/y;

export abstract class Formatted extends Operations {
  protected formatted(node: Expression): Known {
    const pieces = this.piecesOf(node);
    if (!pieces) return this.evaluateUncertain([node]);
    let text: string | undefined = '';
    let plain = true;
    for (const piece of pieces) {
      if ('text' in piece) {
        text = text === undefined ? undefined : text + piece.text;
        continue;
      }
      const value = this.now(this.evaluate(piece.node));
      if (!value.plain) {
        this.operation("''", [value]);
        plain = false;
      }
      // A format may not suit the value.
      if (!piece.isPlain) this.raises = true;
      const own = value.plain && piece.isPlain ? writtenAs(value.text) : undefined;
      text = text === undefined || own === undefined ? undefined : text + own;
    }
    const known = text === undefined || !plain ? undefined : fromText(quoted(text));
    return known ?? { ...UNKNOWN, fixed: true, plain: true };
  }

  private piecesOf(node: Expression): readonly Piece[] | undefined {
    const inner = WHOLE.exec(this.text(node))?.[2];
    if (inner === undefined) return undefined;
    const pieces: Piece[] = [];
    PIECE.lastIndex = 0;
    for (let at = 0; at < inner.length; at = PIECE.lastIndex) {
      PIECE.lastIndex = at;
      const [all, code, conversion, format] = PIECE.exec(inner) ?? [];
      if (all === undefined) return undefined;
      if (code === undefined) pieces.push({ text: /^[{}]/.test(all) ? all[0]! : all });
      else {
        const found = this.expressionAt(node.start + 2 + at + 1, code);
        if (!found) return undefined;
        pieces.push({ node: found, isPlain: conversion === undefined && format === undefined });
      }
    }
    return pieces;
  }

  /** An expression within the statement's source. */
  private expressionAt(start: number, code: string): Expression | undefined {
    try {
      const reader = new ExpressionReader(' '.repeat(start) + code);
      const found = reader.list();
      return reader.atLineEnd ? found : undefined;
    } catch (error) {
      if (error instanceof NotRead) return undefined;
      throw error;
    }
  }
}

/** What `str` makes of a builtin value. */
function writtenAs(text: string | undefined): string | undefined {
  if (text === undefined || !/^['"]/.test(text)) return text;
  return text.includes('\\') ? undefined : text.slice(1, -1);
}

/** The repr of a text without escapes. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return quote + (quote === "'" ? text.replaceAll("'", "\\'") : text) + quote;
}
