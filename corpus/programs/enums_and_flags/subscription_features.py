from enum import Flag, auto


class Feature(Flag):
    NONE = 0
    EXPORT = auto()
    SHARE = auto()
    OFFLINE = auto()
    API = auto()


PLANS = {
    "free": Feature.NONE,
    "plus": Feature.EXPORT | Feature.SHARE,
    "team": Feature.EXPORT | Feature.SHARE | Feature.API,
}


class User:
    def __init__(self, name, plan="free", extra=Feature.NONE):
        self.name = name
        self.features = PLANS[plan] | extra

    def can(self, *wanted):
        return all(w in self.features for w in wanted)


def upgrade_for(feature):
    return [plan for plan, f in PLANS.items() if feature in f]


def main():
    users = [User("Kai"), User("Lea", "plus", Feature.OFFLINE), User("Mo", plan="team")]
    for u in users:
        row = ["x" if u.can(f) else "." for f in (Feature.EXPORT, Feature.SHARE, Feature.OFFLINE, Feature.API)]
        print(u.name.ljust(4), "".join(row), u.features.value)
    print(users[1].can(Feature.SHARE, Feature.OFFLINE), users[2].can(Feature.OFFLINE))
    print(upgrade_for(Feature.API), upgrade_for(Feature.SHARE | Feature.EXPORT))
    print(upgrade_for(Feature.NONE))
    users[2].features &= ~Feature.EXPORT
    print(users[2].features == Feature.SHARE | Feature.API)


main()
