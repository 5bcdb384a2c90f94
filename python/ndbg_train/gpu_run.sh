#!/usr/bin/env bash
# Commands for a GPU machine that is rented for minutes. Each prints as it goes, ends by itself, and writes its results
# into $OUT (default: ./out) in files of at most 15 MiB.
#
#   gpu_run.sh smoke
#       checks that everything works here, in two to three minutes
#   gpu_run.sh bench [DEPTH]
#       measures tokens per second by kind of attention and micro-batch
#   gpu_run.sh train NAME MINUTES [options]
#       runs ndbg_train.train, then writes ONNX in parts, log and plot
#   gpu_run.sh start NAME MINUTES [options]
#       starts the same run in the background: it continues from one command to the next
#   gpu_run.sh follow NAME SECONDS
#       shows how it goes, then writes its newest weights as ONNX in parts, so that a machine that is taken back between
#       two commands loses only the last minutes. Returns early when the run has ended, or when the builder of its data
#       has ended with three minutes or more to go
#   gpu_run.sh stream FOLDER SEED SHARDS [options]
#       unpacks what gpu_carry.sh packed, begins to make training data in $WORK/stream (for start … --data
#       $WORK/stream --growing), waits for the first shards. FOLDER -: uses what an earlier call unpacked, after that
#       has ended
#   gpu_run.sh weights FOLDER [options]
#       joins the weights that gpu_carry.sh packed ($WORK/weights.onnx), and adds layers or context (--layers N,
#       --context TOKENS)
#   gpu_run.sh light NAME
#       writes a run's weights as bfloat16, for transfer (to $WORK/light)
#   gpu_run.sh collect NAME GROUP
#       copies group 0, 1, … of those (60 MiB each) to $OUT
#   gpu_run.sh stage FOLDER
#       copies transferred files into $WORK, for a later command
#   gpu_run.sh generate NAME PROMPTS [options]
#       completes a file of prompts, compressed
#   gpu_run.sh complete NAME FOLDER SECONDS
#       completes every *.jsonl.xz in a folder with the weights that follow wrote, each within SECONDS; call it again
#       for those that are missing
#
# $WORK (default /tmp/ndbg) holds runs while the machine lives. $BITS (6): bits of a weight that is transferred.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
export PYTHONUNBUFFERED=1 PYTHONPATH="$here${PYTHONPATH:+:$PYTHONPATH}"
export TORCHINDUCTOR_CACHE_DIR="${TORCHINDUCTOR_CACHE_DIR:-/tmp/ndbg-inductor}"
OUT=${OUT:-out}
WORK=${WORK:-/tmp/ndbg}
PYTHON=${PYTHON:-python3}
BITS=${BITS:-6}
mkdir -p "$OUT" "$WORK"
OUT=$(cd "$OUT" && pwd)
verb=${1:-help}
shift || true

# Whether a run that was started is still alive. A killed run leaves no status.
lives() {
  local pid
  pid=$(cat "$WORK/$1.pid" 2> /dev/null) && kill -0 "$pid" 2> /dev/null && ! grep -qs '^State:.Z' "/proc/$pid/status"
}

# Whether the data builder that stream started has ended.
starves() {
  [ -f "$WORK/stream.pid" ] && ! lives stream
}

# Whether a run will last so long that it needs more data.
lasts() {
  [ "$(date +%s)" -lt "$(($(cat "$WORK/$1.ends" 2> /dev/null || echo 9999999999) - 180))" ]
}

case "$verb" in
  smoke)
    nvidia-smi --query-gpu=name,memory.total,clocks.sm --format=csv,noheader || true
    $PYTHON -m ndbg_train.smoke --work "$WORK/smoke" "$@" 2>&1 | tee "$OUT/smoke.txt"
    ;;
  bench)
    $PYTHON -m ndbg_train.bench --depth "${1:-60m}" --kinds flex,varlen --micro-rows 32,64,128 2>&1 |
      tee "$OUT/bench.txt"
    ;;
  train)
    name=$1; minutes=$2; shift 2
    run="$WORK/$name"
    status=0
    $PYTHON -m ndbg_train.train --out "$run" --name "$name" --minutes "$minutes" "$@" || status=$?
    cp "$run/log.jsonl" "$run/plot.svg" "$OUT/" || true
    # A run that failed or was interrupted has saved what it had.
    weights=$run/model
    [ "$status" = 0 ] || weights=$run
    [ "$status" = 0 ] || ls -d "$run"/step-* > /dev/null 2>&1 || exit "$status"
    $PYTHON -m ndbg_train.export --model "$weights" --out "$run/onnx" --bits "$BITS"
    $PYTHON -m ndbg_train.carry pack "$run/onnx/model.onnx" --out "$OUT"
    exit "$status"
    ;;
  start)
    name=$1; minutes=$2; shift 2
    rm -f "$WORK/$name.status"
    setsid nohup bash -c 'status=0; "${@:2}" || status=$?; echo "$status" > "$1"' run "$WORK/$name.status" \
      $PYTHON -m ndbg_train.train --out "$WORK/$name" --name "$name" --minutes "$minutes" "$@" \
      > "$WORK/$name.txt" 2>&1 < /dev/null &
    echo $! > "$WORK/$name.pid"
    $PYTHON -c 'import sys, time; print(int(time.time() + 60 * float(sys.argv[1])))' "$minutes" > "$WORK/$name.ends"
    echo "$name has begun"
    ;;
  follow)
    name=$1; end=$(($(date +%s) + $2)); run="$WORK/$name"; seen=0
    while [ "$(date +%s)" -lt "$end" ] && [ ! -f "$WORK/$name.status" ] && lives "$name" &&
      ! { starves && lasts "$name"; }; do
      sleep 2
      tail -n +$((seen + 1)) "$WORK/$name.txt"
      seen=$(wc -l < "$WORK/$name.txt")
    done
    tail -n +$((seen + 1)) "$WORK/$name.txt"
    if starves; then
      mv "$WORK/stream.pid" "$WORK/stream.ended"   # said once: the next follow waits for the run
      echo "the data builder has ended, and $name lives on what is there; its last words:"
      tail -n 3 "$WORK/stream.txt"
      ! lasts "$name" || echo "begin another one: stream - OTHER-SEED 1 …"
    fi
    cp "$run/log.jsonl" "$OUT/" || true
    lives "$name" || [ -f "$WORK/$name.status" ] || {
      echo "$name was killed: go on with start $name MINUTES … --resume $run"
      echo 137 > "$WORK/$name.status"
    }
    status=$(cat "$WORK/$name.status" 2> /dev/null || echo 0)
    [ "$status" = 0 ] || echo "$name ended with status $status"
    ls -d "$run"/step-* > /dev/null 2>&1 || {
      echo "$name has saved nothing: begin it with --save-every"
      exit "$status"
    }
    # A checkpoint may give way to the next one while it is read.
    rm -rf "$WORK/$name.onnx"
    for _ in 1 2 3; do
      ! $PYTHON -m ndbg_train.export --model "$run" --out "$WORK/$name.onnx" --bits "$BITS" || break
    done
    $PYTHON -m ndbg_train.carry pack "$WORK/$name.onnx/model.onnx" --out "$OUT" --part-mb 13
    exit "$status"
    ;;
  stream)
    folder=$1; seed=$2; shards=$3; shift 3
    ! lives stream || { echo "a data builder is at work here: kill $(cat "$WORK/stream.pid") ends it"; exit 1; }
    mkdir -p "$WORK/stream" "$WORK/builder"
    if [ "$folder" != - ]; then
      cp "$folder"/* "$WORK/builder/"
      cp -r "$here" "$here/../config" "$here/../package.json" "$WORK/builder/"
      (cd "$WORK/builder" && xz -dc node.xz > node && chmod +x node &&
        tar -xJf data.tar.xz && tar -xJf corpus.tar.xz && tar -xf held-out.tar)
    else
      rm -f "$WORK/stream/stream.json" "$WORK/stream/stream.seen"   # of the builder before, which had another seed
    fi
    cd "$WORK/builder"
    # Making data yields to the training, and to its compiling above all.
    setsid nohup nice -n 15 ./node ndbg-data.mjs data stream --out "$WORK/stream" --seed "$seed" \
      --python "$PYTHON" --held-out held-out-set --root . --config config/data.ndbg-96m.json "$@" \
      > "$WORK/stream.txt" 2>&1 < /dev/null &
    builder=$!
    echo "$builder" > "$WORK/stream.pid"
    until [ "$(find "$WORK/stream" -name '*.ndbg' | wc -l)" -ge "$shards" ]; do
      sleep 1
      kill -0 "$builder" 2> /dev/null || { cat "$WORK/stream.txt"; echo "the data are not made"; exit 1; }
    done
    tail -n 3 "$WORK/stream.txt"
    ;;
  weights)
    cat "$WORK/builder/weights.a" "$1/weights.b" | xz -dc > "$WORK/weights.onnx"
    shift
    [ $# -lt 1 ] || {
      $PYTHON -m ndbg_train.grow "$WORK/weights.onnx" "$@" --out "$WORK/grown" &&
        mv "$WORK/grown/model.onnx" "$WORK/weights.onnx"
    }
    ;;
  light)
    rm -rf "$WORK/light/$1"
    $PYTHON -m ndbg_train.carry lighten "$WORK/$1" --out "$WORK/light/$1"
    ls -l "$WORK/light/$1"/*
    ;;
  collect)
    name=$1; group=$2
    cd "$WORK/light/$name"/step-*
    cp state.json "$OUT/"
    ls model.safetensors.part-* | tail -n +$((group * 4 + 1)) | head -n 4 | xargs -I{} cp {} "$OUT/"
    ls -l "$OUT"
    ;;
  stage)
    cp -r "$1" "$WORK/"
    find "$WORK" -type f | head -50
    ;;
  generate)
    name=$1; prompts=$2; shift 2
    model="$WORK/$name"; [ -d "$model" ] || model=$name
    $PYTHON -m ndbg_train.generate --model "$model" --prompts "$prompts" --out "$WORK/completions.jsonl" "$@"
    xz -T0 -c "$WORK/completions.jsonl" > "$OUT/completions.jsonl.xz" ||
      gzip -c "$WORK/completions.jsonl" > "$OUT/completions.jsonl.gz"
    ls -l "$OUT"
    ;;
  complete)
    name=$1; folder=$2; seconds=$3
    mkdir -p "$WORK/$name.completions"
    for packed in "$folder"/*.jsonl.xz; do
      task=$(basename "$packed" .jsonl.xz)
      done="$WORK/$name.completions/$task.jsonl.xz"
      [ ! -f "$done" ] || continue
      xz -dc "$packed" > "$WORK/$task.prompts.jsonl"
      if timeout "$seconds" $PYTHON -m ndbg_train.generate --model "$WORK/$name.onnx/model.onnx" \
        --prompts "$WORK/$task.prompts.jsonl" --out "$WORK/$task.completions.jsonl"; then
        xz -2 -T0 -c "$WORK/$task.completions.jsonl" > "$done.part"
        mv "$done.part" "$done"
      else
        echo "$task: no completions"
      fi
      tar -C "$WORK/$name.completions" --exclude='*.part' -cf "$OUT/completions.tar" .
    done
    ls -l "$OUT" "$WORK/$name.completions"
    ;;
  *)
    sed -n '2,/^set /{/^#/p}' "$0"
    exit 2
    ;;
esac
