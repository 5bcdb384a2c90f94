def stepper(items, wrap=True):
    index = 0

    def current():
        return items[index]

    def move(by=1):
        nonlocal index
        if wrap:
            index = (index + by) % len(items)
        else:
            index = max(0, min(len(items) - 1, index + by))
        return current()

    return current, move


slides = ["title", "agenda", "numbers", "questions"]
now, go = stepper(slides)
print(now(), go(), go(2), go(), go(-1))

here, walk = stepper("abc", wrap=False)
print(here(), walk(5), walk(), walk(-1), here())

slides.insert(0, "logo")
print(now(), go(), now())
slides.clear()
slides.append("end")
try:
    print(now())
except IndexError:
    print("slides were changed,", go(), "is left")
