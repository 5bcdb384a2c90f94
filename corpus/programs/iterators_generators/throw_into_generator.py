class Skip(Exception):
    pass


def worker(jobs):
    done = []
    for job in jobs:
        try:
            answer = yield job
        except Skip as why:
            print("   skipped", job, f"({why})")
            continue
        except KeyboardInterrupt:
            print("   stopped at", job)
            break
        done.append((job, answer))
    yield done


w = worker(["wash", "cook", "iron", "shop"])
print(next(w))
print(w.send("20 min"))
print(w.throw(Skip("not hungry")))
print(w.send("5 min"))
print(w.throw(KeyboardInterrupt()))
print(next(w, "over"))
