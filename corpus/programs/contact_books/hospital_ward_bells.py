beds = {"1a": "Huber", "1b": None, "2a": "Sato", "2b": "Lund"}
bells = []


def ring(bed, urgent=False):
    patient = beds.get(bed)
    if patient is None:
        return bed + " is empty"
    if urgent:
        bells.insert(0, bed)
    else:
        bells.append(bed)
    return f"{patient} rings"


def answer():
    bed = bells.pop(0)
    return f"with {beds[bed]} in {bed}"


def move(old, new):
    beds[new], beds[old] = beds[old], None


def main():
    print(ring("1a"), "|", ring("1b"), "|", ring("2b"), "|", ring("9z"))
    print(ring("2a", urgent=True), bells)
    print(answer())
    move("2b", "1b")
    print(beds)
    print(answer())
    print(answer())
    free = sorted(b for b, p in beds.items() if not p)
    print("free:", free, "left:", bells)
    ring("1b")
    ring("1b")
    print(bells, len(set(bells)))
    while bells:
        print(answer())
    print({p: b for b, p in beds.items() if p})


main()
