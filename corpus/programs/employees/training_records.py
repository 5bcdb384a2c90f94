training = {
    "fire safety": {"valid": 24, "done": {"Ravn": 3, "Siri": 30, "Tor": 24}},
    "forklift": {"valid": 36, "done": {"Siri": 35}},
    "hygiene": {"valid": 12, "done": {"Ravn": 1, "Tor": 13}},
}


def expired(course):
    info = training[course]
    return [n for n, months in info["done"].items() if months > info["valid"]]


def status(person):
    result = {}
    for course, info in training.items():
        months = info["done"].get(person)
        if not months:
            result[course] = "never"
        elif months > info["valid"]:
            result[course] = "expired"
        else:
            result[course] = f"{info['valid'] - months} months left"
    return result


def main():
    for course in training:
        print(course, expired(course))
    for person in ("Ravn", "Siri", "Tor"):
        print(person, status(person))
    training["forklift"]["done"]["Tor"] = 0
    print(status("Tor"))
    todo = {p: [c for c, s in status(p).items() if not s.endswith("left")] for p in ("Ravn", "Siri", "Tor")}
    print(todo)
    print(sum(map(len, todo.values())), "courses to book")


main()
