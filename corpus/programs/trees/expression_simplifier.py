from dataclasses import dataclass
from typing import Union


@dataclass(frozen=True)
class Num:
    value: float

    def __str__(self):
        return f"{self.value:g}"


@dataclass(frozen=True)
class Var:
    name: str

    def __str__(self):
        return self.name


@dataclass(frozen=True)
class Op:
    sign: str
    left: "Expr"
    right: "Expr"

    def __str__(self):
        return f"({self.left} {self.sign} {self.right})"


Expr = Union[Num, Var, Op]


def simplify(e: Expr) -> Expr:
    match e:
        case Op("+", l, r):
            l, r = simplify(l), simplify(r)
            if l == Num(0):
                return r
            if r == Num(0):
                return l
            return Op("+", l, r)
        case Op("*", l, r):
            l, r = simplify(l), simplify(r)
            if Num(0) in (l, r):
                return Num(0)
            if l == Num(1):
                return r
            if r == Num(1):
                return l
            return Op("*", l, r)
    return e


x, y = Var("x"), Var("y")
area = Op("+", Op("*", x, Num(1)), Op("*", Num(0), y))
print(area, "=>", simplify(area))
more = Op("*", Op("+", Num(0), y), Op("+", x, Num(2.5)))
print(more, "=>", simplify(more))
print(simplify(Op("-", x, Num(0))))
print(simplify(area) == x)
