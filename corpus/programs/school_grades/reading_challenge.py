def pages_needed(goal, done, days_left):
    return (goal - done) // days_left


def simulate(goal, days, habits):
    done = 0
    for day in range(1, days + 1):
        need = pages_needed(goal, done, days - day + 1)
        read = min(need, habits[(day - 1) % len(habits)])
        done += read
        if day % 2 == 0:
            print(f"day {day}: {done} pages, needed {need}")
    return done


def main():
    goal = 100
    steady = simulate(goal, 7, [20])
    lazy = simulate(goal, 7, [10, 5, 30])
    for name, result in (("steady", steady), ("lazy", lazy)):
        verdict = "made it" if result >= goal else f"short by {goal - result}"
        print(name, result, verdict)


main()
