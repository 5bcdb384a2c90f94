pending = []

def deferred(f):
    def later(*args, **kw):
        pending.append((f, args, kw))
        return len(pending)
    return later

@deferred
def paint(wall, colour="white"):
    print("painting", wall, colour)

@deferred
def buy(*things):
    for t in things:
        print("buying", t)
    if "brush" in things:
        paint("door", colour="green")

def run_all():
    done = 0
    while pending:
        f, args, kw = pending.pop(0)
        f(*args, **kw)
        done += 1
    return done

print(paint("kitchen"))
print(buy("brush", "tape"))
print(paint("hall", colour="grey"))
print([f.__name__ for f, *_ in pending])
print(run_all(), "tasks done")
print(run_all())
