import re
from typing import Callable, Dict


class Rules:
    _compiled: Dict[str, Callable] = {}
    compiled_count = 0

    @classmethod
    def get(cls, rule: str) -> Callable[[str], bool]:
        if rule not in cls._compiled:
            cls._compiled[rule] = cls._compile(rule)
            cls.compiled_count += 1
        return cls._compiled[rule]

    @staticmethod
    def _compile(rule):
        kind, _, arg = rule.partition(":")
        match kind:
            case "max":
                limit = int(arg)
                return lambda s: len(s) <= limit
            case "re":
                pattern = re.compile(arg)
                return lambda s: pattern.fullmatch(s) is not None
            case "in":
                allowed = set(arg.split(","))
                return lambda s: s in allowed
            case "required":
                return bool
        raise ValueError(f"unknown rule {kind!r}")


FORM = {
    "name": "required max:10",
    "zip": r"required re:\d{5}",
    "size": "in:S,M,L",
}


def validate(data):
    errors = {}
    for name, rules in FORM.items():
        value = data.get(name, "")
        broken = [r for r in rules.split() if not Rules.get(r)(value)]
        if broken:
            errors[name] = broken
    return errors


def main():
    print(validate({"name": "Ruth", "zip": "20095", "size": "M"}))
    print(validate({"name": "Maximiliane", "zip": "2009", "size": "XL"}))
    print(validate({}), Rules.compiled_count)
    FORM["age"] = "number:3"
    try:
        validate({"age": "40"})
    except ValueError as e:
        print(e, Rules.compiled_count)
    print(sorted(Rules._compiled, key=len)[-1])


main()
