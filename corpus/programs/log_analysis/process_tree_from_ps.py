PS = """\
1 0 init 2
10 1 sshd 5
12 10 bash 3
13 12 python 40
20 1 cron 1
21 99 orphan 7"""


class Process:
    def __init__(self, pid, parent, name, memory):
        self.pid, self.parent_id = int(pid), int(parent)
        self.name, self.memory = name, int(memory)
        self.children = []

    def total(self):
        return self.memory + sum(c.total() for c in self.children)

    def tree(self, indent=""):
        print(f"{indent}{self.name}({self.pid}) {self.total()}M")
        for c in sorted(self.children, key=lambda c: -c.total()):
            c.tree(indent + "  ")

    def kill(self, table):
        gone = [self.pid]
        for c in self.children:
            gone += c.kill(table)
        table.pop(self.pid)
        return gone


table = {}
for line in PS.splitlines():
    p = Process(*line.split())
    table[p.pid] = p
roots = []
for p in table.values():
    parent = table.get(p.parent_id)
    (parent.children if parent else roots).append(p)
for root in roots:
    root.tree()
print(table[10].kill(table), sorted(table))
print(roots[0].total())             # the killed ones are still children of init
