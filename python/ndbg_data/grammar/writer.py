"""Fills templates in: keeps the scope of one program, draws values, and notes what inputs would make its code matter."""
from ..names import Names
from ..values import ELEMENT, KEYED, Theme
from . import literals
from .engine import BETWEEN, IN_LOOP, OF, ON, TARGETS
from .parameter import Parameter
from .template import ATOM

SPECS = {
    "i": ("", "", "", "", "03d", ",", "x", "b", ">4", "+d", "o", "02"),
    "f": ("", ".2f", ".1f", ".3f", ".0f", "8.2f", "e", ".1%"),
    "s": ("", "", "", "!r", ">8", "<6", "^9", "*^10", ".3", "!s"),
}


class Variable:
    """A name in scope. `parameter` is the parameter that its value comes from, where it comes from one."""

    __slots__ = ("name", "kind", "parameter", "uses")

    def __init__(self, name, kind, parameter=None):
        self.name, self.kind, self.parameter, self.uses = name, kind, parameter, 0


class Writer:
    def __init__(self, rng):
        self.random = rng.random
        self.names = Names(rng.random)
        self.theme = Theme(rng.random)
        self.quote = "'" if rng.random() < 0.68 else '"'
        self.scope, self.parameters = [], []
        self.focus = None
        self.frozen = []
        self.imports = []
        self.looping = 0
        self.nesting = 0
        self.kind = self.root = None
        self.filling = 0

    # Drawing

    def pick(self, options):
        return options[int(self.random() * len(options))]

    def chance(self, share):
        return self.random() < share

    def quoted(self, text):
        return literals.quoted(text, self.quote)

    def show(self, value):
        return literals.show(value, self.quote)

    # Scope

    def new(self, kind, parameter=None):
        return Variable(self.names.variable(kind), kind, parameter)

    def parameter(self, kind, name=None):
        made = Parameter(name or self.names.variable(kind), kind)
        variable = Variable(made.name, kind, made)
        self.parameters.append(made)
        self.scope.append(variable)
        return variable

    def variable(self, kind, other=None):
        """A variable of a type, rather one that nothing uses yet; None where there is none."""
        found = [v for v in self.scope if (v.kind == kind or (kind == "s" and v.kind == "c")) and v is not other]
        if not found:
            return None
        for v in found:
            if v.uses == 0 and self.random() < 0.7:
                break
        else:
            v = found[int(self.random() * len(found))]
        v.uses += 1
        return v

    def receiver(self):
        """What the next statement is about."""
        scope = self.scope
        if self.focus is not None and self.random() < 0.55:
            return self.focus
        unused = [v for v in scope if not v.uses]
        if unused and self.random() < 0.82:
            return unused[-1] if self.random() < 0.6 else unused[int(self.random() * len(unused))]
        return scope[len(scope) - 1 - int(self.random() * self.random() * len(scope))]

    # Expressions: (text, precedence)

    def expression(self, kind, depth=1):
        draw = self.random()
        if draw < 0.62:
            v = self.variable(kind, self.about)
            if v is not None:
                if draw < 0.42 or depth <= 0:
                    return v.name, ATOM
                return self.made_of(v, kind, 0)
        elif draw > 0.9 and depth > 0 and self.scope:
            v = self.pick(self.scope)
            if (v.kind, kind) in OF:
                return self.made_of(v, kind, 0)
        return literals.value(self, kind)

    def made_of(self, v, kind, depth=1, chain=0.3):
        """An expression of a type made from one variable: one operation, or a chain of them."""
        v.uses += 1
        text, source, level = v.name, v.kind, ATOM
        if source == "c" and ((source, kind) not in OF or self.random() < 0.05):
            source = "s"
        while depth > 0:
            direct = (source, kind) in OF
            if direct and self.random() > chain:
                break
            between = BETWEEN.get((source, kind))
            if between is None:
                break
            middle = between[int(self.random() * len(between))]
            self.filling += 1
            text, level = self.apply(OF[source, middle], text, level, source, v)
            self.filling -= 1
            source = middle
            depth -= 1
        templates = OF.get((source, kind))
        if templates is None:
            if source == kind:
                return text, level
            return literals.value(self, kind)
        return self.apply(templates, text, level, source, v)

    def apply(self, templates, text, level, source, v):
        plain = text == v.name
        for _ in range(6):
            t = templates[int(self.random() * len(templates))]
            if not ((t.simple and not plain) or (t.grows and self.looping > 1) or (t.walrus and self.filling)):
                break
        else:
            for t in templates:
                if not t.simple and not t.walrus:
                    break
            else:
                return text, level
        return self.fill(t, text, level, source, v), t.precedence

    about = None

    def fill(self, t, text, level, source, v, bound=None):
        """The text of a template. `v` is the variable behind the receiver, `source` the receiver's type."""
        saved = self.kind, self.root, self.about
        self.filling += 1
        self.kind, self.root, self.about = source, v.parameter if v is not None else None, v
        if t.wants and self.root is not None and len(self.root.demands) < 14:
            self.root.demands += t.wants
        if bound is None:
            bound = {name: self.new(kind, self.root) for name, kind, _ in t.decls} if t.decls else None
        out = []
        for piece in t.pieces:
            if piece.__class__ is str:
                out.append(piece)
            else:
                handler, argument, need = piece
                if handler == "recv":
                    out.append(text if level >= need else "(" + text + ")")
                elif handler == "name":
                    out.append(bound[argument].name)
                else:
                    self.kind, self.root, self.about = source, v.parameter if v is not None else None, v
                    made, made_level = HANDLERS[handler](self, argument, bound)
                    out.append(made if made_level >= need else "(" + made + ")")
        self.kind, self.root, self.about = saved
        self.filling -= 1
        return "".join(out)

    def on_expr(self, kind, bound):
        return self.expression(kind, 1)

    def on_of_var(self, argument, bound):
        kind, name = argument
        v = bound[name]
        focus, self.focus = self.focus, None
        made = self.made_of(v, kind, 1, 0.12)
        self.focus = focus
        return made

    def on_of_recv(self, kind, bound):
        return self.made_of(self.about, kind, 1, 0.22)

    def on_text(self, role, bound):
        return literals.text(self, role)

    def on_number(self, role, bound):
        return literals.number(self, role)

    def on_slice(self, argument, bound):
        return literals.section(self), ATOM

    def on_compare(self, argument, bound):
        return self.pick(("<", ">", "<=", ">=", ">", "<", "==", "!=")), ATOM

    def on_fstring(self, argument, bound):
        """An f-string about the receiver's variable, and often another."""
        parts = [literals.plain(self, self.theme.pick(self.theme.words)) + self.pick((" ", ": ", "=", "-", "", "_", "/"))] if self.chance(0.6) else []
        parts.append("{" + self.shown(self.about) + "}")
        if self.chance(0.45):
            other = self.pick(self.scope) if self.scope else self.about
            other.uses += 1
            parts.append(self.pick((" ", "-", ":", ", ", "", "_", " of ", "/")))
            parts.append("{" + self.shown(other) + "}")
        if self.chance(0.25):
            parts.append(self.pick(("!", ".", "", ")", "?", " items", "px", "%")))
        return "f" + self.quote + "".join(parts) + self.quote, ATOM

    def shown(self, v):
        kind = v.kind
        if kind in "sif" and self.random() < 0.5:
            spec = self.pick(SPECS[kind])
            return v.name + (spec if spec.startswith("!") or not spec else ":" + spec)
        if self.random() < 0.06:
            return v.name + "="
        if kind in "sc" and self.random() < 0.4:
            return v.name + self.pick((".upper()", ".title()", "[0]", "[::-1]", "[:3]", ".strip()", "[-1]"))
        if kind[0] in "sldtS" and self.random() < 0.35:
            return "len(" + v.name + ")"
        if kind == "i" and self.random() < 0.3:
            return v.name + self.pick((" + 1", " * 2", " % 10", " // 2", " - 1"))
        return v.name

    def on_parameter(self, name, bound):
        return bound[name].name, ATOM

    def on_ret(self, argument, bound):
        """What an early return gives: something plain, or something of what is at hand."""
        draw = self.random()
        if draw < 0.45 and self.scope:
            v = self.receiver() if draw < 0.25 else self.about or self.receiver()
            v.uses += 1
            return v.name, ATOM
        if draw < 0.75 and self.scope:
            v = self.about if self.about is not None and self.random() < 0.6 else self.receiver()
            target = v.kind if self.random() < 0.5 else self.pick(TARGETS[v.kind])
            return self.made_of(v, target, 0)
        return self.pick(("-1", "0", "None", "[]", "''", "False", "True", "1", "{}", self.quoted(self.theme.word()))), ATOM

    def on_body(self, indent, bound):
        saved = self.scope, self.focus
        self.scope = saved[0][:]
        temporary = [v for v in bound.values() if v.name] if bound else []
        for v in temporary:
            self.scope.append(v)
        if temporary:
            self.focus = self.pick(temporary)
        self.nesting += 1
        lines = self.statement()
        if self.random() < 0.3 and not last_leaves(lines):
            lines = lines + self.statement()
        self.nesting -= 1
        self.scope, self.focus = saved
        return ("\n" + " " * indent).join(lines), ATOM

    # Statements: lists of lines

    def statement(self, room=6):
        """One statement about some variable in scope. Falls back to a plain assignment where nothing fits."""
        for _ in range(12):
            v = self.receiver()
            table = ON.get(v.kind)
            if self.looping and self.random() < 0.12 and v.kind in IN_LOOP:
                table = IN_LOOP[v.kind]
            if table is None:
                continue
            t = table[int(self.random() * len(table))]
            if t.lines > room or (t.mutates and v.name in self.frozen) or (t.grows and self.looping):
                continue
            if self.nesting and (t.body or (t.loops and self.random() < 0.75) or (self.nesting > 1 and t.lines > 2)):
                continue
            return self.write(t, v)
        v = self.scope[-1]
        return [f"{self.names.variable(v.kind)} = {v.name}"]

    def write(self, t, v):
        """The lines of a statement template about a variable; its lasting variables join the scope."""
        v.uses += 1
        bound = {name: self.new(kind, v.parameter) for name, kind, _ in t.decls} if t.decls else None
        if t.loops:
            self.looping += 1
            self.frozen.append(v.name)
        text = self.fill(t, v.name, ATOM, v.kind, v, bound)
        if t.loops:
            self.looping -= 1
            self.frozen.pop()
        for name in t.lasting:
            self.scope.append(bound[name])
        if t.mutates and v in self.scope and v is not self.scope[-1] and self.random() < 0.7:
            self.scope.remove(v)
            self.scope.append(v)
        return text.split("\n")


def last_leaves(lines):
    return lines[-1].lstrip().startswith(("return", "raise", "continue", "break"))


HANDLERS = {
    "expr": Writer.on_expr, "of_var": Writer.on_of_var, "of_recv": Writer.on_of_recv, "text": Writer.on_text,
    "number": Writer.on_number, "slice": Writer.on_slice, "compare": Writer.on_compare, "fstring": Writer.on_fstring,
    "parameter": Writer.on_parameter, "ret": Writer.on_ret, "body": Writer.on_body,
}
__all__ = ["ELEMENT", "KEYED", "Parameter", "Variable", "Writer"]
