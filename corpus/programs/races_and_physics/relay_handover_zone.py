def position(v, a, t, start=0.0):
    return start + v * t + a * t * t / 2


def meeting(incoming, outgoing, mark, step=0.1):
    """When the incoming runner reaches the outgoing one, who leaves when the other passes the mark."""
    t = 0.0
    while t < 6:
        x_in = position(incoming, 0, t, start=-mark)
        x_out = position(0, outgoing, t)
        if x_in >= x_out:
            return round(t, 2), round(x_out, 2), outgoing * t
        t += step
    return None


for mark in (3, 5, 7, 10):
    result = meeting(9.5, 3.2, mark)
    if result is None:
        print(mark, "m: never caught")
        continue
    t, where, speed = result
    zone = "ok" if 0 <= where <= 20 else "outside"
    print(f"{mark:>2} m: after {t} s at {where} m, {speed:.1f} m/s {zone}")

legs = {"A": 10.4, "B": 10.1, "C": 10.3, "D": 9.9}
handover_loss = [0.21, 0.35, 0.18]
total = sum(legs.values()) + sum(handover_loss)
print(f"total {total:.2f}, worst handover {'ABC'[handover_loss.index(max(handover_loss))]}")
