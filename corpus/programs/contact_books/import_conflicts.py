from copy import deepcopy

phone = {"Ann": {"mobile": "111", "home": "112"}, "Ben": {"mobile": "221"}}
laptop = {"Ann": {"mobile": "111", "work": "119"}, "Ben": {"mobile": "222"}, "Cat": {"home": "333"}}


def sync(a, b, prefer="a"):
    result = deepcopy(a)
    conflicts = []
    for name, numbers in b.items():
        mine = result.setdefault(name, {})
        for kind, number in numbers.items():
            if kind in mine and mine[kind] != number:
                conflicts.append(f"{name}/{kind}: {mine[kind]} <> {number}")
                if prefer == "b":
                    mine[kind] = number
            else:
                mine[kind] = number
    return result, conflicts


def main():
    merged, conflicts = sync(phone, laptop)
    for name in merged:
        print(name, merged[name])
    print("conflicts:", conflicts)
    other, _ = sync(phone, laptop, prefer="b")
    print(other["Ben"], merged["Ben"], phone["Ben"])
    print(merged == other, merged["Cat"] is laptop["Cat"])
    numbers = [n for d in merged.values() for n in d.values()]
    print(len(numbers), sorted(numbers)[-1])
    shallow = dict(phone)
    shallow["Ann"]["mobile"] = "000"
    print(phone["Ann"]["mobile"], merged["Ann"]["mobile"])


main()
