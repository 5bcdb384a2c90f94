"""Makes unparsed code look as if a person wrote it.

`ast.unparse` writes needless parentheses, a blank line after a class header, single quotes, no `if a: b`, and every
statement on one line.
"""
import ast
import re

from .wrapping import wrapped

TUPLE = re.compile(r"^(\s*(?:return|yield|[\w.\[\]', ]+? =|[\w.]+ [-+]=) )\((.*)\)$")
HEADER = re.compile(r"( *)(?:if|elif|else|while|for)\b.*:$")
# Statements that cannot follow a header on its line, or seldom do.
APART = re.compile(r"(?:if|for|while|with|try|def|class|async|raise|del|assert|import|from|global|nonlocal)(?!\w)")
WIDEST = 89
# The share of sources in which bodies are folded.
FOLDED = 0.18
# The share of the other sources in which some statements take several lines.
WRAPPED = 0.12
# The share of sources that are not indented by four blanks, and with what: usually two blanks, or tabs.
INDENTED = 0.09
INDENTS = ("  ", "  ", "  ", "  ", "  ", "\t", "\t", "\t", " ", "   ", " " * 8)
INDENT = re.compile("^(?:    )+", re.M)
STRING = re.compile(r"""(\w*)('(?:[^'\\\n]|\\.)*')""")


def outside_strings(text, start=0):
    """Yields (place, character, depth of brackets) outside of strings. An opening bracket is already one deeper, a
    closing one no longer. At the end comes the quote that is still open, or an empty text."""
    depth, quote, at = 0, "", start
    while at < len(text):
        c = text[at]
        if quote:
            if c == "\\":
                at += 1
            elif c == quote:
                quote = ""
        elif c in "'\"":
            quote = c
        else:
            depth += (c in "([{") - (c in ")]}")
            yield at, c, depth
        at += 1
    yield at, quote, depth


def closes_last(text):
    """Whether the first bracket of `(…)` is closed by the last one, and a comma stands between them at that level."""
    comma = False
    for _, c, depth in outside_strings(text):
        if depth < 0:
            return False
        comma = comma or (c == "," and depth == 0)
    return comma and depth == 0 and not c and not text.endswith(",")


def generators(line):
    """`f((x for x in y))` with the brackets that a person would write."""
    at = line.find("((")
    while at >= 0:
        end = matching(line, at + 1)
        if (
            end > 0
            and line[end + 1 : end + 2] == ")"
            and at
            and (line[at - 1].isalnum() or line[at - 1] in "_])")
            and top_level_for(line[at + 2 : end])
        ):
            line = line[:at + 1] + line[at + 2:end] + line[end + 1:]
        at = line.find("((", at + 1)
    return line


def matching(text, start):
    return next((at for at, c, depth in outside_strings(text, start) if c and c in ")]}" and depth == 0), -1)


def top_level_for(text):
    return any(depth == 0 and text.startswith(" for ", at) for at, _, depth in outside_strings(text))


def folded(source, random, share=0.6):
    """Folds a share of the bodies of one simple statement onto the line of their header (`if`, `else`, `for`, …)."""
    lines, out, at = source.split("\n"), [], 0
    while at < len(lines):
        line = lines[at]
        header = HEADER.match(line)
        if header and at + 1 < len(lines):
            depth, body = len(header.group(1)), lines[at + 1].lstrip(" ")
            after = next((later for later in lines[at + 2:] if later), "")
            one = len(lines[at + 1]) - len(body) == depth + 4 and len(after) - len(after.lstrip(" ")) <= depth
            if (
                one
                and not APART.match(body)
                and body[-1:] not in ":([{,\\"
                and len(line) + 1 + len(body) <= WIDEST
                and random() < share
            ):
                line, at = f"{line} {body}", at + 1
        out.append(line)
        at += 1
    text = "\n".join(out)
    # Only a string of several lines can hold something that looks like code.
    if (
        ("\"\"\"" in text or "'''" in text)
        and text != source
        and ast.dump(ast.parse(text)) != ast.dump(ast.parse(source))
    ):
        return source
    return text


def indented(source, unit):
    """The text with other indents, unless that would change a string of several lines."""
    if "\"\"\"" in source or "'''" in source:
        return source
    return INDENT.sub(lambda found: unit * (len(found.group()) // 4), source)


def restyled(tree, original, rng):
    """The source of a changed tree, in the original's quotes; None if it does not compile or says the same."""
    try:
        quote = '"' if original.count('"') > original.count("'") else "'"
        source = restyle(ast.unparse(tree), rng, quote) + "\n"
        compile(source, "<mutant>", "exec")
    except (SyntaxError, ValueError, RecursionError):
        return None
    return None if source == original else source


def restyle(source, rng, quote=None):
    """Text that compiles to the same code. `quote`: the kind of quotes that the parent uses, if known."""
    lines, blank = [], rng.random() < 0.5
    for line in source.split("\n"):
        if not line and lines and lines[-1].startswith("class ") and blank:
            continue
        match = TUPLE.match(line)
        if match and closes_last(match.group(2)) and not top_level_for(match.group(2)):
            line = match.group(1) + match.group(2)
        if " for " in line and "((" in line:
            line = generators(line)
        lines.append(line)
    text = "\n".join(lines)
    if quote == '"' and "f'" not in text and '"' not in text:
        text = STRING.sub(
            lambda m: m.group(0) if "\\" in m.group(2) else m.group(1) + '"' + m.group(2)[1:-1] + '"', text
        )
    draw = rng.random()
    if draw < FOLDED:
        return folded(text, rng.random)
    if draw < FOLDED + INDENTED:
        return indented(text, rng.choice(INDENTS))
    if draw < 1 - WRAPPED:
        return text
    made = wrapped(text, rng, 0.12 + 0.28 * rng.random())
    return wrapped(text, rng, 0.7) if made == text else made
