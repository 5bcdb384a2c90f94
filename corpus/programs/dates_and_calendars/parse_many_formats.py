from datetime import datetime

FORMATS = ["%Y-%m-%d", "%d.%m.%Y", "%m/%d/%Y", "%d %B %Y", "%b %d, %Y", "%d.%m.%y"]


def parse(text):
    for f in FORMATS:
        try:
            return datetime.strptime(text.strip(), f).date(), f
        except ValueError:
            continue
    raise ValueError(f"no idea what {text!r} means")


inputs = ["2024-03-05", "5.3.2024", "03/05/2024", "5 March 2024", "Mar 5, 2024", "05.03.24", "13/05/2024", "5th of March"]

parsed = {}
failed = []
for text in inputs:
    try:
        day, form = parse(text)
    except ValueError as e:
        failed.append(text)
        print("?", e)
    else:
        parsed[text] = day
        print(f"{text:<14}{day}  {form}")

unique = set(parsed.values())
print(len(parsed), "readable,", len(unique), "different;", len(failed), "failed")
ambiguous = [t for t in parsed if "/" in t and all(int(p) <= 12 for p in t.split("/")[:2])]
print("ambiguous:", ambiguous)
print(parse(" 1.1.70 ")[0], parse("1.1.1970")[0], parse("1.1.69")[0])
