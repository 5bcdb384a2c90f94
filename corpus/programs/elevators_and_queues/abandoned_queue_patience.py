class Person:
    count = 0

    def __init__(self, name, patience):
        type(self).count += 1
        self.name, self.patience = name, patience
        self.waited = 0

    def __repr__(self):
        return f"{self.name}:{self.waited}/{self.patience}"


class Impatient(Person):
    def __init__(self, name):
        super().__init__(name, patience=2)


def serve(queue, every, until):
    gone, done = [], []
    for minute in range(1, until + 1):
        for p in queue:
            p.waited += 1
            if p.waited > p.patience:
                queue.remove(p)
                gone.append(p)
        if minute % every == 0 and queue:
            done.append(queue.pop(0))
    return done, gone


def main():
    queue = [Person("Alma", 9), Impatient("Bruno"), Impatient("Cosma"), Person("Dario", 5), Impatient("Enzo")]
    done, gone = serve(queue, every=4, until=10)
    print("served", done)
    print("gone", gone)
    print("waiting", queue)
    print(Person.count, Impatient.count, "people")


if __name__ == "__main__":
    main()
