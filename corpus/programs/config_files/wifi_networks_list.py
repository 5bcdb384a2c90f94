TEXT = """ssid=Café Größenwahn;psk=espresso;priority=1
ssid=home;psk=correct horse;priority=9
ssid=Free Station WiFi;priority=1
ssid=office;psk=a;b;priority=5"""

networks = []
for line in TEXT.split("\n"):
    net = {}
    for part in line.split(";"):
        if "=" in part:
            k, v = part.split("=")
            net[k] = v
        else:
            net[k] += ";" + part
    net["priority"] = int(net["priority"])
    networks.append(net)

for n in sorted(networks, key=lambda n: n["priority"], reverse=True):
    print(n["priority"], n["ssid"], "open" if "psk" not in n else "*" * len(n["psk"]))

visible = {"home": -71, "Free Station WiFi": -40, "Neighbour": -30, "Café Größenwahn": -55}
known = [n for n in networks if n["ssid"] in visible]
choice = max(known, key=lambda n: (n["priority"], visible[n["ssid"]]))
print("connect to", choice["ssid"], visible[choice["ssid"]], "dBm")

del visible["home"]
known = [n for n in networks if n["ssid"] in visible]
known.sort(key=lambda n: (-n["priority"], -visible[n["ssid"]]))
print([n["ssid"] for n in known])
print("weak passwords:", [n["ssid"] for n in networks if len(n.get("psk", "")) < 8])
