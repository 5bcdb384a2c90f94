class Step:
    def __init__(self, text, minutes):
        self.text = text
        self.minutes = minutes
        self.next = None


class Recipe:
    def __init__(self, title):
        self.title = title
        self.first = None
        self.last = None

    def then(self, text, minutes=0):
        step = Step(text, minutes)
        if self.last:
            self.last.next = step
        else:
            self.first = step
        self.last = step
        return self

    def after(self, text, new_text, minutes=0):
        step = self.first
        while step.text != text:
            step = step.next
        new = Step(new_text, minutes)
        new.next = step.next
        step.next = new
        return self

    def card(self):
        lines = [self.title, "=" * len(self.title)]
        step, clock = self.first, 0
        while step:
            lines.append(f"{clock:>3}' {step.text}")
            clock += step.minutes
            step = step.next
        return "\n".join(lines + [f"{clock:>3}' done"])


def main():
    crepes = Recipe("Crêpes")
    crepes.then("mix", 5).then("rest dough", 30).then("fry", 15)
    print(crepes.card())
    crepes.after("fry", "sprinkle sugar", 1)
    crepes.then("serve", 2)
    print(crepes.card())
    crepes.after("mix", "sieve flour", 3)
    print(crepes.card().count("\n"))


if __name__ == "__main__":
    main()
