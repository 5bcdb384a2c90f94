"""The words that names and texts are made of. Plain data: nothing here draws anything."""

NOUNS = """
account action address age agent alarm album amount angle animal answer apple area argument arm array arrow article
aspect asset atom audio author badge bag balance ball band bank bar barrel base basket batch battery beam bean bear
bed bell belt bench bill bin bird bit blade block board boat body bolt bond bone book border bottle bottom bound
bowl box branch brand bread break brick bridge brush bucket budget buffer bug bundle bus button byte cabin cable
cache cage cake calendar call camera camp candle cap car card cargo cart case cash castle cat category cell center
chain chair chance change channel chapter char charge chart check chest child choice chunk circle city claim class
client clock cloud club cluster coach coat code coin column comment company component config contact container
content context copy core corner cost count counter country couple course cover craft credit crew crop cross crowd
cup curve customer cycle data date day deal deck degree delay delta depth desk device diff digit dinner direction
disk distance doc dog dollar domain door dose draft draw dream drink drive drop duration duty edge editor effect egg
element email employee end energy engine entry epoch error event exam example exit expense extra eye fabric face
fact factor family fan farm fee feed field figure file film filter finger fire fish flag flame flat fleet flight
floor flow flower fluid fold folder food foot force forest fork form format forum frame friend front fruit fuel gain
game gap garden gate gear gift glass goal gold grade grain graph grid ground group growth guard guess guest guide
habit half hall hand handle harbor hash head header health heap heat height help hero hill hint history hit hole
home hook horse host hotel hour house hub human icon idea image inch income index info inner input insect invoice
iron island issue item jar job joint joke journal judge juice jump junction key kind king kit kitchen knife knot
label ladder lake lamp land lane language laptop layer leaf league leg length lesson letter level lever library
license lid life lift light limit line link lion list load loan lock log logo loop loss lot lunch machine mail map
margin mark market mask mass match material matrix meal measure meat medal member memo memory menu message metal
meter method metric milk mind mine minute mirror mission mode model module moment money month moon motion motor
mount mouse move movie name nation neck needle nest net network news night node noise north note notice noun novel
number nurse object ocean offer office offset oil option orange order organ origin outcome outer output oven owner
pack packet page pain paint pair panel paper parent park part partner party pass patch path patient pattern pause
payment peak pen people percent period person phase phone photo phrase piece pile pilot pin pipe pitch pixel place
plan plane planet plant plate player plot point pole policy pool port position post pot power prefix presence price
prime print prize problem process product profile profit program project proof proxy pulse pump purse quality
quantity quarter query question queue quota quote race rack radio rail rain range rank rate ratio reach reader
reason receipt recipe record region relation remainder report request reserve residue resource rest result return
reward rhythm ring rise risk river road robot rock role roll roof room root rope route row rule run sale salt sample
sand scale scene schedule school scope score screen script sea search season seat second secret section sector seed
segment sensor sentence sequence series server service session set setting shade shape share sheet shelf shell shift
ship shirt shoe shop shot side sign signal silver site size skill skin sky slice slot snack snow soap socket sock
soil song sort sound soup source space span spark speaker speed spell spend spoon sport spot spring square stack
staff stage stair stamp stand star start state station status stem step stick stock stone stop store storm story
stream street string strip student study style subject suffix sugar suit sum summer sun supply surface switch symbol
system table tag tail tally tank tape target task tax tea team temp term test text theme thing thread ticket tide
tile time tip title toast token tone tool tooth top topic total touch tour tower town toy trace track trade trail
train travel tray tree trend trial trip truck trunk truth tube turn type union unit user value van variable vector
vehicle version vertex vessel view village visit voice volume vote voyage wage wagon walk wall want wave weather
week weight west wheel whole width wind window wine wing winner winter wire wish wolf wood word work world worker
yard year yield zone
""".split()

VERBS = """
accept add adjust align apply arrange assign assemble attach balance blend bounce build bump calc carry catch change
check choose clamp classify clean clear clip close collapse collect combine compact compare compose compress compute
concat convert copy count crop cut decode decorate decrease delete describe detect diff discard dispatch divide
double drop dump edit embed emit encode ensure erase evaluate exchange expand explain explode extend extract fetch
fill filter find finish fit fix flatten flip fold follow format gather generate get grab grow guard guess handle
hide highlight increase index infer insert inspect interleave invert isolate join judge keep label limit list load
locate lookup lower make map mark mask match measure merge mix modify move multiply narrow normalize number obtain
order pack pad pair parse partition paste peek permute pick place plan pluck pop prepare process produce prune pull
push put quote raise rank reach read rearrange rebuild reduce refine register remove rename render repeat replace
report reset resolve restore reverse rotate round run sample save scale scan score scramble scrub search select
separate sequence shift shorten show shrink shuffle simplify skip slice sort split spread squash squeeze stack store
stretch strip subtract sum summarize swap sweep switch tag take tally test tidy toggle total trace track transform
translate transpose trim truncate turn unify unpack unwrap update upgrade validate verify visit walk weigh widen
wrap write zip
""".split()

ADJECTIVES = """
active all any bad best big black blue bright broken clean clear closed cold common current custom daily deep
default dirty done double dry early easy empty even extra far fast final first fixed flat found free fresh full good
green happy hard heavy high hot inner kept known large last late left light local long loose lost lower main max mid
min missing mixed narrow new next nice odd old only open other outer plain prev quick quiet ready real red right
rough round safe same second seen sharp short simple single slow small smart soft sorted sour special spare strong
sweet tall temp thick thin third tight tiny true unique upper used valid warm weak wet white whole wide wild wrong
yellow young
""".split()

SHORT = """
a b c d e f g h i j k l m n o p q r s t u v w x y z aa ab acc arr aux bb buf ch chs cnt col cols ct cur curr del_
dest dic dst el elem elems elt ev ex fin fn freq fst grp hi hd idx inp it itm ix jdx kk kv lb len_ lhs lo ln lst lt
mn mp mx msg nb ng nn nbr nxt num nums obj occ off op ops out p1 p2 pos pr pre prev prv ps pt pts ptr pw q1 qty rem
rep res ret rev rhs rng rs rv s1 s2 sb seg sep seq snd sq src st stk str_ strs sub tab tbl tgt tl tmp tok toks tot
tup tx txt ub val vals var vec vs wd wds wt x1 x2 xs xx ys yy zs
""".split()

GENERIC = (
    "result output data value temp item items res out ret ans answer total count final new_value current "
    "collected"
).split()

# Names that people give to values of a type; anything else comes from the open distribution.
CONVENTIONAL = {
    "i": (
        "n num number count k total i x value size limit index amount step level target idx m start end pos length "
        "width"
    ).split(),
    "f": "x value rate ratio price amount total score average factor weight mean".split(),
    "b": "flag found ok done valid strict reverse seen is_valid changed verbose inclusive".split(),
    "s": (
        "text s string word line name sentence message phrase txt value content key label title st str1 msg sub sep "
        "char prefix suffix"
    ).split(),
    "c": "c ch char letter x symbol sep character digit".split(),
    "y": "data raw blob payload buf b chunk packet".split(),
    "n": "nothing result value res".split(),
    "a": "x value item thing obj v data".split(),
    "li": "nums numbers lst array arr values xs data l list1 scores items sequence li ages counts".split(),
    "ls": "words strings names lst items tokens lines parts texts l array keys tags strs".split(),
    "lf": "values prices rates weights samples xs readings".split(),
    "ll": "matrix grid rows table groups lists board nested m".split(),
    "lp": "pairs items entries records rows tuples points orders".split(),
    "la": "items data values lst mixed array things stuff".split(),
    "dsi": "counts d dic scores prices stock dct inventory dictionary freq totals ages mapping table".split(),
    "dss": "mapping d names dic table aliases config info dct labels replacements".split(),
    "dis": "names d table lookup dic labels codes index".split(),
    "dii": "d mapping counts memo table dic positions".split(),
    "dsl": "groups d index buckets dic graph marks scores table".split(),
    "dqi": "grid d edges costs cells weights table".split(),
    "Si": "seen unique nums s values chosen visited".split(),
    "Ss": "seen words unique names tags allowed s letters".split(),
    "ti": "t tup values nums point triple data".split(),
    "ts": "t tup names parts words fields".split(),
    "p": "pair item entry record t".split(),
    "q": "pos cell point pair xy".split(),
}

# Lower-case words of which sentences are made.
PROSE = """
the a of and to in is it was for on are as with his they at be this from have or by one had not but what all were
when we there can an your which their said if do will each about how up out them then she many some so these would
other into has more her two like him see time could no make than first been its who now people my made over did down
only way find use may water long little very after words called just where most know get through back much go good
new write our me man too any day same right look think also around another came come work three word must because
does part even place well such here take why things help put years different away again off went old number great
tell men say small every found still between name should home big give air line set own under read last never us
left end along while might next sound below saw something thought both few those always looked show large often
together asked house world going want school important until form food keep children feet land side without boy once
animals life enough took sometimes four head above kind began almost live page got earth need far hand high year
mother light parts country father let night following picture being study second eyes soon times story boys since
white days ever paper hard near sentence better best across during today others however sure means knew try told
young miles sun ways thing whole hear example heard several change answer room sea against top turned learn point
city play toward five using himself usually
""".split()

PROPER = """
Alice Bob Carol Dave Eve Frank Grace Heidi Ivan Judy Mallory Nina Oscar Peggy Quinn Rupert Sybil Trent Uma Victor
Wendy Xavier Yara Zoe Anna Ben Chloe Dmitri Elena Farid Gita Hugo Ines Jan Kofi Lena Mario Noor Olga Pablo Rosa Sven
Tara Umberto Vera Wanda Yuki Paris London Tokyo Cairo Lima Oslo Rome Delhi Quito Kyiv Bern Monday Tuesday Friday
January March June Python Java
""".split()

UNICODE = """
café naïve Zürich über façade jalapeño Ñandú élan smörgås straße Ærø œuvre ßtraße Ωmega αβγ привет мир дом кот 北京 東京
日本語 こんにちは 안녕 שלום مرحبا İstanbul ﬁne ½ ² Ⅷ ٣ 五 😀 👍🏽 ➜ ∑x √2 naïveté São Łódź Kraków ǅ ŉ
""".split()

SYLLABLES = """
ba be bi bo bu ca ce co cu da de di do du fa fe fi fo ga ge go gu ha he hi ho ja jo ka ke ki ko la le li lo lu ma me
mi mo mu na ne ni no nu pa pe pi po qua ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi xa xe ya
yo za ze zi zo bla bri cra dre fla gri kla pli pra sha shi sta sto tra tri plo gno
""".split()
