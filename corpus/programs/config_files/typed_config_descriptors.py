class Option:
    def __init__(self, default, check=None):
        self.default = default
        self.check = check

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.get(self.name, self.default)

    def __set__(self, obj, value):
        if not isinstance(value, type(self.default)):
            value = type(self.default)(value)
        if self.check and not self.check(value):
            raise ValueError(f"{value!r} is not allowed for {self.name}")
        obj.__dict__[self.name] = value


class Config:
    @classmethod
    def options(cls):
        return [n for n, o in vars(cls).items() if isinstance(o, Option)]

    def changed(self):
        return {n: getattr(self, n) for n in self.options() if n in vars(self)}


class GameConfig(Config):
    volume = Option(0.8, lambda v: 0 <= v <= 1)
    lives = Option(3, lambda n: n > 0)
    player = Option("nobody", str.isalpha)


game = GameConfig()
print(game.options(), game.volume, game.lives, game.player)
game.lives = "5"
game.volume = 1
print(game.changed(), type(game.volume).__name__)
for name, value in (("volume", 1.1), ("player", "R2D2"), ("lives", "many")):
    try:
        setattr(game, name, value)
    except ValueError as e:
        print(e)
other = GameConfig()
print(other.changed(), other.lives, GameConfig.lives.default)
