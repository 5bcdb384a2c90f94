from contextlib import ExitStack

garden = []


def plant(name, stack):
    garden.append(name)
    stack.callback(garden.remove, name)
    return len(garden)


def season(names, frost=None):
    with ExitStack() as stack:
        for n in names:
            plant(n, stack)
            if n == frost:
                print("frost at", n, garden)
                return None
        keep = stack.pop_all()
    return keep


spring = season(["peas", "leek"])
print("spring", garden)
summer = season(["beans", "melon", "corn"], frost="melon")
print("summer", summer, garden)
autumn = season(("kale",))
print("autumn", garden)
spring.close()
print("spring cleared:", garden)
autumn.close()
autumn.close()
print(garden, len(garden))
