# shellcheck shell=sh disable=SC2154,SC3013 # the caller sets root; dash and bash know -nt
# Sourced by the other scripts: what they share. POSIX sh.
# $root is the repository; the caller sets it before sourcing this file.

# Packages that are to be installed, gathered by the need_ functions.
wanted=

die() {
  echo "$(basename "$0"): $*" >&2
  exit 3
}

has_command() { command -v "$1" >/dev/null 2>&1; }

has_package() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# need_command COMMAND PACKAGE...: the packages are wanted unless the command is there, wherever it came from.
need_command() {
  tool=$1
  shift
  has_command "$tool" || wanted="$wanted $*"
}

# need_package PACKAGE...: for libraries and headers. Without dpkg, CMake says what it misses.
need_package() {
  has_command dpkg-query || return 0
  for package in "$@"; do
    has_package "$package" || wanted="$wanted $package"
  done
}

# run_quietly WHAT COMMAND...: shows the command's output only if it fails.
run_quietly() {
  what=$1
  shift
  if ! output=$("$@" 2>&1); then
    printf '%s\n' "$output" >&2
    die "$what failed"
  fi
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif has_command sudo; then
    sudo "$@"
  else
    die "missing packages, and neither root nor sudo to install them:$wanted"
  fi
}

# Installs what is wanted, if anything is. A package that a machine's Debian does not have is a test tool of which the tests can do
# without (they say so and are skipped) or something that CMake will name.
install_wanted() {
  [ -n "$wanted" ] || return 0
  has_command apt-get || die "please install:$wanted"
  echo "$(basename "$0"): installing$wanted" >&2
  run_quietly "apt-get update" as_root apt-get update -qq
  available=
  for package in $wanted; do
    if apt-cache show "$package" >/dev/null 2>&1; then
      available="$available $package"
    else
      echo "$(basename "$0"): no package $package here" >&2
    fi
  done
  # shellcheck disable=SC2086 # a list of words
  run_quietly "apt-get install$available" as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends $available
  wanted=
}

# What it takes to build the commands.
need_build_tools() {
  need_command cmake cmake
  need_command ninja ninja-build
  need_command cc gcc libc6-dev
  need_package libz3-dev libjansson-dev libmd-dev
}

# What the fuzzing engines take: libFuzzer and the sanitizers come with clang, what reads coverage with llvm.
need_fuzz_tools() {
  need_command clang clang
  need_command clang++ clang
  need_command afl-fuzz afl++
  need_command llvm-cov llvm
  need_command objdump binutils
  need_command python3 python3
  need_command zip zip
  need_package libclang-rt-dev
}

# What the report of a campaign is made with: templates and plots.
need_report_tools() {
  need_command python3 python3
  need_package python3-jinja2 python3-matplotlib
}

# build_below PRESET TARGET: configures if need be and builds below build/PRESET. Quiet unless it fails.
build_below() {
  folder=$root/build/$1
  if [ ! -f "$folder/build.ninja" ] || [ CMakePresets.json -nt "$folder/build.ninja" ]; then
    run_quietly "configuring $1" cmake --preset "$1"
  fi
  run_quietly "building $1" cmake --build "$folder" --target "$2"
}

# count_runs PRESET: how often each part of the core runs while lower-mlir lowers the corpus, counted once by each compiler: some presets
# are laid out by it (see PLUMBLINE_PROFILE). AFL++'s is not: what is inlined has more edges, which costs as much as it wins. What is
# changed later is compiled without, until the counts are removed. An error is as good as a result.
count_runs() {
  case $1 in
    release) counting="counting" ;;
    fuzz | fuzz-memory) counting="counting-clang" ;;
    *) return ;;
  esac
  counts=$root/build/$counting/counts
  [ ! -f "$counts/complete" ] || return 0
  rm -rf "$counts"
  build_below "$counting" count-runs
  find "$root/corpus/conventions" "$root/corpus/examples" "$root/corpus/lowering" -name '*.mlir' | sort | while read -r file; do
    LLVM_PROFILE_FILE=$counts/%m.profraw \
      "$root/build/$counting/count-runs" --split-input-file "$file" -o /dev/null >/dev/null 2>&1
  done
  mkdir -p "$counts"
  if has_command llvm-profdata && ls "$counts"/*.profraw >/dev/null 2>&1; then
    llvm-profdata merge -o "$counts/core.profdata" "$counts"/*.profraw 2>/dev/null
  fi
  touch "$counts/complete"
  folder=$root/build/$1
  if [ -f "$folder/build.ninja" ]; then # objects do not depend on counts
    run_quietly "cleaning $1" cmake --build "$folder" --target clean
    rm "$folder/build.ninja"
  fi
}

# build PRESET TARGET: as build_below, one script at a time.
build() {
  mkdir -p "$root/build"
  (
    flock 9
    cd "$root" || exit
    count_runs "$1"
    build_below "$1" "$2"
  ) 9>"$root/build/.lock" || exit
}
