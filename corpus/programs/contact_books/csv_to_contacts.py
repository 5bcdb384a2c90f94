text = "Vorname;Nachname;Größe;Straße\nUte;Maß;1.70;Roßmarkt 4\nKjell;Ås;1.93;Fjordgata 12\nZoé;Café;;Rue 8"

zeilen = text.split("\n")
kopf = zeilen[0].lower().split(";")
kontakte = []
for zeile in zeilen[1:]:
    kontakt = {}
    werte = zeile.split(";")
    for i in range(len(kopf)):
        kontakt[kopf[i]] = werte[i]
    kontakte.append(kontakt)

for k in kontakte:
    k["größe"] = float(k["größe"]) if k["größe"] else None
    print(k["vorname"] + " " + k["nachname"].upper(), "/", k["straße"])

bekannt = [k["größe"] for k in kontakte if k["größe"]]
print("mittlere Größe: %.3f" % (sum(bekannt) / len(bekannt)))
print(sorted((k["nachname"] for k in kontakte)))
print(sorted((k["nachname"] for k in kontakte), key=lambda s: s.replace("Å", "A").lower()))
groß = max(kontakte, key=lambda k: k["größe"] or 0)
print(groß["vorname"], groß["straße"].split()[-1])
print("ß".upper(), "MASS".lower() == "maß", "MASS".casefold() == "maß".casefold())
