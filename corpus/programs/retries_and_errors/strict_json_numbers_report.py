import json

documents = {
    "good": '{"price": 4.5, "count": 3}',
    "text": '{"price": "4,5", "count": 3}',
    "null": '{"price": null, "count": 1}',
    "list": '[1, 2]',
    "cut": '{"price": 4.5, "cou',
    "short": '{"price": 2}',
}
totals = {}
problems = {}

for name, text in documents.items():
    try:
        data = json.loads(text)
        totals[name] = data["price"] * data["count"]
        if not isinstance(totals[name], (int, float)):
            raise TypeError(f"total is {totals[name]!r}")
    except json.JSONDecodeError as e:
        problems[name] = f"{e.msg} at {e.pos}"
    except KeyError as e:
        problems[name] = f"no {e}"
    except TypeError as e:
        problems[name] = str(e)
        totals.pop(name, None)

print(totals)
for name, problem in problems.items():
    print(f"{name:<6}{problem}")
print(len(totals) + len(problems) == len(documents), sorted(problems)[0])
