#!/bin/bash -eu
# Builds the fuzz targets into $OUT, as OSS-Fuzz and ClusterFuzzLite ask for it: compiler, flags, sanitizer and engine are theirs, in
# $CC $CXX $CFLAGS $CXXFLAGS $LIB_FUZZING_ENGINE; sources lie in $SRC/plumbline, and $WORK is scratch.
#
# Source: OSS-Fuzz documentation, "Setting up a new project", "Fuzzer environment" (2026).
#
# $OUT gets for each target fuzz-NAME, fuzz-NAME_seed_corpus.zip and fuzz-NAME.options, the dictionary of MLIR's words, and below
# lib/ what the machines that fuzz do not have. Tried without a container: scripts/ci/check-contract.

source_folder=$SRC/plumbline
build=$WORK/plumbline-$FUZZING_ENGINE-$SANITIZER

if [ "${ARCHITECTURE:-x86_64}" != x86_64 ]; then
  echo "build.sh: no build for $ARCHITECTURE: its Z3 is not in the image" >&2
  exit 1
fi

# Z3 is not instrumented: under the memory sanitizer everything that it writes would be a finding.
needs='CORE|PROOF'
if [ "$SANITIZER" = memory ]; then
  needs=CORE
fi
mapfile -t rows < <(sed -nE "s/^TARGET\((\w+), (\w+), ($needs),.*/\1 \2 \3/p" "$source_folder/fuzz/targets/targets.def")
[ "${#rows[@]}" -gt 0 ]

# The type of the build is none: optimisation is in their flags. DT_RPATH serves what the libraries in lib/ need as well.
# shellcheck disable=SC2016 # $ORIGIN is the loader's
cmake -S "$source_folder" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None -DPLUMBLINE_TESTS=OFF -DPLUMBLINE_INSTALL=OFF \
  -DPLUMBLINE_FUZZ=libfuzzer -DPLUMBLINE_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" \
  -DCMAKE_BUILD_RPATH='$ORIGIN/lib' -DCMAKE_EXE_LINKER_FLAGS="${LDFLAGS:-} -Wl,--disable-new-dtags"
targets=()
for row in "${rows[@]}"; do
  name=${row%% *}
  targets+=("fuzz-${name//_/-}")
done
cmake --build "$build" --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" --target gen-mlir "${targets[@]}"

# gen-mlir counts lines in a coverage build: nobody asks for its.
export LLVM_PROFILE_FILE=/dev/null
"$build/gen-mlir" --dictionary >"$OUT/mlir.dict"
python3 "$source_folder/scripts/ci/fuzz-seeds" "$build/seeds" --tools "$build"

# What the targets are linked with and the machines that fuzz may not have.
copy_libraries() {
  local library
  ldd "$1" | sed -nE 's/.* => (\/[^ ]+) .*/\1/p' | while read -r library; do
    case $(basename "$library") in
      libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | librt.so.* | libresolv.so.* | libgcc_s.so.*) ;;
      *) mkdir -p "$OUT/lib" && cp -Lu "$library" "$OUT/lib/" ;;
    esac
  done
}

for row in "${rows[@]}"; do
  read -r name input need <<<"$row"
  target=fuzz-${name//_/-}
  cp "$build/$target" "$OUT/"
  copy_libraries "$build/$target"
  (cd "$build/seeds/${input,,}" && find . -type f | sort | zip -q -X -@ - >"$OUT/${target}_seed_corpus.zip")
  longest=4096
  if [ "$input-$need" = BYTES-PROOF ]; then
    longest=512 # a module that is proved or run: a defect shows in a small one, and a large one takes seconds
  fi
  {
    printf '[libfuzzer]\nmax_len = %s\n' "$longest"
    # A proof that its bounds end may take longer than the 25 seconds that are usual, with a sanitizer.
    printf 'timeout = 60\n'
    if [ "$input" = MLIR ]; then
      printf 'dict = mlir.dict\n'
    fi
  } >"$OUT/$target.options"
done
