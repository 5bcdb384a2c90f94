ORDERS = """\
anna;tea;2;3.50
ben;cake;x;2.00
# late ones
cleo;tea;1;3.50

ben;tea;4;3.00"""


def lines(text):
    for line in text.splitlines():
        line = line.strip()
        if line and not line.startswith("#"):
            yield line


def rows(source):
    for line in source:
        yield dict(zip(("who", "what", "n", "price"), line.split(";")))


def valid(source, rejected):
    for row in source:
        if not row["n"].isdigit():
            rejected.append(row["who"])
            continue
        row["n"] = int(row["n"])
        row["price"] = float(row["price"])
        yield row


def only(source, what):
    return (r for r in source if r["what"] == what)


rejected = []
teas = only(valid(rows(lines(ORDERS)), rejected), "tea")
print(rejected)                 # nothing has run so far
print(sum(r["n"] * r["price"] for r in teas))
print(rejected, list(teas))
