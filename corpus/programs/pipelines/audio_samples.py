def clip(samples, limit):
    return [max(-limit, min(limit, s)) for s in samples]

def gain(samples, db):
    factor = 10 ** (db / 20)
    return [round(s * factor) for s in samples]

def fade(samples):
    n = len(samples)
    return [int(s * (n - i) / n) for i, s in enumerate(samples)]

def echo(samples, delay, strength=0.5):
    out = samples[:] + [0] * delay
    for i, s in enumerate(samples):
        out[i + delay] += int(s * strength)
    return out

def peak(samples):
    return max(samples, key=abs)

chain = [
    ("gain", gain, {"db": 6}),
    ("clip", clip, {"limit": 150}),
    ("echo", echo, {"delay": 2}),
    ("fade", fade, {}),
]
sound = [0, 40, 90, -70, 20, -110]
for name, effect, options in chain:
    sound = effect(sound, **options)
    print(f"{name}: peak {peak(sound):+d} {sound}")
loud = sum(abs(s) > 100 for s in sound)
print("length", len(sound), "loud", loud)
