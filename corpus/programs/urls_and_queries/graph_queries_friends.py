PEOPLE = {
    "ada": {"age": 36, "likes": ["bob", "cy"]},
    "bob": {"age": 41, "likes": ["cy"]},
    "cy": {"age": 19, "likes": ["ada", "dee"]},
    "dee": {"age": 28, "likes": []},
}


class Selection:
    def __init__(self, names):
        self.names = list(dict.fromkeys(names))

    def out(self):
        return Selection(n for name in self.names for n in PEOPLE[name]["likes"])

    def into(self):
        return Selection(p for p, d in PEOPLE.items() if set(d["likes"]) & set(self.names))

    def has(self, **conditions):
        def good(name):
            for key, test in conditions.items():
                value = PEOPLE[name][key]
                if not (test(value) if callable(test) else value == test):
                    return False
            return True

        return Selection(filter(good, self.names))

    def values(self, key):
        return [PEOPLE[n][key] for n in self.names]

    def __sub__(self, other):
        return Selection(n for n in self.names if n not in other.names)

    def __bool__(self):
        return bool(self.names)

    def __repr__(self):
        return f"<{' '.join(self.names) or 'nobody'}>"


V = Selection
print(V(["ada"]).out(), V(["ada"]).out().out())
print(V(PEOPLE).has(age=lambda a: a < 30), V(["dee"]).out())
print(V(["cy"]).into(), V(["cy"]).into().values("age"))
mutual = [(p, q) for p in PEOPLE for q in PEOPLE[p]["likes"] if p in PEOPLE[q]["likes"] and p < q]
print(mutual)
far = V(["ada"]).out().out() - V(["ada"]).out() - V(["ada"])
print(far, bool(V([]).out()), bool(far))
print(V(PEOPLE).has(age=28, likes=[]))
