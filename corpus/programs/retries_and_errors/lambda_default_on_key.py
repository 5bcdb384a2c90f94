def attempt(f, *args, otherwise=None, catch=Exception, **kwargs):
    """Call f; on an error return `otherwise`, which may be a function of the error."""
    try:
        return f(*args, **kwargs)
    except catch as e:
        return otherwise(e) if callable(otherwise) else otherwise

print(attempt(int, "12"), attempt(int, "zwölf", otherwise=-1))
print(attempt(int, "ff", base=16), attempt(int, "fg", base=16, otherwise="not hex"))
print(attempt(lambda: [1, 2][5], otherwise=lambda e: type(e).__name__))
print(attempt(max, [], otherwise=0), attempt(max, [], default=9))

rows = [{"w": "3", "h": "4"}, {"w": "5"}, {"w": "x", "h": "1"}]
area = lambda r: int(r["w"]) * int(r["h"])
areas = [attempt(area, r, otherwise=lambda e: f"<{e}>") for r in rows]
print(areas)
known = [a for a in areas if isinstance(a, int)]
print(sum(known), len(known))

try:
    attempt("text".index, "z", catch=KeyError)
except ValueError as e:
    print("went through:", e)
