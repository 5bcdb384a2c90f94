from urllib.parse import quote, unquote


def mailto(to, subject="", body="", *, cc=()):
    url = "mailto:" + ",".join(quote(a, safe="@") for a in ([to] if isinstance(to, str) else to))
    fields = [("subject", subject), ("body", body.replace("\n", "\r\n"))] + [("cc", c) for c in cc]
    query = "&".join(f"{k}={quote(v, safe='@')}" for k, v in fields if v)
    return url + ("?" + query if query else "")


def parse(url):
    head, _, query = url.removeprefix("mailto:").partition("?")
    result = {"to": [unquote(a) for a in head.split(",") if a], "cc": []}
    for pair in filter(None, query.split("&")):
        key, value = pair.split("=", 1)
        value = unquote(value).replace("\r\n", "\n")
        if key == "cc":
            result["cc"].append(value)
        else:
            result[key] = value
    return result


simple = mailto("eva@post.test", "Hallo & tschüß")
print(simple)
print(parse(simple))
full = mailto(["a@x.test", "b+c@x.test"], body="line 1\nline 2?", cc=["d@x.test", "e@x.test"])
print(full)
print(parse(full)["body"].splitlines(), parse(full)["cc"], parse(full)["to"])
print(parse("mailto:?subject=100%25"), parse("mailto:solo@x.test"))
again = parse(full)
print(mailto(again["to"], again.get("subject", ""), again["body"], cc=again["cc"]) == full)
print(len(full) - len(unquote(full)))
