#!/usr/bin/env bash
# Makes a model from nothing: data, training, export, evaluation. Needs Node, Python with PyTorch, and a GPU for
# anything but a toy.
#
#   python/speedrun.sh                       a toy on two CPU cores, to see that every part fits the next
#   DEPTH=60m TOKENS=1.5B MINUTES=60 LIVE=1 python/speedrun.sh
#
# Every stage writes its result into $WORK and is skipped if the result exists, so the same command resumes.
set -euo pipefail
cd "$(dirname "$0")/.."
DEPTH=${DEPTH:-toy}            # toy, 16m, 30m, 60m, 110m or a number of layers
TOKENS=${TOKENS:-2M}           # of the built set; with LIVE=1 only the held-out part is built
MINUTES=${MINUTES:-3}          # of training, start-up included
WORK=${WORK:-out/speedrun}     # everything in between
SHIP=${SHIP:-$WORK/ship}       # what would go to models/
LIVE=${LIVE:-}                 # 1: make shards while training instead of before
REPLAY=${REPLAY:-64}           # with LIVE=1: shards kept to bridge a slow producer
DATA_CONFIG=${DATA_CONFIG:-}   # settings of the data pipeline (docs/data.md)
INIT=${INIT:-}                 # begin with these weights (models/NAME/model.onnx, or a Hugging Face folder)
LAYERS=${LAYERS:-}             # with INIT: first grow these weights to this many layers (ndbg_train.grow)
BITS=${BITS:-8}                # bits of a shipped weight: 8, 6 or 5
# Slots in a row; documents that begin alike share their beginning.
SHARE=${SHARE:-$([ "$DEPTH" = toy ] && echo 2048 || echo 4096)}
BATCH_ROWS=${BATCH_ROWS:-$([ "$DEPTH" = toy ] && echo 8 || echo 96)}
MICRO_ROWS=${MICRO_ROWS:-$([ "$DEPTH" = toy ] && echo 4 || echo 32)}
PYTHON=${PYTHON:-python3}      # the one with PyTorch
export PYTHONPATH="$PWD/python${PYTHONPATH:+:$PYTHONPATH}" PYTHONUNBUFFERED=1
ndbg() { node dist/cli/main.js "$@"; }
config=(${DATA_CONFIG:+--config "$DATA_CONFIG"})
mkdir -p "$WORK"

echo "== build"
[ -f dist/cli/main.js ] || { npm ci; npm run build; }

echo "== vocabulary"
vocabulary="$WORK/vocabulary.json"
[ -f "$vocabulary" ] || node --input-type=module -e "
  import { exportVocabulary, VOCABULARY_HASH } from '$PWD/dist/language/index.js';
  const tokens = exportVocabulary().map(({ text, kind }) => ({ text, special: kind === 'special' }));
  process.stdout.write(JSON.stringify({ version: 1, hash: VOCABULARY_HASH, tokens }));" > "$vocabulary"

echo "== data"
held="$WORK/held-out-rows"
[ -f "$held/manifest.json" ] || ndbg data build --seed 999983 --tokens 1M --out "$held" "${config[@]}"
if [ -z "$LIVE" ]; then
  [ -f "$WORK/data/manifest.json" ] || ndbg data build --tokens "$TOKENS" --out "$WORK/data" "${config[@]}"
  source=(--data "$WORK/data")
else
  mkdir -p "$WORK/stream"
  ndbg data stream --out "$WORK/stream" --held-out "$held" "${config[@]}" &
  producer=$!
  trap 'kill "$producer" 2>/dev/null || true' EXIT
  source=(--data "$WORK/stream" --growing --replay "$REPLAY")
fi

echo "== train"
run="$WORK/run"
if [ ! -f "$run/trained" ]; then
  if [ -n "$INIT" ] && [ -n "$LAYERS" ]; then
    [ -f "$WORK/grown/model.onnx" ] || $PYTHON -m ndbg_train.grow "$INIT" --layers "$LAYERS" --out "$WORK/grown"
    INIT="$WORK/grown/model.onnx"
  fi
  before=(${INIT:+--init "$INIT" --optimizer muon --rate 0.9e-3 --matrix-rate 0.006 --warmup 60})
  ls -d "$run"/step-* > /dev/null 2>&1 && before=(--resume "$run")
  $PYTHON -m ndbg_train.train --out "$run" --depth "$DEPTH" "${source[@]}" "${before[@]}" \
    --eval-data "$held" --vocabulary "$vocabulary" --minutes "$MINUTES" \
    --decay-share "$([ -n "$INIT" ] && echo 0.9 || echo 0.4)" \
    --share "$SHARE" --batch-rows "$BATCH_ROWS" --micro-rows "$MICRO_ROWS" --eval-rows "${EVAL_ROWS:-32}"
  touch "$run/trained"
fi

echo "== export"
mkdir -p "$SHIP"
$PYTHON -m ndbg_train.export --model "$run/model" --out "$SHIP" --bits "$BITS"
cp "$vocabulary" "$run/model/config.json" "$SHIP/"
first=$(ls "$held"/*.ndbg | head -n 1)
$PYTHON -c 'import onnxruntime' 2>/dev/null &&
  $PYTHON -m ndbg_train.check_onnx --model "$run/model" --onnx "$SHIP/model.onnx" --data "$first" --documents 32 ||
  echo "the package onnxruntime is not installed: the graph was not compared with the trainer here"

echo "== evaluate"
programs=(); for file in "$held"/held-out/*.jsonl; do [[ $file == *.prompts.jsonl ]] || programs+=(--data "$file"); done
ndbg eval prompts next-state --out "$WORK/prompts.jsonl" "${programs[@]}"
$PYTHON -m ndbg_train.generate --model "$run/model" --prompts "$WORK/prompts.jsonl" --out "$WORK/completions.jsonl"
ndbg eval score next-state "$WORK/completions.jsonl" "${programs[@]}" --name "$DEPTH" --model "$SHIP/model.onnx" \
  --out "$WORK/eval"

(cd "$SHIP" && sha256sum -- *)
