#!/usr/bin/env bash
# Completes questions with the given weights, in the order of the tasks, until the time is over:
#   gpu_score.sh FOLDER SECONDS TASK ...      FOLDER: model.onnx and TASK.jsonl.xz; SECONDS for all together
# Writes $OUT/TASK.jsonl.xz, each as soon as it is complete.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
export PYTHONUNBUFFERED=1 PYTHONPATH="$here${PYTHONPATH:+:$PYTHONPATH}"
folder=$1
end=$(($(date +%s) + $2))
shift 2
OUT=${OUT:-out}
work=$(mktemp -d)
mkdir -p "$OUT"
for task in "$@"; do
  left=$((end - $(date +%s)))
  [ "$left" -gt 8 ] || { echo "$task: no time is left"; continue; }
  xz -dc "$folder/$task.jsonl.xz" > "$work/$task.prompts"
  if timeout "$left" "${PYTHON:-python3}" -m ndbg_train.generate --model "$folder/model.onnx" \
    --prompts "$work/$task.prompts" --out "$work/$task.jsonl"; then
    xz -2 -T0 -c "$work/$task.jsonl" > "$OUT/$task.jsonl.xz"
  else
    echo "$task: no completions"
  fi
  echo "$task: $((end - $(date +%s))) s are left"
done
