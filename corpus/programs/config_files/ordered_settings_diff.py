from collections import OrderedDict

old_text = "width=80\nheight=24\nfont=Mono\ncursor=block\n"
new_text = "font=Mono\nwidth=100\ncursor=block\nbell=off\n"


def load(text):
    result = OrderedDict()
    for line in text.splitlines():
        key, value = line.split("=")
        result[key] = value
    return result


def report(old, new):
    lines = []
    for key in old:
        if key not in new:
            lines.append(f"- {key}={old[key]}")
        elif old[key] != new[key]:
            lines.append(f"! {key}={old[key]} -> {new[key]}")
    lines += [f"+ {key}={new[key]}" for key in new if key not in old]
    return lines


def main():
    old, new = load(old_text), load(new_text)
    print(*report(old, new), sep="\n")
    shared_old = [k for k in old if k in new]
    shared_new = [k for k in new if k in old]
    print("order changed" if shared_old != shared_new else "same order", shared_old, shared_new)
    new.move_to_end("width", last=False)
    print(list(new), new == old)
    new.popitem()
    same = OrderedDict(sorted(new.items()))
    print(same == new, dict(same) == dict(new), next(reversed(same)))
    total = sum(int(v) for v in old.values() if v.isdigit())
    print(total, report(old, old))


if __name__ == "__main__":
    main()
