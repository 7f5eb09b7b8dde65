# The engines that run the targets of fuzz/targets/targets.def.
#
# PLUMBLINE_FUZZ: replay (default) builds replay-inputs alone, with any compiler; libfuzzer and afl build one executable fuzz-NAME
# for each target besides, from the same sources: libfuzzer with clang, afl with CMAKE_C_COMPILER=afl-clang-fast, collect with
# clang for minimize-corpus alone (both others serve it too: fuzz-NAME --collect). Somebody else's
# engine with libFuzzer's interface is given by its library or flag: PLUMBLINE_FUZZ_ENGINE (as OSS-Fuzz does in
# LIB_FUZZING_ENGINE), and its flags for compiling in CFLAGS; engines are C++, so CXX links then, with CXXFLAGS.
set(PLUMBLINE_FUZZ "replay" CACHE STRING "Fuzzing engine: replay, libfuzzer, afl or collect")
set(PLUMBLINE_FUZZ_ENGINE "" CACHE STRING "Library or flag of an engine with libFuzzer's interface, for PLUMBLINE_FUZZ=libfuzzer")
option(PLUMBLINE_FUZZ_COMPARISONS "libFuzzer sees the operands of comparisons: guides better, runs half as often" OFF)
set_property(CACHE PLUMBLINE_FUZZ PROPERTY STRINGS replay libfuzzer afl collect)
if(NOT PLUMBLINE_FUZZ MATCHES "^(replay|libfuzzer|afl|collect)$")
  message(FATAL_ERROR "PLUMBLINE_FUZZ is replay, libfuzzer, afl or collect, not ${PLUMBLINE_FUZZ}")
endif()

if(PLUMBLINE_FUZZ STREQUAL "libfuzzer" AND NOT PLUMBLINE_FUZZ_ENGINE)
  target_compile_options(pl_flags INTERFACE -fsanitize=fuzzer-no-link)
  if(NOT PLUMBLINE_FUZZ_COMPARISONS) # each check of UBSan is a comparison too; the dictionary and the mutators know our words
    target_compile_options(pl_flags INTERFACE -fno-sanitize-coverage=trace-cmp)
  endif()
  if(PLUMBLINE_SANITIZE MATCHES address) # off when it runs, unless it is asked for, and looked up in each function
    target_compile_options(pl_flags INTERFACE -fsanitize-address-use-after-return=never)
  endif()
  set(fuzz_engine -fsanitize=fuzzer)
elseif(PLUMBLINE_FUZZ STREQUAL "collect")
  target_compile_options(pl_flags INTERFACE -fsanitize-coverage=inline-8bit-counters)
  set(fuzz_engine "")
elseif(PLUMBLINE_FUZZ STREQUAL "afl")
  # Clang's counters, not AFL++'s (fuzz/engine/afl_map.c): it is asked for clang's guards, which are taken back here. And the
  # build type says how much is inlined and unrolled: each copy of an edge is one more to look through.
  set_property(GLOBAL PROPERTY RULE_LAUNCH_COMPILE
    "${CMAKE_COMMAND} -E env AFL_LLVM_INSTRUMENT=LLVM-NATIVE AFL_DONT_OPTIMIZE=1")
  target_compile_options(pl_flags INTERFACE -fno-sanitize-coverage=trace-pc-guard,pc-table
    -fsanitize-coverage=inline-8bit-counters)
  add_library(pl_afl_map STATIC fuzz/engine/afl_map.c)
  target_link_libraries(pl_afl_map PRIVATE pl_flags PUBLIC pl_collect)
  target_link_options(pl_afl_map PUBLIC LINKER:-T,${CMAKE_CURRENT_SOURCE_DIR}/scripts/cmake/afl_map.ld)
  set(fuzz_engine pl_afl_map)
else()
  set(fuzz_engine ${PLUMBLINE_FUZZ_ENGINE})
endif()
if(PLUMBLINE_FUZZ_ENGINE)
  enable_language(CXX)
endif()

# Engines look through all counters of an executable after each run: what a target can't reach is no part of it.
if(NOT PLUMBLINE_FUZZ STREQUAL "replay")
  target_compile_options(pl_flags INTERFACE -ffunction-sections -fdata-sections)
  target_link_options(pl_flags INTERFACE LINKER:--gc-sections,-z,start-stop-gc)
endif()

# The rows of the table: name;input;needs.
file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/targets/targets.def fuzz_rows REGEX "^TARGET\\(")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/targets/targets.def)

pl_may_include(fuzz/engine - collect targets mutators gen text ir base)
pl_command(replay-inputs fuzz/engine proofs targets gen)

# fuzz-NAME for a row. A target that needs nothing of verify is not linked with it: so it can be built with MemorySanitizer, for
# which Z3 would have to be instrumented.
function(pl_fuzz_target name input needs)
  string(REPLACE "_" "-" command fuzz-${name})
  add_executable(${command} fuzz/engine/${PLUMBLINE_FUZZ}.c)
  if(PLUMBLINE_FUZZ_ENGINE)
    set_target_properties(${command} PROPERTIES LINKER_LANGUAGE CXX)
  endif()
  # libFuzzer asks a target for mutators, other engines with its interface do not.
  if(PLUMBLINE_FUZZ STREQUAL "libfuzzer" AND NOT input STREQUAL "LLVM_IR" AND fuzz_engine STREQUAL "-fsanitize=fuzzer")
    target_sources(${command} PRIVATE fuzz/engine/custom.c)
    target_compile_definitions(${command} PRIVATE PL_INPUT_${input})
  endif()
  target_compile_definitions(${command} PRIVATE PL_TARGET=${name} PL_TARGET_INPUT="${input}" PL_NEEDS_${needs})
  target_link_libraries(${command} PRIVATE pl_flags pl_targets pl_collect ${fuzz_engine})
  if(NOT needs STREQUAL "CORE")
    target_link_libraries(${command} PRIVATE pl_proofs)
  endif()
endfunction()

if(NOT PLUMBLINE_FUZZ STREQUAL "replay")
  foreach(row ${fuzz_rows})
    string(REGEX MATCH "^TARGET\\(([a-z_]+), ([A-Z_]+), ([A-Z]+)," row "${row}")
    pl_fuzz_target(${CMAKE_MATCH_1} ${CMAKE_MATCH_2} ${CMAKE_MATCH_3})
  endforeach()
endif()

if(PLUMBLINE_FUZZ STREQUAL "afl")
  add_executable(fuzz-empty fuzz/engine/afl_empty.c)
  target_link_libraries(fuzz-empty PRIVATE pl_flags ${fuzz_engine})
endif()
if(PLUMBLINE_FUZZ STREQUAL "libfuzzer")
  add_executable(fuzz-empty fuzz/engine/empty.c)
  if(PLUMBLINE_FUZZ_ENGINE)
    set_target_properties(fuzz-empty PROPERTIES LINKER_LANGUAGE CXX)
  endif()
  target_include_directories(fuzz-empty PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(fuzz-empty PRIVATE pl_flags ${fuzz_engine})
endif()

# Nothing reads the counters of the commands, which come with other presets.
if(PLUMBLINE_FUZZ MATCHES "^(afl|collect)$")
  get_property(commands GLOBAL PROPERTY PLUMBLINE_COMMANDS)
  set_target_properties(${commands} PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

# What AFL++'s macros are made of.
set_source_files_properties(fuzz/engine/afl.c fuzz/engine/afl_empty.c PROPERTIES
  COMPILE_OPTIONS "-Wno-extra-semi;-Wno-gnu-statement-expression;-Wno-shorten-64-to-32")

# AFL++ loads mutators from a library; they are made of the same sources, without instrumentation.
if(PLUMBLINE_FUZZ STREQUAL "afl")
  set(mutator_sources "")
  foreach(folder fuzz/mutators core/base core/ir core/text core/check)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.c)
    list(APPEND mutator_sources ${sources})
  endforeach()
  foreach(input BYTES MLIR)
    string(TOLOWER afl-mutator-${input} library)
    add_library(${library} MODULE fuzz/engine/afl_mutator.c ${mutator_sources})
    target_include_directories(${library} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_compile_definitions(${library} PRIVATE PL_INPUT_${input} _POSIX_C_SOURCE=200809L)
    target_compile_features(${library} PRIVATE c_std_17)
    target_link_libraries(${library} PRIVATE m)
    # afl-fuzz has no counters to give to code that counts: the compiler is to be the one that it calls.
    target_compile_options(${library} PRIVATE --afl-noopt)
    target_link_options(${library} PRIVATE --afl-noopt)
  endforeach()
endif()
