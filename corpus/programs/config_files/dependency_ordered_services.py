SERVICES = {
    "web": {"needs": ["api", "cache"], "port": 80},
    "api": {"needs": ["db"], "port": 8000},
    "db": {"needs": [], "port": 5432},
    "cache": {"needs": []},
    "mail": {"needs": ["queue"], "port": 25},
}


class UnknownService(LookupError):
    pass


def start_order(services):
    order = []
    waiting = {name: set(s["needs"]) for name, s in services.items()}
    for name, needs in waiting.items():
        for n in needs - services.keys():
            raise UnknownService(f"{name} needs {n}, which nobody defines")
    while waiting:
        ready = sorted(name for name, needs in waiting.items() if not needs)
        if not ready:
            raise RuntimeError(f"stuck with {sorted(waiting)}")
        order.append(ready)
        for name in ready:
            del waiting[name]
        for needs in waiting.values():
            needs.difference_update(ready)
    return order


def main():
    try:
        start_order(SERVICES)
    except UnknownService as e:
        print("error:", e)
    SERVICES["queue"] = {"needs": []}
    waves = start_order(SERVICES)
    for i, wave in enumerate(waves):
        print(f"wave {i}:", ", ".join(wave))
    stop = [name for wave in reversed(waves) for name in wave]
    print("stop:", stop)
    ports = {s["port"]: name for name, s in SERVICES.items() if "port" in s}
    print(sorted(ports), ports[25], SERVICES["api"]["needs"])
    SERVICES["db"]["needs"] = ["web"]
    start_order(SERVICES)


if __name__ == "__main__":
    main()
