# Sourced by every script: finds Python, makes .venv once, and keeps it in step with the pinned requirements.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
python=$venv/bin/python

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Prints the first Python that is new enough and can make a virtual environment.
find_python() {
  local candidate reason=''
  for candidate in python3 python3.13 python3.12 python3.11 python3.14 python; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        printf '%s\n' "$candidate"
        return
      fi
      reason="Python is here, but its venv module is not. Install it (on Debian and Ubuntu: python3-venv) and try again."
    fi
  done
  fail "${reason:-Volteface needs Python 3.11 or newer, and none was found. Install one and try again.}"
}

# Changes whenever a pin, the project file, or the place of this folder changes.
fingerprint() {
  { printf '%s\n' "$root"; cat "$root"/requirements/*.txt "$root/pyproject.toml"; } | cksum
}

# A folder that was moved keeps scripts that point to its old place, so .venv is asked whether it still works.
make_venv() {
  if "$python" -m pip --version >/dev/null 2>&1 && grep -qsF "$venv" "$venv/bin/activate"; then
    return
  fi
  local found
  found=$(find_python)
  "$found" -m venv --clear "$venv" || fail "The virtual environment $venv could not be made."
}

# prepare runtime|dev: .venv holds what is needed to play, or to test and check as well.
prepare() {
  local wanted=$1 now stamp
  now=$(fingerprint)
  for stamp in "$venv/.stamp-$wanted" "$venv/.stamp-dev"; do
    if [[ -x $python && -f $stamp && $(<"$stamp") == "$now" ]]; then
      return
    fi
  done
  printf 'Setting up .venv; this takes a moment the first time.\n' >&2
  make_venv
  install --requirement "$root/requirements/$wanted.txt" --requirement "$root/requirements/build.txt"
  install --no-deps --no-build-isolation --editable "$root"
  printf '%s\n' "$now" >"$venv/.stamp-$wanted"
}

# Doubly quiet: of what pip says, only errors matter here.
install() {
  "$python" -m pip install -qq --disable-pip-version-check "$@" ||
    fail "The packages could not be installed; pip says why above."
}
