import nowhere_module


def main():
    size = 3
    names = [nowhere_module.name(i) for i in range(size)]
    return names
