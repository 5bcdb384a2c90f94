reference = [10.0, 12.5, 15.0, 20.0]
sensor_a = [10.1, 12.6, 15.1, 20.1]
sensor_b = [10.0, 12.9, 15.8, 21.6]
sensors = {"a": sensor_a, "b": sensor_b}


def errors(sensor):
    result = []
    for i in range(len(sensor)):
        result.append(sensor[i] - reference[i])
    return result


def kind(errs):
    spread = max(errs) - min(errs)
    if max(errs) < 0.05:
        return "exact"
    if spread < 0.05:
        return "offset"
    return "drift"


for name, values in sensors.items():
    e = errors(values)
    print(name, [round(x, 2) for x in e], kind(e))

corrected = [v - errors(sensor_a)[0] for v in sensor_a]
print("corrected a:", corrected)
print("exact now:", corrected == reference)
print("close now:", all(abs(c - r) < 1e-6 for c, r in zip(corrected, reference)))
