"""What the lines of a program set, and how much of that stays as it was when it runs."""
import ast
import sys

from .syntax import walk

# No call goes on for longer, and no text of a value is longer.
EVENTS, WIDE = 400, 90


class Code:
    """Lines of a function: by line the names that it sets or changes, all of these in order, and those that are asked for before they are set."""

    def __init__(self, lines, names=()):
        self.text = "\n".join([f"def run({', '.join(names)}):", *("    " + line for line in lines)])
        tree = ast.parse(self.text)
        self.by_line, self.bodies, self.asked, self.set = {}, {}, {}, {}
        inner = {id(node) for outer in tree.body[0].body if isinstance(outer, ast.FunctionDef) for node in walk(outer)}
        for node in walk(tree.body[0]):
            changed = names_of(node)
            if changed:
                self.by_line[node.lineno] = changed
                if id(node) not in inner:
                    self.set.update(dict.fromkeys(changed))
            if isinstance(node, ast.For):
                self.bodies[node.lineno] = node.body[0].lineno
        bound = set()
        for node in tree.body[0].body:
            self.ask(node, bound)

    def ask(self, node, bound):
        """Walks in the order in which things are done, and notes names that are loaded where they need not be bound."""
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            if isinstance(node, ast.AugAssign):
                self.load(node.target, bound)
            self.load(node.value, bound)
            for target in node.targets if isinstance(node, ast.Assign) else ():
                for part in walk(target):
                    if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
                        self.load(part, bound)
                bound.update(stored(target))
        elif isinstance(node, ast.For):
            self.load(node.iter, bound)
            inside = bound | set(stored(node.target))
            for part in node.body:
                self.ask(part, inside)
        elif isinstance(node, (ast.If, ast.While)):
            self.load(node.test, bound)
            for part in (node.body, node.orelse):
                inside = set(bound)
                for one in part:
                    self.ask(one, inside)
        else:
            self.load(node, bound)

    def load(self, node, bound):
        self.asked.update(dict.fromkeys(part.id for part in walk(node) if isinstance(part, ast.Name) and part.id not in bound))


def stored(target):
    return [part.id for part in walk(target) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]


def base(node):
    """The name of what is changed."""
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        node = node.value
    return [node.id] if isinstance(node, ast.Name) else []


def names_of(node):
    """The names that a statement sets, or whose values it changes."""
    if isinstance(node, ast.For):
        return stored(node.target)
    if isinstance(node, (ast.Assign, ast.AugAssign, ast.Delete)):
        parts = [part for target in (node.targets if not isinstance(node, ast.AugAssign) else [node.target]) for part in (target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target])]
        return [name for part in parts for name in (stored(part) if not isinstance(part, ast.Subscript) else base(part))]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
        owner = base(node.value.func)
        return owner if owner not in (["heapq"], ["bisect"]) else base(node.value.args[0])
    return []


class Watch:
    """Runs code and counts: states, assignments, and those that leave something as it was."""

    def __init__(self, code, imports):
        self.code, self.space, self.compiled = code, {}, compile(code.text, "<same>", "exec")
        exec("\n".join(imports), self.space)

    def run(self, values):
        """(states, assignments, those of them that leave something as it was), or nothing where the code raises, goes on, or makes something long."""
        self.states = self.assigned = self.same = 0
        space, before = dict(self.space), sys.gettrace()
        exec(self.compiled, space)
        sys.settrace(self.look)
        try:
            space["run"](*values)
        except Exception:
            return None
        finally:
            sys.settrace(before)
        return self.states, self.assigned, self.same

    def look(self, frame, event, _):
        if frame.f_code.co_filename != "<same>" or frame.f_code.co_name.startswith("<"):
            return None
        by_line, bodies, last, line = self.code.by_line, self.code.bodies, {}, None

        def follow(frame, event, _):
            nonlocal last, line
            if event == "line" and frame.f_lineno == line:
                # A comprehension goes round; not every Python tells.
                return follow
            self.states += event in ("line", "return")
            if self.states > EVENTS:
                raise OverflowError
            names, known = by_line.get(line), frame.f_locals
            if names and event != "exception" and (line not in bodies or frame.f_lineno == bodies[line]):
                now = [(name, repr(known.get(name))) for name in names]
                self.assigned += 1
                self.same += any(last.get(name) == text for name, text in now)
                if any(len(text) > WIDE for _, text in now):
                    raise OverflowError
            line = frame.f_lineno
            last = {name: repr(known[name]) for name in by_line.get(line, ()) if name in known}
            return follow

        self.states += 1
        return follow
