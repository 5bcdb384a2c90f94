from itertools import chain, zip_longest

yesterday = {"sofa": 799, "rug": 120, "lamp": 45}
today = {"rug": 99, "lamp": 45, "table": 310, "chair": 85}

removed = [k for k in yesterday if k not in today]
added = [k for k in today if k not in yesterday]
cheaper = {k: yesterday[k] - today[k] for k in yesterday.keys() & today if today[k] < yesterday[k]}

for left, right in zip_longest(removed, added, fillvalue="-"):
    print(f"{left:>10} | {right}")

lines = list(chain(
    ("Dear customer,", ""),
    (f"the {name} is {off} cheaper now." for name, off in cheaper.items()),
    (f"you left a {name} in your basket." for name in added),
    ("", f"Sum: {sum(today.values())}"),
))
print("\n".join(lines))
longest = max(lines, key=len)
print("=" * len(longest))
print(sum(today.values()) - sum(yesterday.values()))
