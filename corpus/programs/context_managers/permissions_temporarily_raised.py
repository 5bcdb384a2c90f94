from contextlib import contextmanager


class Denied(Exception):
    pass


class User:
    def __init__(self, name, *rights):
        self.name = name
        self.rights = set(rights)
        self.audit = []

    @contextmanager
    def sudo(self, *extra):
        added = set(extra) - self.rights
        self.rights |= added
        self.audit.append("+" + ",".join(sorted(added)))
        try:
            yield added
        except Denied as e:
            self.audit.append(f"!{e}")
            raise
        finally:
            self.rights -= added
            self.audit.append("-")

    def do(self, right):
        if right not in self.rights:
            raise Denied(right)
        return f"{self.name} can {right}"


ida = User("Ida", "read")
with ida.sudo("write", "read") as got:
    print(ida.do("write"), got)
    with ida.sudo("delete"):
        print(ida.do("delete"), sorted(ida.rights))
    try:
        with ida.sudo("write"):
            ida.do("delete")
    except Denied as e:
        print("denied", e)
print(ida.rights, ida.audit)
ida.do("write")
