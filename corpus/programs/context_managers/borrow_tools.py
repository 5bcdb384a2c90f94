from contextlib import contextmanager, ExitStack

shed = {"saw": 1, "hammer": 2, "drill": 1}
history = []

@contextmanager
def borrow(tool):
    if shed[tool] == 0:
        raise LookupError(f"no {tool} left")
    shed[tool] -= 1
    history.append("out " + tool)
    try:
        yield tool
    finally:
        shed[tool] += 1
        history.append("back " + tool)

with borrow("hammer") as h, borrow("hammer"):
    print("two", h + "s", shed)

def job(*tools):
    with ExitStack() as stack:
        got = [stack.enter_context(borrow(t)) for t in tools]
        return "done with " + " and ".join(got)

print(job("saw", "drill"))
try:
    print(job("hammer", "drill", "drill"))
except LookupError as e:
    print("not possible:", e)
print(shed)
print(history[-4:])
print(len(history), history.count("out drill"))
