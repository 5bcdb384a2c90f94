import hashlib
from dataclasses import dataclass, field


@dataclass
class Flag:
    name: str
    percent: int = 0
    allow: set = field(default_factory=set)
    deny: set = field(default_factory=set)

    def bucket(self, user):
        return int(hashlib.md5(f"{self.name}:{user}".encode()).hexdigest(), 16) % 100

    def enabled(self, user):
        if user in self.deny:
            return False
        return user in self.allow or self.bucket(user) < self.percent


class Flags(dict):
    def __missing__(self, name):
        return Flag(name)


FLAGS = Flags({
    "new_menu": Flag("new_menu", 50),
    "dark_mode": Flag("dark_mode", 100, deny={"ola"}),
    "beta": Flag("beta", allow={"kim", "ola"}),
})


def features(user):
    return [name for name, flag in FLAGS.items() if flag.enabled(user)]


users = ["kim", "ola", "per", "siv", "åsa"]
for u in users:
    print(f"{u:<4}{FLAGS['new_menu'].bucket(u):>3} {features(u)}")
count = sum(FLAGS["new_menu"].enabled(u) for u in users)
FLAGS["new_menu"].percent = 0
print(count, sum(FLAGS["new_menu"].enabled(u) for u in users))
print(FLAGS["unknown"].enabled("kim"), "unknown" in FLAGS)
FLAGS["beta"].deny |= FLAGS["beta"].allow - {"kim"}
print(features("ola"), features("kim"))
