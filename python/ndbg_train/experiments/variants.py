"""Other ways to write the same documents. Each takes a document (documents.py) in our own form and returns another.

| variant | what |
| --- | --- |
| base | our own form as it is |
| line-text | states and breakpoints tell a line by its text; the context has no numbers |
| no-return-locals | a return is its value alone |
| subwords | runs of characters are written in learnt pieces (subwords.py) |
"""
import re

from .documents import TARGET
from .grammar import (
    DEPTH_HIGH, FIRST_DEPTH, FIRST_LINE, FIRST_TEXT, LAST_DEPTH, LAST_LINE, LINE_HIGH, RETURN, TEXT_BEGIN, TEXT_END,
    VOCABULARY, one_of,
)

NAMES = ("base", "line-text", "no-return-locals", "subwords")

_NUMBER = one_of((FIRST_LINE, LAST_LINE))
_CODE = one_of((FIRST_TEXT, VOCABULARY - 1))
_CONTEXT = re.compile(f"..(?:{_NUMBER}{_CODE}*)*", re.S)
_CONTEXT_LINE = re.compile(f"({_NUMBER})({_CODE}*)")
_EITHER = lambda *parts: f"(?:{one_of(*parts)}|{one_of(*parts, flag=TARGET)})"
_ANY_NUMBER = re.compile(_EITHER((FIRST_LINE, LAST_LINE)))
_RETURN_LOCALS = re.compile(
    f"({_EITHER(RETURN)}{_EITHER((FIRST_DEPTH, LAST_DEPTH))}?).*?(?={_EITHER((FIRST_LINE, LAST_LINE))})", re.S)
_HIGH = re.compile(_EITHER(LINE_HIGH, DEPTH_HIGH))



def high_numbers(document):
    """Whether it has numbers of several tokens. All experiments leave such documents out."""
    return _HIGH.search(document) is not None


def context_of(document):
    """Everything before the first state."""
    return _CONTEXT.match(document).group()


def lines_of(document):
    """The token of each line's number → the line's text."""
    return dict(_CONTEXT_LINE.findall(context_of(document)))


def line_text(document):
    context, lines = context_of(document), lines_of(document)
    begin, end = chr(TEXT_BEGIN), chr(TEXT_END)

    def as_text(found):
        code = ord(found.group())
        text = begin + lines.get(chr(code & (TARGET - 1)), "") + end
        return text.translate(_flags) if code & TARGET else text

    head = context[:2] + _CONTEXT_LINE.sub(lambda found: begin + found.group(2), context[2:])
    return head + _ANY_NUMBER.sub(as_text, document[len(context):])


class _Flags(dict):
    def __missing__(self, code):
        return code | TARGET


_flags = _Flags()


def no_return_locals(document):
    return _RETURN_LOCALS.sub(r"\1", document)


def writer_of(variant, subwords=None):
    """Returns the function that writes documents in this variant."""
    return {"base": lambda document: document, "line-text": line_text, "no-return-locals": no_return_locals,
            "subwords": subwords.write if subwords else None}[variant]


def vocabulary_of(variant, subwords=None):
    return subwords.vocabulary if variant == "subwords" else VOCABULARY
