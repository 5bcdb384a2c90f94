lines = []

def logger(prefix, level=1):
    def log(message, at=1):
        if at >= level:
            lines.append("%s%s" % (prefix, message))
    def child(name, level=level):
        return logger(prefix + name + ": ", level)
    log.child = child
    return log

root = logger("")
db = root.child("db")
query = db.child("query", level=2)

root("start")
db("connected")
query("select 1")
query("slow!", at=3)
db.child("pool")("size 5", 2)
quiet = root.child("quiet", 9)
quiet("nobody hears this")

print(*lines, sep="\n")
prefixes = [l.rpartition(": ")[0] for l in lines]
print(prefixes)
print({p: prefixes.count(p) for p in prefixes})
