NEEDS = {
    "calculus": ["algebra", "trigonometry"],
    "trigonometry": ["geometry"],
    "algebra": [],
    "geometry": [],
    "physics": ["calculus"],
    "poetry": [],
}


class CycleError(Exception):
    pass


def order(course, done=None, path=()):
    done = [] if done is None else done
    if course in path:
        raise CycleError(" -> ".join(path + (course,)))
    for need in NEEDS[course]:
        if need not in done:
            order(need, done, path + (course,))
    if course not in done:
        done.append(course)
    return done


def missing(course, passed):
    return [c for c in order(course) if c not in passed and c != course]


def main():
    print(order("physics"))
    print(missing("physics", {"algebra", "geometry"}))
    print(missing("poetry", set()))
    plan = []
    for c in sorted(NEEDS):
        order(c, plan)
    print(plan)
    NEEDS["geometry"].append("physics")
    try:
        order("calculus")
    except CycleError as e:
        print("cannot plan:", e)


main()
