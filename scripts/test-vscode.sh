#!/usr/bin/env bash
# The test in a real VS Code (npm run test:vscode). It stands apart from `npm test`, because it takes two minutes more.
set -euo pipefail

cd "$(dirname "$0")/.."
left_out() {
  echo "The test in VS Code is left out: $*" >&2
  exit 0
}
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || left_out "there is no Chromium (CHROMIUM names one)."
bash scripts/vscode-server.sh >/dev/null || left_out "code-server could not be installed; the reason stands above."
node scripts/package-vscode.mjs >/dev/null
npx vitest run --config editors/vscode/vitest.config.ts
