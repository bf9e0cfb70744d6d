# Sourced by every script: finds Python, creates .venv, and keeps it in step with the pinned requirements.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
python=$venv/bin/python

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Prints the first Python from 3.11 to 3.14 that can create a virtual environment; VOLTEFACE_PYTHON names one.
find_python() {
  local candidate reason=''
  for candidate in ${VOLTEFACE_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' >/dev/null 2>&1; then
      if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        printf '%s\n' "$candidate"
        return
      fi
      reason="Python is installed, but its venv module is not. Install it (on Debian and Ubuntu: python3-venv) and try again."
    fi
  done
  fail "${reason:-Volteface needs Python 3.11, 3.12, 3.13 or 3.14, and none was found. Install one and try again.}"
}

# Changes whenever a pin, the project file, the path of this folder or the Python asked for changes.
fingerprint() {
  { printf '%s\n' "$root" "${VOLTEFACE_PYTHON:-}"; cat "$root"/requirements/*.txt "$root/pyproject.toml"; } | cksum
}

# Whether .venv works, was created in this folder (its scripts hold absolute paths), and has the Python asked for.
is_venv_usable() {
  "$python" -m pip --version >/dev/null 2>&1 && grep -qsF "$venv" "$venv/bin/activate" || return 1
  [[ -z ${VOLTEFACE_PYTHON:-} ]] && return
  local version='import sys; print(sys.version_info[:3])'
  [[ $("$python" -c "$version") == $("$VOLTEFACE_PYTHON" -c "$version") ]]
}

make_venv() {
  is_venv_usable && return
  local found
  found=$(find_python)
  "$found" -m venv --clear "$venv" || fail "The virtual environment $venv could not be created."
}

# prepare runtime|dev: afterwards .venv holds what is needed to play, or also to test and check.
prepare() {
  local wanted=$1 now stamp
  now=$(fingerprint)
  for stamp in "$venv/.stamp-$wanted" "$venv/.stamp-dev"; do
    if [[ -x $python && -f $stamp && $(<"$stamp") == "$now" ]]; then
      return
    fi
  done
  printf 'Setting up .venv; this takes about a minute the first time.\n' >&2
  make_venv
  install --requirement "$root/requirements/$wanted.txt" --requirement "$root/requirements/build.txt"
  install --no-deps --no-build-isolation --editable "$root"
  printf '%s\n' "$now" >"$venv/.stamp-$wanted"
}

# Quiet, except for errors. Python compiles what it imports; compiling all of it here took 15 s.
install() {
  "$python" -m pip install -qq --no-compile --disable-pip-version-check "$@" ||
    fail "The packages could not be installed; see pip's message above."
}
