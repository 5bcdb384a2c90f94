from dataclasses import dataclass
from typing import List, Union


@dataclass
class Question:
    text: str
    points: int


@dataclass
class Section:
    title: str
    parts: List[Union["Section", Question]]


def points(node):
    match node:
        case Question(points=p):
            return p
        case Section(parts=[]):
            return 0
        case Section(parts=parts):
            return sum(map(points, parts))


def outline(node, prefix=""):
    match node:
        case Question(text, p):
            yield f"{prefix} {text} ({p})"
        case Section(title, parts):
            yield f"{prefix} {title} [{points(node)}]".strip()
            for i, part in enumerate(parts, 1):
                yield from outline(part, f"{prefix}{i}.")


def scale(node, factor):
    if isinstance(node, Question):
        node.points = round(node.points * factor)
    else:
        for part in node.parts:
            scale(part, factor)
    return node


def main():
    exam = Section("Exam", [
        Question("Define a limit", 4),
        Section("Derivatives", [Question("of sin(x²)", 3), Question("of ln x", 3)]),
        Section("Bonus", []),
    ])
    print("\n".join(outline(exam)))
    scale(exam, 1.5)
    print(points(exam), [p.points for p in exam.parts[1].parts])
    exam.parts.append(exam.parts[1])
    print(points(scale(exam, 2)))


if __name__ == "__main__":
    main()
