# Sourced by scripts that need the browser client: finds Node, and builds the client when its sources have changed.

client=$root/web
built=$root/src/volteface/web
client_stamp=$client/.build-stamp

# Node 20.19 or newer, which Vite requires.
has_node() {
  command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

need_node() {
  has_node || fail "The browser client needs Node 20.19 or newer with npm, and none was found. Without it: scripts/play --terminal"
}

# Changes whenever a source file of the built client changes.
client_fingerprint() {
  { find "$client" -type f -not -path '*/node_modules/*' -not -path "$client/.engine/*" -not -path "$client/tests/*" -not -name '.build-stamp' -print0
    find "$root/src/volteface/locale" -type f -name '*.ftl' -print0
    for package in kernel games bots locale tables rooms browser; do
      find "$root/src/volteface/$package" -type f \( -name '*.py' -o -name '*.toml' \) -print0
    done; } | sort -z | xargs -0 cksum | cksum
}

# Installs the pinned npm packages, and again when the lock file changes.
install_client() {
  local lock=$client/node_modules/.lock-stamp now
  need_node
  now=$(cksum <"$client/package-lock.json")
  [[ -f $lock && $(<"$lock") == "$now" ]] && return
  printf 'Installing the npm packages of the browser client; this takes a moment the first time.\n' >&2
  (cd "$client" && npm ci --no-audit --no-fund --loglevel=error >&2) || fail "The packages could not be installed; see npm's message above."
  printf '%s\n' "$now" >"$lock"
}

# Downloads what the host in the browser needs besides npm packages. Without it the client is built without playing offline;
# if VOLTEFACE_ENGINE is "required", building fails.
fetch_engine() {
  local wheels=$client/.engine/wheels stamp=$client/.engine/wheels-stamp now
  now=$(cksum <"$root/requirements/browser.txt")
  [[ -f $stamp && $(<"$stamp") == "$now" ]] && return
  rm -rf "$wheels"
  if "$python" -m pip download -qq --disable-pip-version-check --no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 \
    --python-version 3.14 --require-hashes --requirement "$root/requirements/browser.txt" --dest "$wheels" >&2; then
    printf '%s\n' "$now" >"$stamp"
    return
  fi
  rm -rf "$wheels"
  [[ ${VOLTEFACE_ENGINE:-} != required ]] || fail "What plays without a network could not be downloaded; see pip's message above."
  printf 'What plays without a network could not be downloaded (see above), so that is left out; everything else works.\n' >&2
}

# Afterwards the built client is up to date.
build_client() {
  local now
  fetch_engine
  now=$(client_fingerprint; ls "$client/.engine/wheels" 2>/dev/null || true)
  [[ -f $built/index.html && -f $client_stamp && $(<"$client_stamp") == "$now" ]] && return
  install_client
  printf 'Building the browser client.\n' >&2
  (cd "$client" && npm run --silent build -- --logLevel=warn >&2) || fail "The browser client could not be built; see Vite's message above."
  printf '%s\n' "$now" >"$client_stamp"
}
