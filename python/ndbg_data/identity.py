"""Finds functions that are the same: by hashes of the normalised syntax tree, and by near-matches of normalised tokens.

Every function that matches an evaluation file is dropped. This runs on every program that is made, so it compares
tokens first, which is cheap, and parses the syntax tree only if the tokens are close.
"""
import ast
import builtins
import hashlib
import json
import keyword
import re
from pathlib import Path

from .file_cache import cached

TOKEN = re.compile(
    r"""[ \t]*\#[^\n]*|(?:[rbuf]{0,2})(?:'''[\s\S]*?'''|\"\"\"[\s\S]*?\"\"\"|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")"""
    r"""|\.?[^\W\d]\w*|\d[\w.]*|\*\*=?|//=?|[<>=!]=|[^\s\w]""",
    re.IGNORECASE,
)
KEPT = frozenset(keyword.kwlist) | frozenset(name for name in dir(builtins) if not name.startswith("_"))
SHINGLE = 4


def side(problem, permille):
    """train or heldOut, by the problem's name alone: all programs made from a problem stay on its side."""
    number = int.from_bytes(hashlib.sha256(problem.encode()).digest()[:8], "big") % 1000
    return "heldOut" if number < permille else "train"


# How many of a thousand projects are held out, whatever the share of other problems (as in `src/programs/held-out.ts`).
PROJECTS_PERMILLE = 100


def side_of(problem, permille):
    """As `side`, but all programs of a project (`repository/NAME/…`) are on one side: by its name alone."""
    if problem.startswith("repository/") and permille > 0:
        return side("/".join(problem.split("/")[:2]), max(permille, PROJECTS_PERMILLE))
    return side(problem, permille)


def functions(source):
    """The text of each function of a module: top-level ones, methods and nested ones, each with what it contains."""
    lines = source.split("\n")
    found = []
    for at, line in enumerate(lines):
        bare = line.lstrip()
        if bare.startswith(("def ", "async def ")):
            depth = len(line) - len(bare)
            end = at + 1
            while end < len(lines) and (
                not lines[end].strip()
                or len(lines[end]) - len(lines[end].lstrip()) > depth
                or lines[end].lstrip().startswith(")")
            ):
                end += 1
            found.append("\n".join(lines[at:end]))
    return found


HEADER = re.compile(r"\s*(?:async )?def \w+\(([^()\n]*)\)[^:\n]*:")
INDEXED = re.compile(r"\[[^\[\]]*\]|'[^']*'|\"[^\"]*\"")


def tokens(text):
    """Tokens without names of variables, values of constants, comments and docstrings; methods and builtins stay.

    Of the first line only the number of parameters counts: annotations and defaults are left out.
    """
    made = []
    header = HEADER.match(text)
    if header:
        given = header.group(1)
        if ":" in given or "=" in given:
            while INDEXED.search(given):
                given = INDEXED.sub("", given)
        made = ["def", "v", "("] + ["v", ","] * (given.count(",") + 1 if given.strip() else 0) + [")", ":"]
        text = text[header.end():]
    made += [_PLAIN[token] for token in TOKEN.findall(text)]
    if _LONG in made or "" in made:
        # Drops comments and docstrings: strings in triple quotes behind a colon.
        kept = []
        for token in made:
            if token is _LONG:
                if kept and kept[-1] == ":":
                    continue
                token = "S"
            if token:
                kept.append(token)
        return kept
    return made


_LONG = "SSS"


class _Plain(dict):
    """Token → its replacement: itself, v for a variable, N and S for constants, nothing for a comment. A cache."""

    def __missing__(self, token):
        first = token[0]
        if first == ".":
            found = token
        elif first.isalpha() or first == "_":
            found = (
                (_LONG if token[-3:] in ('"""', "'''") else "S")
                if token[-1] in "'\""
                else token if token in KEPT else "v"
            )
        elif first in "'\"":
            found = _LONG if token[-3:] in ('"""', "'''") else "S"
        elif first.isdigit():
            found = "N"
        else:
            found = "" if "#" in token else token
        if found != "S" and found is not _LONG and len(self) < 50_000:
            self[token] = found
        return found


_PLAIN = _Plain()


def shingles(made):
    """The set of runs of tokens. Only members and sizes are used, so its order does not matter."""
    if len(made) < SHINGLE:
        return {tuple(made)}
    return set(zip(*[made[at:] for at in range(SHINGLE)]))


class _Normal(ast.NodeTransformer):
    """Names of variables, arguments and functions become numbers in order; annotations, defaults and docstrings go."""

    def __init__(self, constants):
        self.names, self.constants = {}, constants

    def name(self, text):
        return self.names.setdefault(text, f"v{len(self.names)}")

    def visit_Name(self, node):
        if node.id in KEPT and node.id not in self.names and isinstance(node.ctx, ast.Load):
            return node
        node.id = self.name(node.id)
        return node

    def visit_arg(self, node):
        node.arg, node.annotation = self.name(node.arg), None
        return node

    def visit_arguments(self, node):
        node.defaults, node.kw_defaults = [], [None for _ in node.kw_defaults]
        return self.generic_visit(node)

    def visit_FunctionDef(self, node):
        node.name, node.returns, node.decorator_list, node.type_comment = self.name(node.name), None, [], None
        if (
            isinstance(node.body[0], ast.Expr)
            and isinstance(node.body[0].value, ast.Constant)
            and isinstance(node.body[0].value.value, str)
        ):
            node.body = node.body[1:] or [ast.Pass()]
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_AnnAssign(self, node):
        if node.value is None:
            return None
        return ast.Assign(targets=[self.visit(node.target)], value=self.visit(node.value), lineno=0)

    def visit_Nonlocal(self, node):
        node.names = [self.name(n) for n in node.names]
        return node

    visit_Global = visit_Nonlocal

    def visit_ExceptHandler(self, node):
        node.name = self.name(node.name) if node.name else None
        return self.generic_visit(node)

    def visit_Constant(self, node):
        if not self.constants:
            node.value = type(node.value).__name__
        node.kind = None
        return node


def tree_hash(text, constants=True):
    """Hash of a function's normalised syntax tree, with its constants or only their types. None: it does not parse."""
    lines = text.split("\n")
    depth = len(lines[0]) - len(lines[0].lstrip())
    try:
        tree = ast.parse("\n".join(line[depth:] if line[:depth].isspace() or not depth else line for line in lines))
    except SyntaxError:
        return None
    return hashlib.sha256(ast.dump(_Normal(constants).visit(tree)).encode()).hexdigest()[:24]


def digest(source):
    """A cheap hash that finds duplicates of a whole program: tokens with variables numbered, constants kept."""
    names = {}  # token -> what stands for it; nothing for a comment
    variables = 0
    made = []
    for token in TOKEN.findall(source):
        name = names.get(token)
        if name is None:
            name = token
            if (token[0].isalpha() or token[0] == "_") and token[-1] not in "'\"" and token not in KEPT:
                name = f"v{variables}"
                variables += 1
            elif "#" in token and token.lstrip()[0] == "#":
                name = ""
            names[token] = name
        if name:
            made.append(name)
    return hashlib.sha256(" ".join(made).encode()).hexdigest()[:24]


# The fields that hold the source of an evaluation's items: CruxEval, HumanEval, ClassEval, programs.
FORMS = (("code",), ("prompt", "canonical_solution"), ("solution_code",), ("source",))


def source_of(item):
    """The source of an evaluation's item; KeyError where it has none."""
    for form in FORMS:
        if all(isinstance(item.get(key), str) for key in form):
            return "".join(item[key] for key in form)
    raise KeyError("none of " + "; ".join(" and ".join(form) for form in FORMS))


def read_files(paths):
    """The sources of evaluation files: a line of JSON for each item, or one list of them."""
    sources = []
    for path in paths:
        text = Path(path).read_text(encoding="utf-8")
        try:
            items = enumerate(json.loads(text) if text.lstrip().startswith("[") else text.splitlines(), 1)
        except ValueError as error:
            raise ValueError(f"{path}: no JSON: {error}") from None
        for number, item in items:
            if item and (not isinstance(item, str) or item.strip()):
                try:
                    sources.append(source_of(json.loads(item) if isinstance(item, str) else item))
                except (ValueError, KeyError, TypeError, AttributeError) as error:
                    said = "an evaluation item must be a JSON object with its source"
                    raise ValueError(f"{path}:{number}: {said}: {error}") from None
    return sources


def read_functions(sources):
    """(texts of tokens, hashes of trees, lists of shingles) of all functions in the sources."""
    exact, trees, known = [], {}, []
    for source in sources:
        for text in functions(source):
            made = tokens(text)
            exact.append(" ".join(made))
            trees[tree_hash(text, True)] = trees[tree_hash(text, False)] = None
            known.append(sorted(shingles(made)))
    trees.pop(None, None)
    return exact, list(trees), known


NAME = re.compile(r"\s*(?:async )?def (\w+)")
# Every second program has a function of one of these names: they say nothing.
COMMON = frozenset("f g main solve solution run check test get add set update __init__ __str__ __repr__".split())


def name_of(text):
    """The name of a function, unless many functions have that name."""
    found = NAME.match(text)
    return found.group(1) if found and found.group(1) not in COMMON else ""


class Guard:
    """Knows the functions of evaluation files, and finds them in programs even if renamed or slightly changed."""

    def __init__(self, sources, near=0.8):
        self.know(near, *read_functions(sources))

    def know(self, near, exact, trees, known, names=()):
        """`exact`: tokens as text; `trees`: hashes; `known`: shingles of each function; `names`: of the first ones."""
        self.near, self.names = near, list(names)
        self.exact, self.trees, self.known, self.index = (
            set(exact),
            set(trees),
            [set(map(tuple, found)) for found in known],
            {},
        )
        count = {}
        for found in self.known:
            for shingle in found:
                count[shingle] = count.get(shingle, 0) + 1
        # A function is looked up by its rarest shingles: common ones would bring up everything.
        for number, found in enumerate(self.known):
            rare = sorted(found, key=lambda s: (count[s], " ".join(s)))
            for shingle in rare[:max(6, len(rare) // 3)]:
                self.index.setdefault(shingle, []).append(number)
        self.active = bool(self.known)

    def also(self, exact, trees, known):
        """A guard that knows these functions too."""
        guard = Guard((), self.near)
        guard.know(self.near, [*self.exact, *exact], [*self.trees, *trees], [*self.known, *known], self.names)
        return guard

    @staticmethod
    def of_files(paths, near=0.8, cache=None):
        """From evaluations' files. `cache`: where what was read is kept."""

        def read():
            sources = read_files(paths)
            return *read_functions(sources), [name_of(text) for source in sources for text in functions(source)]

        guard = Guard((), near)
        if paths:
            guard.know(near, *cached(cache, "evaluation", [Path(path) for path in paths], read))
        return guard

    def matches(self, source):
        return self.active and any(self.match(text) for text in functions(source))

    def match(self, text):
        """`tokens`, `tree`, `name` or `near` where a function matches one that is known; None otherwise."""
        made = tokens(text)
        if " ".join(made) in self.exact:
            return "tokens"
        found = shingles(made)
        common_of, index = {}, self.index
        for shingle in found:
            for number in index.get(shingle, ()):
                common_of[number] = common_of.get(number, 0) + 1
        best, name = 0.0, name_of(text)
        for _, number in sorted([(-common, number) for number, common in common_of.items()])[:4]:
            known = self.known[number]
            # The sizes of two sets limit how close they can be.
            if min(len(known), len(found)) < 0.4 * max(len(known), len(found)):
                continue
            common = len(found & known)
            shared = common / (len(found) + len(known) - common)
            # Functions of the same name match at half the closeness.
            if name and shared >= self.near / 2 and self.names[number:number + 1] == [name]:
                return "name"
            best = max(best, shared)
        if best >= self.near:
            return "near"
        # Brackets, quotes and blanks, which people write in several ways, change tokens but not the tree.
        if best >= 0.6 and (tree_hash(text) in self.trees or tree_hash(text, False) in self.trees):
            return "tree"
        return None
