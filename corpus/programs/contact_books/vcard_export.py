from dataclasses import dataclass, field, asdict
from typing import Optional


@dataclass(order=True)
class Person:
    last: str
    first: str
    phones: list[str] = field(default_factory=list, compare=False)
    nickname: Optional[str] = field(default=None, compare=False)

    def vcard(self) -> str:
        lines = ["BEGIN:VCARD", f"N:{self.last};{self.first}"]
        if self.nickname:
            lines.append("NICKNAME:" + self.nickname)
        lines += [f"TEL;PREF={i}:{p}" for i, p in enumerate(self.phones, 1)]
        lines.append("END:VCARD")
        return "\n".join(lines)


def parse(card: str) -> Person:
    person = Person("", "")
    for line in card.splitlines():
        key, _, value = line.partition(":")
        match key.split(";"):
            case ["N"]:
                person.last, person.first = value.split(";")
            case ["TEL", *_]:
                person.phones.append(value)
            case ["NICKNAME"]:
                person.nickname = value
    return person


def main():
    people = [
        Person("Ruiz", "Carmen", ["555-1", "555-2"]),
        Person("Abel", "Tom", nickname="Tommy"),
        Person("Ruiz", "Ana"),
    ]
    people.sort()
    print([f"{p.first} {p.last}" for p in people])
    card = people[-1].vcard()
    print(card)
    again = parse(card)
    print(again == people[-1], again is people[-1])
    print(asdict(parse(people[0].vcard())))


if __name__ == "__main__":
    main()
