"""What Python itself says of source files: one JSON object a line for the paths, or sources, given as JSON lines on
stdin.

Statements and their blocks are tokenize's, functions, literals and calls those of ast. With `same`, a line holds a
source and another form of it, and the answer is whether both are the same program.
"""

import ast
import io
import json
import sys
import tokenize
import unicodedata

WORDS = frozenset(
    "if elif else for while try except finally with def class return raise pass break continue del assert global "
    "nonlocal import from".split()
)
SKIPPED = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER)
MOST = 400


def statements_of(source, tree):
    """[first line, last line, keyword, first line of the header above] of each logical line."""
    soft = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Match):
            soft[node.lineno] = "match"
            soft.update((case.pattern.lineno, "case") for case in node.cases)
    found, above, words, first, last = [], [0], [], 0, 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in SKIPPED:
            continue
        if token.type == tokenize.INDENT:
            above.append(found[-1][0])
        elif token.type == tokenize.DEDENT:
            above.pop()
        elif token.type == tokenize.NEWLINE:
            if words:
                word = words[1] if words[0] == "async" else words[0]
                known = word in WORDS or word == "@" or soft.get(first) == word
                found.append([first, max(last, token.start[0]), word if known else "", above[-1]])
            words = []
        else:
            if not words:
                first = token.start[0]
            last = token.end[0]
            if len(words) < 2:
                words.append(token.string)
    return found


def yields(function):
    def within(node):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            return False
        return isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await)) or any(map(within, ast.iter_child_nodes(node)))

    return any(map(within, function.body))


def functions_of(tree):
    """[line, name, parameters before any star, whether it is resumable, last line] of each function."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names = [each.arg for each in [*node.args.posonlyargs, *node.args.args]]
            resumable = isinstance(node, ast.AsyncFunctionDef) or yields(node)
            yield [node.lineno, node.name, names, resumable, node.end_lineno]


def literals_of(tree, lines):
    """[text, repr] of the expressions that are literals."""
    found, nodes = {}, [tree]
    while nodes and len(found) < MOST:
        node = nodes.pop()
        if isinstance(
            node, (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.Set, ast.UnaryOp)
        ) and "lineno" in vars(node):
            try:
                value = repr(ast.literal_eval(node))
            except (ValueError, TypeError, MemoryError):
                pass
            else:
                text = segment(node, lines)
                if printed(node) and not isinstance(node, ast.Tuple) and len(text) < 2000:
                    found[text] = value
                continue
        if not isinstance(node, ast.JoinedStr):
            nodes.extend(ast.iter_child_nodes(node))
    return list(found.items())


def printed(node):
    """Whether every Python writes the same: which characters have a meaning depends on its Unicode."""
    texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return all(unicodedata.category(character) != "Cn" for text in texts for character in text)


def calls_of(tree, lines):
    """[text between the brackets, number of arguments] of calls on one line."""
    found = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or node.lineno != node.end_lineno or len(found) >= MOST:
            continue
        given = [*node.args, *(each for each in node.keywords)]
        if not given or any(isinstance(each, ast.GeneratorExp) for each in node.args):
            continue
        line = lines[node.lineno - 1]
        inside = line[node.func.end_col_offset : node.end_col_offset].decode()
        if inside.startswith("(") and inside.isascii():
            found[inside[1:-1]] = len(given)
    return list(found.items())


def segment(node, lines):
    first, last = node.lineno - 1, node.end_lineno - 1
    if first == last:
        return lines[first][node.col_offset : node.end_col_offset].decode()
    whole = [lines[first][node.col_offset :], *lines[first + 1 : last], lines[last][: node.end_col_offset]]
    return b"\n".join(whole).decode()


def says(source):
    tree = ast.parse(source)
    lines = source.encode().split(b"\n")
    return {
        "source": source,
        "statements": statements_of(source, tree),
        "functions": list(functions_of(tree)),
        "literals": literals_of(tree, lines),
        "calls": calls_of(tree, lines),
    }


def read(path):
    with tokenize.open(path) as file:
        return file.read()


for line in sys.stdin:
    asked = json.loads(line)
    try:
        if "other" in asked:
            answer = {"same": ast.dump(ast.parse(asked["source"])) == ast.dump(ast.parse(asked["other"]))}
        else:
            answer = says(asked["source"] if "source" in asked else read(asked["path"]))
    except (SyntaxError, UnicodeDecodeError, RecursionError, ValueError, tokenize.TokenError) as error:
        answer = {"refused": type(error).__name__}
    print(json.dumps(answer))
