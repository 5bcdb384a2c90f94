MISSING = object()
store = {}
slow_calls = 0

def slow(question):
    global slow_calls
    slow_calls += 1
    answers = {"capital of peru": "Lima", "meaning of xyzzy": None, "zero": 0}
    return answers.get(question)

def ask(question):
    value = store.get(question)
    if not value:
        value = slow(question)
        store[question] = value
    return value

def ask_better(question):
    value = store.get(question, MISSING)
    if value is MISSING:
        value = store[question] = slow(question)
    return value

for f in (ask, ask_better):
    store.clear()
    slow_calls = 0
    answers = [f(q) for q in ["capital of peru", "zero", "meaning of xyzzy"] * 2]
    print(f.__name__, answers, "slow calls:", slow_calls)

print(len(store), MISSING in store.values())
store["zero"] = MISSING
print(ask_better("zero"), store["zero"])
