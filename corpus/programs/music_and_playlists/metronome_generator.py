from itertools import islice, chain


def metronome(bpm, beats=4):
    t = 0.0
    bar, beat = 1, 1
    while True:
        new_bpm = yield round(t, 3), bar, beat
        if new_bpm:
            bpm = new_bpm
        t += 60 / bpm
        beat += 1
        if beat > beats:
            bar, beat = bar + 1, 1


def main():
    m = metronome(120, beats=3)
    for t, bar, beat in islice(m, 5):
        print(f"{t:6.3f}s bar {bar} {'TICK' if beat == 1 else 'tock'}")
    print("slower:", m.send(60))
    print(next(m), next(m))
    m.close()
    print(list(m))
    swing = metronome(200, 2)
    times = [t for t, *_ in islice(swing, 6)]
    gaps = [round(b - a, 3) for a, b in zip(times, times[1:])]
    print(times, set(gaps))
    both = chain(islice(metronome(90), 2), islice(metronome(90, 2), 3))
    print([bar for _, bar, _ in both])


main()
