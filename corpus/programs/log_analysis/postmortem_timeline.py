from textwrap import indent, shorten

entries = []


def note(minute, text, *, who="bot", tags=()):
    entries.append({"minute": minute, "text": text, "who": who, "tags": set(tags)})


note(0, "CPU of db-3 above 95 % for five minutes in a row", tags=["alert"])
note(4, "pager", who="on-call", tags=("human",))
note(31, "Rolled back release 88 after noticing the missing index on orders.customer_id", who="Priyanka", tags={"human", "fix"})
note(12, "increased pool size, no effect", who="Joost", tags={"human"})
note(36, "CPU normal", tags=["alert", "resolved"])

entries.sort(key=lambda e: e["minute"])
for e in entries:
    print(f"T+{e['minute']:>2} {e['who']:<9}{shorten(e['text'], 40, placeholder=' …')}")


def first(tag):
    return next((e["minute"] for e in entries if tag in e["tags"]), None)


summary = "\n".join([
    f"detected  {first('alert')} min",
    f"human     {first('human')} min",
    f"fixed     {first('fix')} min",
    f"resolved  {first('resolved')} min",
])
print(indent(summary, "| "))
people = sorted({e["who"] for e in entries} - {"bot"})
print(", ".join(people), "| untagged:", sum(not e["tags"] for e in entries))
lag = first("resolved") - first("fix")
print(lag, "minutes after the fix;", first("review") or "no review yet")
