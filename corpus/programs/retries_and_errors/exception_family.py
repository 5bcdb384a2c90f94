class KitchenError(Exception):
    code = 1

    def __init__(self, what, **details):
        super().__init__(what)
        self.details = details

    def __str__(self):
        extra = ", ".join(f"{k}={v}" for k, v in self.details.items())
        return f"[{self.code}] {self.args[0]}" + (f" ({extra})" if extra else "")


class Burnt(KitchenError):
    code = 20


class Missing(KitchenError):
    code = 30


class MissingTool(Missing):
    code = 31


def cook(dish, minutes, cupboard, tools):
    if dish not in cupboard:
        raise Missing(dish)
    if dish == "waffle" and "iron" not in tools:
        raise MissingTool("iron", needed_for=dish)
    if minutes > cupboard[dish]:
        raise Burnt(dish, minutes=minutes, limit=cupboard[dish])
    return f"{dish} done"


cupboard = {"egg": 6, "waffle": 5}
worst = 0
for dish, minutes, tools in [("egg", 5, []), ("egg", 9, ["pan"]), ("waffle", 3, []), ("toast", 1, [])]:
    try:
        print(cook(dish, minutes, cupboard, tools))
    except Missing as e:
        print("shop:", e)
        worst = max(worst, e.code)
    except KitchenError as e:
        print("clean:", e)
        worst = max(worst, e.code)
print("exit code", worst)
print(issubclass(MissingTool, KitchenError), Burnt.__mro__[1].__name__)
