from contextlib import suppress


class Bench:
    limit = 3

    def __init__(self, on_pitch, bench):
        self.on_pitch = set(on_pitch)
        self.bench = list(bench)
        self.used = []

    def change(self, out, into, *, minute):
        if len(self.used) == self.limit:
            raise PermissionError(f"{minute}': no changes left")
        if out not in self.on_pitch:
            raise LookupError(f"{minute}': {out} does not play")
        self.bench.remove(into)
        self.on_pitch.remove(out)
        self.on_pitch.add(into)
        self.used.append((minute, out, into))


def main():
    team = Bench({"Ada", "Bea", "Cleo", "Dana"}, ["Emi", "Fay", "Gia", "Hope"])
    plan = [("Ada", "Emi", 46), ("Ada", "Fay", 60), ("Bea", "Emi", 61), ("Emi", "Fay", 70), ("Dana", "Gia", 80), ("Cleo", "Hope", 85)]
    refused = []
    for out, into, minute in plan:
        try:
            team.change(out, into, minute=minute)
        except (LookupError, PermissionError) as e:
            refused.append(str(e))
        except ValueError:
            refused.append(f"{minute}': {into} is not on the bench")
    print(*refused, sep="\n")
    print(sorted(team.on_pitch), team.bench)
    with suppress(PermissionError):
        team.change("Cleo", "Hope", minute=90)
        print("changed after all")
    print([f"{m}' {o}>{i}" for m, o, i in team.used])


main()
