from contextlib import suppress

settings = {"volume": "7", "speed": "fast", "zoom": "0"}
loaded = {}

for name in ("volume", "speed", "zoom", "theme"):
    with suppress(KeyError, ValueError):
        raw = settings[name]
        value = int(raw)
        loaded[name] = value
        print("loaded", name)
    # goes on here after an error

with suppress(ZeroDivisionError):
    loaded["ratio"] = loaded["volume"] / loaded["zoom"]
    print("not reached")

numbers = [3, 1, 2]
with suppress(ValueError):
    while True:
        numbers.remove(1)
        numbers.remove(3)
print(loaded, numbers)
with suppress(LookupError):
    numbers[5] += 1
with suppress(IndexError):
    loaded["theme"] += 1
