# Everything that `ctest` runs. Labels: unit (cmocka), rules (about the sources themselves), corpus (lit).
find_path(CMOCKA_INCLUDE_DIR cmocka.h REQUIRED)
find_library(CMOCKA_LIBRARY cmocka REQUIRED)
mark_as_advanced(CMOCKA_INCLUDE_DIR CMOCKA_LIBRARY)
# Debian's Python before one that a version manager has put into PATH, which takes ten times as long to start, and has none of the
# libraries for reports.
if(NOT Python3_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python3_EXECUTABLE /usr/bin/python3)
endif()
find_package(Python3 3.8 REQUIRED COMPONENTS Interpreter)
set(python_folder ${CMAKE_CURRENT_BINARY_DIR}/python)
file(MAKE_DIRECTORY ${python_folder})
file(CREATE_LINK ${Python3_EXECUTABLE} ${python_folder}/python3 SYMBOLIC)

# Each test_*.c in core/tests, verify/tests and fuzz/tests is one executable. It is linked with the layers that it includes, so
# that a layer which does not compile stops only the tests that are about it.
function(pl_unit_test source)
  get_filename_component(name ${source} NAME_WE)
  file(RELATIVE_PATH folder ${CMAKE_CURRENT_SOURCE_DIR} ${source})
  string(REGEX REPLACE "/tests/.*" "" folder ${folder})
  set(target ${folder}_${name})
  add_executable(${target} ${source})
  set_target_properties(${target} PROPERTIES C_EXTENSIONS OFF)
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_include_directories(${target} SYSTEM PRIVATE ${CMOCKA_INCLUDE_DIR})
  target_link_libraries(${target} PRIVATE pl_flags)
  file(STRINGS ${source} includes REGEX "^#include \"(core|verify|fuzz)/[a-z_/]+/")
  foreach(line ${includes})
    string(REGEX REPLACE "^#include \"([a-z_/]+)/[^/]*\"" "\\1" included ${line})
    get_property(layer GLOBAL PROPERTY PLUMBLINE_LAYER_OF_${included})
    if(TARGET pl_${layer})
      target_link_libraries(${target} PRIVATE pl_${layer})
    endif()
  endforeach()
  target_link_libraries(${target} PRIVATE ${CMOCKA_LIBRARY} m Threads::Threads)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  add_test(NAME ${target} COMMAND ${target} WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(${target} PROPERTIES LABELS "unit;${folder}")
endfunction()

file(GLOB unit_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/core/tests/test_*.c
  ${CMAKE_CURRENT_SOURCE_DIR}/verify/tests/test_*.c ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/tests/test_*.c)
foreach(source ${unit_tests})
  pl_unit_test(${source})
endforeach()

# Types that several threads make at once, under the thread sanitizer: it can't be in one executable with the others, so its
# sources are compiled once more.
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  set(threads_sources ${CMAKE_CURRENT_SOURCE_DIR}/core/tests/test_threads.c)
  foreach(layer base ir)
    file(GLOB layer_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/core/${layer}/*.c)
    list(APPEND threads_sources ${layer_sources})
  endforeach()
  add_executable(core_test_threads_sanitized ${threads_sources})
  set_target_properties(core_test_threads_sanitized PROPERTIES C_EXTENSIONS OFF)
  target_compile_features(core_test_threads_sanitized PRIVATE c_std_17)
  target_include_directories(core_test_threads_sanitized PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_include_directories(core_test_threads_sanitized SYSTEM PRIVATE ${CMOCKA_INCLUDE_DIR})
  target_compile_definitions(core_test_threads_sanitized PRIVATE _POSIX_C_SOURCE=200809L)
  target_compile_options(core_test_threads_sanitized PRIVATE -fsanitize=thread -g)
  target_link_options(core_test_threads_sanitized PRIVATE -fsanitize=thread)
  target_link_libraries(core_test_threads_sanitized PRIVATE ${CMOCKA_LIBRARY} m Threads::Threads)
  add_test(NAME core_test_threads_sanitized COMMAND core_test_threads_sanitized)
  set_tests_properties(core_test_threads_sanitized PROPERTIES LABELS "unit;core")
endif()

get_property(layers GLOBAL PROPERTY PLUMBLINE_LAYERS)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/layers.txt "${layers}")
add_test(NAME layering COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-layering
  ${CMAKE_CURRENT_BINARY_DIR}/layers.txt ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME circles COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-circles
  ${CMAKE_CURRENT_BINARY_DIR}/layers.txt ${CMAKE_CURRENT_BINARY_DIR} ${CMAKE_NM})
set_tests_properties(layering circles PROPERTIES LABELS rules)
add_test(NAME hygiene COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-hygiene
  ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME words COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-words ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME walk COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-walk ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME diagnostics COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-diagnostics
  ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME scripts COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_checks.py)
add_test(NAME script_commands COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_commands.py)
add_test(NAME statements COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-statements
  ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME proofs COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-proofs
  ${CMAKE_CURRENT_SOURCE_DIR})
if(TARGET lower-mlir AND TARGET verify-lowering)
  add_test(NAME optimised COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-optimised
    --verifier $<TARGET_FILE:verify-lowering> --lowerer $<TARGET_FILE:lower-mlir> --levels O1 --timeout 2
    ${CMAKE_CURRENT_SOURCE_DIR}/corpus/llvmir/c/bits.c
    ${CMAKE_CURRENT_SOURCE_DIR}/corpus/examples/polynomial.mlir)
  set_tests_properties(optimised PROPERTIES LABELS proofs SKIP_RETURN_CODE 77)
endif()
if(TARGET lower-mlir AND TARGET verify-lowering AND TARGET compare-modules AND TARGET mutate-lowering AND TARGET reduce-mlir
    AND TARGET gen-mlir)
  add_test(NAME script_oracles COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_oracles.py
    ${CMAKE_CURRENT_BINARY_DIR})
  set_tests_properties(script_oracles PROPERTIES LABELS rules)
endif()
set_tests_properties(hygiene words walk diagnostics scripts script_commands statements proofs PROPERTIES LABELS rules)
set_tests_properties(statements PROPERTIES SKIP_RETURN_CODE 77)

# reduce-mlir on machines and predicates that misbehave, and with a mistake in its own parser.
if(TARGET reduce-mlir)
  add_executable(reduce-with-fault ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/reduce/reduce-mlir.c
                                   ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/tests/faulty-reader.c)
  target_link_libraries(reduce-with-fault PRIVATE $<TARGET_PROPERTY:reduce-mlir,LINK_LIBRARIES>)
  target_link_options(reduce-with-fault PRIVATE -Wl,--wrap=pl_parse)
  add_test(NAME reduce COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_reduce.py
                               $<TARGET_FILE_DIR:reduce-mlir>)
  add_test(NAME regressions COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_regressions.py
                                    $<TARGET_FILE_DIR:reduce-mlir>)
  set_tests_properties(reduce regressions PROPERTIES LABELS fuzz)
endif()

# minimize-corpus, with a stand-in for a fuzz target.
if(TARGET minimize-corpus)
  add_executable(counted-inputs ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/tests/counted-inputs.c)
  target_link_libraries(counted-inputs PRIVATE pl_flags pl_collect)
  add_test(NAME minimize COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_minimize.py
    ${CMAKE_CURRENT_BINARY_DIR})
  set_tests_properties(minimize PROPERTIES LABELS fuzz)
endif()

# scripts/ci/nightly with stand-ins for what it runs, and its report.
add_test(NAME nightly COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_nightly.py)
add_test(NAME nightly_page COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/tests/test_nightly_page.py)
set_tests_properties(nightly nightly_page PROPERTIES LABELS fuzz)

# What `cmake --install` leaves is of use to another project.
if(PLUMBLINE_INSTALL AND TARGET pl_tv AND TARGET pl_convert AND TARGET verify-lowering)
  set(consumer_flags "")
  if(PLUMBLINE_SANITIZE)
    set(consumer_flags -fsanitize=${PLUMBLINE_SANITIZE})
  endif()
  add_test(NAME package COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_CURRENT_SOURCE_DIR} -DBUILD=${CMAKE_CURRENT_BINARY_DIR}
    -DWORK=${CMAKE_CURRENT_BINARY_DIR}/package -DCOMPILER=${CMAKE_C_COMPILER} -DFLAGS=${consumer_flags}
    -DGENERATOR=${CMAKE_GENERATOR}
    -P ${CMAKE_CURRENT_LIST_DIR}/TestPackage.cmake)
  set_tests_properties(package PROPERTIES LABELS rules)
endif()

# Programs under LLVM's JIT and in the interpreter, where the JIT is installed: each third of them; all of them with scripts/test
# --all.
find_program(PLUMBLINE_RUNNER NAMES mlir-runner-22)
if(PLUMBLINE_RUNNER AND TARGET interpret-mlir AND TARGET lower-mlir)
  set(compare_execution ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/compare-execution
    --build ${CMAKE_CURRENT_BINARY_DIR})
  add_test(NAME execution COMMAND ${compare_execution} --every 3 ${CMAKE_CURRENT_SOURCE_DIR}/corpus/execute)
  add_test(NAME execution_all COMMAND ${compare_execution} ${CMAKE_CURRENT_SOURCE_DIR}/corpus/execute)
  set_tests_properties(execution PROPERTIES LABELS "corpus;trust")
  set_tests_properties(execution_all PROPERTIES LABELS "corpus;trust;all")
endif()

# Random runs and counterexamples as programs, where LLVM's JIT is installed: of some folders; of more with scripts/test --all; of
# all: scripts/ci/run-replays corpus/bad.
find_program(PLUMBLINE_LLI NAMES lli-22)
if(PLUMBLINE_RUNNER AND PLUMBLINE_LLI AND TARGET verify-lowering AND TARGET interpret-mlir AND TARGET lower-mlir)
  set(run_at_random "")
  foreach(name examples/statistics examples/scratch_buffers examples/casts examples/hidden_addresses examples/life
               conventions/bare_pointers conventions/unranked_results)
    list(APPEND run_at_random ${CMAKE_CURRENT_SOURCE_DIR}/corpus/${name}.mlir)
  endforeach()
  foreach(kind "" _all)
    set(runs 1)
    set(folders ${CMAKE_CURRENT_SOURCE_DIR}/corpus/bad/conventions)
    set(labels corpus trust)
    if(kind)
      set(runs 3)
      list(APPEND folders ${CMAKE_CURRENT_SOURCE_DIR}/corpus/bad/call_chain
        ${CMAKE_CURRENT_SOURCE_DIR}/corpus/bad/scratch_buffers)
      list(APPEND labels all)
    endif()
    add_test(NAME execution_random${kind} COMMAND ${compare_execution} --random ${runs} ${run_at_random})
    add_test(NAME replays${kind} COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/run-replays
      --verify $<TARGET_FILE:verify-lowering> ${folders})
    set_tests_properties(execution_random${kind} replays${kind} PROPERTIES LABELS "${labels}")
  endforeach()
endif()

# What clang and opt make of programs is not refuted: some programs at one level, of each compiler; all of them with
# scripts/test --all.
if(TARGET verify-lowering AND TARGET lower-mlir)
  set(check_optimised ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-optimised
    --verifier $<TARGET_FILE:verify-lowering> --lowerer $<TARGET_FILE:lower-mlir>
    --allowed ${CMAKE_CURRENT_SOURCE_DIR}/corpus/optimised/allowed.txt)
  set(optimised_by_19 bits_reverse bool_logic enums)
  set(optimised_by_22 bool_logic calendar constants control_switch tail_and_early)
  foreach(version 19 22)
    list(TRANSFORM optimised_by_${version} REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/corpus/optimised/c/\\1.c")
    add_test(NAME optimised_programs_${version} COMMAND ${check_optimised} --clang clang-${version} --levels O2 --timeout 1 -j2
      ${optimised_by_${version}})
    set_tests_properties(optimised_programs_${version} PROPERTIES LABELS "corpus;trust" SKIP_RETURN_CODE 77)
  endforeach()
  add_test(NAME optimised_programs_all COMMAND ${check_optimised} --clang clang-19 --clang clang-22 --timeout 5 -j2
    ${CMAKE_CURRENT_SOURCE_DIR}/corpus/optimised/c ${CMAKE_CURRENT_SOURCE_DIR}/corpus/examples)
  set_tests_properties(optimised_programs_all PROPERTIES LABELS "corpus;all" SKIP_RETURN_CODE 77 TIMEOUT 14400)
endif()

# Some of the defects that can be seeded into the lowerings of the corpus; all of them: scripts/ci/mutation-score. (Without
# `narrow`: what loses its upper half often shows in buffers of 4 GiB only. Attributes, which have more sites than all else, are
# sampled by the test of soundness.)
if(TARGET judge-mutants AND TARGET mutate-lowering AND TARGET lower-mlir AND TARGET verify-lowering)
  set(mutated "")
  foreach(name transpose matmul atomics statistics call_chain windows)
    list(APPEND mutated ${CMAKE_CURRENT_SOURCE_DIR}/corpus/examples/${name}.mlir)
  endforeach()
  set(not_sampled "")
  foreach(operator narrow add-argument-claim add-result-claim add-function-attribute add-call-attribute add-global-attribute)
    list(APPEND not_sampled --without ${operator})
  endforeach()
  add_test(NAME mutation COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/mutation-score
    --tools ${CMAKE_CURRENT_BINARY_DIR} --sample 40 --seed 4 --timeout 0 ${not_sampled} --confirm 0.2 ${mutated})
  set_tests_properties(mutation PROPERTIES LABELS "corpus;trust")
  # Each operator has enough to do.
  file(GLOB counted CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/corpus/examples/*.mlir
    ${CMAKE_CURRENT_SOURCE_DIR}/corpus/conventions/*.mlir)
  add_test(NAME mutation_sites COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/mutation-score
    --tools ${CMAKE_CURRENT_BINARY_DIR} --count --at-least 20 ${counted})
  set_tests_properties(mutation_sites PROPERTIES LABELS corpus)
endif()

foreach(target verify_test_smt verify_test_copy_reads)
  if(TARGET ${target})
    set_property(TEST ${target} APPEND PROPERTY LABELS trust)
  endif()
endforeach()

# Verdicts on some random programs, and runs; for hours: scripts/ci/soundness.
if(TARGET mutate-lowering AND TARGET lower-mlir AND TARGET verify-lowering AND TARGET gen-mlir)
  add_test(NAME soundness COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/soundness
    --tools ${CMAKE_CURRENT_BINARY_DIR} --programs 12 --seed 20 --runs 50)
  set_tests_properties(soundness PROPERTIES LABELS "corpus;trust")
endif()

# What is proved holds in runs, and for another solver.
find_program(PLUMBLINE_CVC5 NAMES cvc5)
if(TARGET verify-lowering)
  set(second_solver "")
  if(PLUMBLINE_CVC5)
    set(second_solver "--cross-check=${PLUMBLINE_CVC5} --lang=smt2 --arrays-exp --rlimit=2000000" --cross-check-all
      --cross-check-timeout 0)
  endif()
  add_test(NAME trust COMMAND verify-lowering --check-runs 20 --timeout 0 ${second_solver}
    ${CMAKE_CURRENT_SOURCE_DIR}/corpus/examples)
  # A solver that takes no query would contradict nothing.
  set_tests_properties(trust PROPERTIES LABELS "corpus;trust" FAIL_REGULAR_EXPRESSION "not taken;DISAGREE;CONTRADICTION")
endif()

# The corpus: one ctest test per folder, run by lit with this build's commands first on PATH.
find_program(PLUMBLINE_LIT NAMES lit-22 lit llvm-lit REQUIRED)
find_program(PLUMBLINE_FILECHECK NAMES FileCheck-22 FileCheck REQUIRED)
configure_file(${CMAKE_CURRENT_SOURCE_DIR}/corpus/lit.site.cfg.py.in ${CMAKE_CURRENT_BINARY_DIR}/corpus/lit.site.cfg.py @ONLY)
file(GLOB corpus_folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${CMAKE_CURRENT_SOURCE_DIR}/corpus/*)
foreach(folder ${corpus_folders})
  get_filename_component(name ${folder} NAME)
  file(GLOB_RECURSE inputs CONFIGURE_DEPENDS ${folder}/*.mlir ${folder}/*.ll
    ${folder}/*.diff)
  if(IS_DIRECTORY ${folder} AND inputs AND TARGET verify-lowering AND TARGET lower-mlir)
    add_test(NAME corpus_${name} COMMAND ${PLUMBLINE_LIT} -sv --order=lexical ${CMAKE_CURRENT_BINARY_DIR}/corpus/${name})
    set_tests_properties(corpus_${name} PROPERTIES LABELS corpus)
  endif()
endforeach()

# What takes long in the corpus, for scripts/test --all.
if(TARGET verify-lowering AND TARGET lower-mlir)
  add_test(NAME corpus_long COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/run-long ${PLUMBLINE_LIT}
    ${CMAKE_CURRENT_SOURCE_DIR}/corpus ${CMAKE_CURRENT_BINARY_DIR}/corpus)
  set_tests_properties(corpus_long PROPERTIES LABELS "corpus;all" RUN_SERIAL TRUE TIMEOUT 14400)
endif()

# Each fuzz target over the modules of some seeds, and those that read texts over the corpus; many more are for campaigns.
foreach(row ${fuzz_rows})
  string(REGEX MATCH "^TARGET\\(([a-z_]+), ([A-Z_]+), ([A-Z]+)," row "${row}")
  set(name ${CMAKE_MATCH_1})
  set(inputs --seeds 150)
  if(CMAKE_MATCH_3 STREQUAL "PROOF") # a proof each
    set(inputs --seeds 60)
  endif()
  if(CMAKE_MATCH_2 STREQUAL "MLIR")
    foreach(folder examples text/print lowering transform llvm found)
      list(APPEND inputs ${CMAKE_CURRENT_SOURCE_DIR}/corpus/${folder})
    endforeach()
  elseif(CMAKE_MATCH_2 STREQUAL "LLVM_IR")
    file(GLOB_RECURSE texts CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/corpus/llvmir/*.ll)
    list(APPEND inputs ${texts})
  endif()
  if(NOT CMAKE_MATCH_3 STREQUAL "ORACLE")
    add_test(NAME fuzz_${name} COMMAND replay-inputs --target ${name} ${inputs})
    set_tests_properties(fuzz_${name} PROPERTIES LABELS fuzz)
  endif()
endforeach()

# What the corpus is lowered to is accepted by the tools that come next.
if(TARGET lower-mlir)
  set(lowered_folders "")
  foreach(name lowering execute documents examples conventions)
    list(APPEND lowered_folders ${CMAKE_CURRENT_SOURCE_DIR}/corpus/${name})
  endforeach()
  set(check_outputs ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/ci/check-outputs --tool $<TARGET_FILE:lower-mlir>)
  add_test(NAME outputs COMMAND ${check_outputs} --compile-every 4 ${lowered_folders})
  add_test(NAME outputs_all COMMAND ${check_outputs} ${lowered_folders})
  set_tests_properties(outputs PROPERTIES LABELS corpus SKIP_RETURN_CODE 77)
  set_tests_properties(outputs_all PROPERTIES LABELS "corpus;all" SKIP_RETURN_CODE 77)
endif()

# The corpus is lowered as mlir-opt lowers it, or the counterexample that shows mlir-opt to be wrong is beside the file. (The
# files of lowering/upstream run the same script, by passes of their own.)
find_program(PLUMBLINE_OPT_22 NAMES mlir-opt-22)
if(PLUMBLINE_OPT_22 AND TARGET lower-mlir AND TARGET verify-lowering AND TARGET compare-modules)
  set(compared "")
  set(compared_always "") # the others in upstream_errors alone
  foreach(name lowering execute documents examples conventions transform text/print upstream-bugs)
    file(GLOB_RECURSE inputs CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/corpus/${name}/*.mlir)
    list(FILTER inputs EXCLUDE REGEX "/Inputs/|/lowering/upstream/")
    list(APPEND compared ${inputs})
    if(name MATCHES "^(lowering|execute|conventions|upstream-bugs)$")
      list(APPEND compared_always ${inputs})
    endif()
  endforeach()
  set(compare_upstream ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/compare-upstream --kept --quiet
    --tool $<TARGET_FILE:lower-mlir> --verify $<TARGET_FILE:verify-lowering>
    --compare $<TARGET_FILE:compare-modules>)
  add_test(NAME upstream COMMAND ${compare_upstream} --skip-errors ${compared_always})
  set_tests_properties(upstream PROPERTIES LABELS corpus TIMEOUT 3600)
endif()

# The longest of those that use one processor begin first, so that none is left over at the end; lit uses all processors.
foreach(name fuzz_verify verify_test_smt mutation fuzz_mutants verify_test_term nightly execution outputs minimize soundness
    core_test_pieces upstream replays reduce fuzz_interpret fuzz_report)
  if(TEST ${name})
    set_tests_properties(${name} PROPERTIES COST 100)
  endif()
endforeach()

# Scripts that tests start run with that Python, too. A tool of LLVM that breaks down need not look up where: some do, each time,
# at what is known. With a sanitizer, whose mallopt does nothing, the environment has Z3 keep
# its memory (see pl_smt_keep_memory).
#
# Tests of the corpus start commands by the thousand. LeakSanitizer takes as long at the end of each (it reads all pages of its
# own runtime) as the command itself, a third of what AddressSanitizer touches is where it notes who allocated what, and it keeps
# what was freed, so that the next of many runs has memory in no cache. With the preset stress, where each object of an arena is
# one of malloc, all do all that they can; leaks are looked for in unit tests, in fuzz targets and in two folders of the corpus
# as well.
set(kept_memory glibc.malloc.arena_max=1:glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=4294967296)
set(kept_memory ${kept_memory}:glibc.malloc.top_pad=4194304:glibc.malloc.hugetlb=1)
get_property(tests DIRECTORY PROPERTY TESTS)
foreach(name ${tests})
  set(changes "PATH=path_list_prepend:${python_folder}" "LLVM_DISABLE_SYMBOLIZATION=set:1")
  if(PLUMBLINE_SANITIZE)
    list(APPEND changes "GLIBC_TUNABLES=path_list_prepend:${kept_memory}")
  endif()
  get_property(labels TEST ${name} PROPERTY LABELS)
  if("corpus" IN_LIST labels AND NOT PLUMBLINE_STRESS AND NOT name MATCHES "^(corpus_(cli|errors)|trust)$")
    list(APPEND changes "ASAN_OPTIONS=path_list_prepend:detect_leaks=0:quarantine_size_mb=16:malloc_context_size=1")
  endif()
  set_tests_properties(${name} PROPERTIES ENVIRONMENT_MODIFICATION "${changes}")
endforeach()

# What takes long, for scripts/test --all (label all; plain scripts/test leaves it out). It builds with compilers and flags of its
# own, so one preset has it. An hour and more is no fault where many builds are made.
if(CMAKE_C_COMPILER_ID MATCHES "Clang" AND NOT PLUMBLINE_STRESS)
  set(long_scripts ${CMAKE_CURRENT_SOURCE_DIR}/scripts)
  add_test(NAME contract_faults COMMAND ${Python3_EXECUTABLE} ${long_scripts}/tests/test_contract.py)
  add_test(NAME contract COMMAND ${Python3_EXECUTABLE} ${long_scripts}/ci/check-contract)
  add_test(NAME nightly_browser COMMAND ${Python3_EXECUTABLE} ${long_scripts}/tests/test_nightly_page.py --browser chromium)
  add_test(NAME generator_compilers COMMAND ${Python3_EXECUTABLE} ${long_scripts}/tests/test_generator.py $<TARGET_FILE:gen-mlir>)
  add_test(NAME collect COMMAND ${Python3_EXECUTABLE} ${long_scripts}/tests/test_collect.py)
  set(long_tests contract_faults contract nightly_browser generator_compilers collect)
  if(TARGET lower-mlir)
    set(translated_folders "")
    foreach(name bad conventions examples execute proved)
      list(APPEND translated_folders ${CMAKE_CURRENT_SOURCE_DIR}/corpus/${name})
    endforeach()
    add_test(NAME round_trip COMMAND ${Python3_EXECUTABLE} ${long_scripts}/ci/llvm-round-trip --importer $<TARGET_FILE:lower-mlir>
      --exporter "$<TARGET_FILE:lower-mlir> --no-passes --emit=llvm" ${translated_folders})
    list(APPEND long_tests round_trip)
  endif()
  if(TARGET lower-mlir AND PLUMBLINE_OPT_22)
    file(GLOB simplified CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/corpus/examples/*.mlir
      ${CMAKE_CURRENT_SOURCE_DIR}/corpus/lowering/*.mlir)
    add_test(NAME simplified COMMAND ${Python3_EXECUTABLE} ${long_scripts}/ci/compare-simplified --quiet
      --tool $<TARGET_FILE:lower-mlir> --limit 1.02 ${simplified})
    list(APPEND long_tests simplified)
  endif()
  if(TEST upstream)
    add_test(NAME upstream_errors COMMAND ${compare_upstream} ${compared})
    list(APPEND long_tests upstream_errors)
  endif()
  foreach(engine libfuzzer libfuzzer-memory afl)
    add_test(NAME engine_${engine} COMMAND ${Python3_EXECUTABLE} ${long_scripts}/ci/fuzz-targets --engine ${engine} --seconds 5
      --tools ${CMAKE_CURRENT_BINARY_DIR})
    list(APPEND long_tests engine_${engine})
  endforeach()
  set_tests_properties(${long_tests} PROPERTIES LABELS all RUN_SERIAL TRUE TIMEOUT 14400)
endif()
