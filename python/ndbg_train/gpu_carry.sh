#!/usr/bin/env bash
# Packs what a rented GPU machine needs to train: it has no Node and no network, and each command can transfer a limited
# amount. Run it in the root of the project, which is transferred too (without the weights).
#
#   gpu_carry.sh DATA [FOLDER]    DATA: the folder that config/data.ndbg-96m.json calls data; FOLDER: default .carry
#
# Writes into FOLDER, for the commands of gpu_run.sh:
#   stream/    for stream: a stripped Node, the bundled data builder, the corpora (corpus/ too, so that it need not be
#              transferred), the held-out problems, the vocabulary, held-out rows, and the first part of the weights
#              from which a run begins
#   weights/   the rest of the weights: cat stream/weights.a weights/weights.b | xz -dc
#   prompts/   for complete: the questions of the evaluation
#   held-out/  stays here: the programs of the questions
# QUESTIONS=later makes all but the questions, so that a run can begin. QUESTIONS=only makes only the questions (again),
# from programs that an earlier call held out.
set -euo pipefail
cd "$(dirname "$0")/../.."
data=$(cd "${1:?the folder of the corpora}" && pwd)
folder=${2:-.carry}
first=${FIRST_PART:-15000000}       # bytes of weights that are transferred with the stream
tokens=${HELD_OUT_TOKENS:-1M}
weights=${WEIGHTS:-models/ndbg-96m/model.onnx}
python=${RUN_PYTHON:-python3}        # runs the programs of the questions: the version that records training data, 3.12
[ -f dist/cli/main.js ] || { npm ci; npm run build; }
npm run --silent bundle:data
mkdir -p "$folder/stream" "$folder/weights" "$folder/prompts"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "${QUESTIONS:-}" != only ]; then
echo "== the builder"
cp "$(node -p process.execPath)" "$work/node"
strip "$work/node"
xz -6 -T0 -c "$work/node" > "$folder/stream/node.xz"
cp dist-bundle/ndbg-data.mjs "$folder/stream/"
tar -C "$(dirname "$data")" --exclude=README.md --transform "s,^$(basename "$data"),data," -c "$(basename "$data")" |
  xz -6 -T0 > "$folder/stream/data.tar.xz"
tar -c corpus | xz -6 -T0 > "$folder/stream/corpus.tar.xz"

echo "== the vocabulary"
node --input-type=module -e "
  import { exportVocabulary, VOCABULARY_HASH } from '$PWD/dist/language/index.js';
  const tokens = exportVocabulary().map(({ text, kind }) => ({ text, special: kind === 'special' }));
  process.stdout.write(JSON.stringify({ version: 1, hash: VOCABULARY_HASH, tokens }));" \
  > "$folder/stream/vocabulary.json"

echo "== what is held out"
sed "s,\"data/,\"$data/,g" config/data.ndbg-96m.json > "$work/config.json"
node dist/cli/main.js data build --seed 999983 --tokens "$tokens" --out "$folder/held-out" \
  --config "$work/config.json" --root .
cp "$folder/held-out/000000.ndbg" "$folder/stream/held.ndbg"
tar -C "$folder/held-out" --transform 's,^,held-out-set/,' -cf "$folder/stream/held-out.tar" held-out/held-out.json

echo "== the weights"
xz -6 -T0 -c "$weights" > "$work/weights.xz"
head -c "$first" "$work/weights.xz" > "$folder/stream/weights.a"
tail -c "+$((first + 1))" "$work/weights.xz" > "$folder/weights/weights.b"

node dist/cli/main.js data held-out --config "$work/config.json" --root . --out "$folder/held-out/ordinary.jsonl"
fi

[ "${QUESTIONS:-}" != later ] || exit 0

echo "== the questions"
ask() { # name, task, working, options
  node dist/cli/main.js eval prompts "$2" --working "$3" --samples 1 --python "$python" \
    --out "$work/prompts.jsonl" "${@:4}" > /dev/null
  # The generator reads token ids alone.
  node --input-type=module -e "
    import { createReadStream } from 'node:fs';
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: createReadStream('$work/prompts.jsonl') })) {
      const { text, ...rest } = JSON.parse(line);
      process.stdout.write(JSON.stringify(rest) + '\n');
    }" | xz -6 -T0 > "$folder/prompts/$1.jsonl.xz"
}
functions=(--data "$folder/held-out/held-out/function.jsonl" --group function/step_into --group function/step_over
  --group function/step_return --group function/breakpoint)
output=(--data "$data/cruxeval.jsonl" --group step_return --group breakpoint --group step_into)
programs=(); for level in function generated seeds; do programs+=(--data "$folder/held-out/held-out/$level.jsonl"); done
for working in always never; do
  ask "function-$working" next-state "$working" "${functions[@]}"
  ask "output-$working" cruxeval-output "$working" "${output[@]}"
  ask "nesting-$working" nesting "$working" --group str
  ask "calibration-$working" calibration "$working" "${programs[@]}"
done
ask ordinary-always ordinary always --context 4096 --data "$folder/held-out/ordinary.jsonl" --limit "${ORDINARY:-120}"
ask code-always next-state always --data "$data/cruxeval.jsonl" --group cruxeval/step_into --group cruxeval/step_over
ask input-never cruxeval-input never --data "$data/cruxeval.jsonl" --group inv_step_call
du -sh "$folder"/*
