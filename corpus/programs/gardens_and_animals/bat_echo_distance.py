import math
import statistics as st

SPEED = 343.0
calls = [(0.000, 0.0350), (0.100, 0.1280), (0.200, 0.2205), (0.280, 0.2925), (0.340, 0.3458)]

distances = [SPEED * (echo - call) / 2 for call, echo in calls]
print("distances", [f"{d:.2f} m" for d in distances])
times = [call for call, _ in calls]
speeds = [(d1 - d2) / (t2 - t1) for d1, d2, t1, t2 in zip(distances, distances[1:], times, times[1:])]
print("closing speed", [f"{v:.1f} m/s" for v in speeds])
print(f"mean {st.mean(speeds):.2f}, stdev {st.stdev(speeds):.2f}")

gaps = [round(b - a, 3) for a, b in zip(times, times[1:])]
buzz = next((i for i, g in enumerate(gaps) if g < 0.07), None)
print("gaps", gaps, "feeding buzz at call", buzz)

contact = times[-1] + distances[-1] / speeds[-1]
print(f"contact after {contact:.3f} s")
f_sent = 45_000
doppler = f_sent * (SPEED + speeds[-1]) / (SPEED - speeds[-1])
print(f"echo at {doppler / 1000:.2f} kHz, {math.log2(doppler / f_sent) * 12:.2f} semitones up")
