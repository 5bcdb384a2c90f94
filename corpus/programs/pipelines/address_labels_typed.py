from __future__ import annotations
from dataclasses import dataclass, replace
from typing import Iterable, Iterator


@dataclass(frozen=True)
class Address:
    name: str
    street: str
    city: str
    country: str = "DE"


def tidy(rows: Iterable[Address]) -> Iterator[Address]:
    for r in rows:
        yield replace(r, name=" ".join(r.name.split()), city=r.city.strip().title())


def unique(rows: Iterable[Address]) -> Iterator[Address]:
    seen: set[tuple[str, str]] = set()
    for r in rows:
        if (key := (r.name.lower(), r.city.lower())) not in seen:
            seen.add(key)
            yield r


def labels(rows: Iterable[Address], home: str = "DE") -> list[str]:
    out = []
    for r in rows:
        lines = [r.name, r.street, r.city]
        if r.country != home:
            lines.append({"AT": "Österreich", "FR": "France"}.get(r.country, r.country))
        out.append("\n".join(lines))
    return out


def main() -> None:
    raw = [
        Address("Eva  Maria Klein", "Ring 4", " ulm "),
        Address("eva maria klein", "Ringstr. 4", "Ulm"),
        Address("Jean Petit", "Rue Haute 1", "LYON", "FR"),
        Address("Bo Ek", "Storgatan 9", "Umeå", country="SE"),
    ]
    done = labels(unique(tidy(raw)))
    print("\n--\n".join(done))
    widest = max(len(line) for label in done for line in label.split("\n"))
    print(len(raw), "->", len(done), "width", widest)
    print(labels(raw[2:3], home="FR"))


if __name__ == "__main__":
    main()
