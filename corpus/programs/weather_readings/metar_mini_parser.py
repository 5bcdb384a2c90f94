import re


class MetarError(ValueError):
    pass


WIND = re.compile(r"^(\d{3}|VRB)(\d{2})(?:G(\d{2}))?KT$")
TEMP = re.compile(r"^(M?\d{2})/(M?\d{2})$")
CLOUD = {"FEW": "few", "SCT": "scattered", "BKN": "broken", "OVC": "overcast"}


def number(text):
    return -int(text[1:]) if text.startswith("M") else int(text)


def parse(report):
    station, stamp, *groups = report.split()
    if not stamp.endswith("Z"):
        raise MetarError(f"no time in {report!r}")
    out = {"station": station, "hour": int(stamp[2:4]), "clouds": []}
    for g in groups:
        if m := WIND.match(g):
            direction, speed, gust = m.groups()
            out["wind"] = (direction, int(speed), int(gust or speed))
        elif m := TEMP.match(g):
            out["temp"], out["dew"] = map(number, m.groups())
        elif g[:3] in CLOUD:
            out["clouds"].append((CLOUD[g[:3]], int(g[3:6]) * 100))
        elif g.startswith("Q"):
            out["pressure"] = int(g[1:])
        else:
            out.setdefault("other", []).append(g)
    return out


def main():
    for report in ["EDDF 121150Z 24015G28KT 9999 SCT030 BKN100 07/M02 Q1009", "ENGM 010620Z VRB02KT M11/M13", "LOWW 12"]:
        try:
            r = parse(report)
            print(r["station"], r["wind"], r["temp"], r["clouds"], r.get("other", "-"))
        except MetarError as e:
            print("error:", e)
    spread = parse("ESSA 310050Z 18004KT 03/M01 Q0998")
    print(spread["temp"] - spread["dew"], spread["pressure"])


if __name__ == "__main__":
    main()
