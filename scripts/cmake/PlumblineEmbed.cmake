# A text as a string of a library: pl_embed(target file symbol) makes `const char symbol[]` of the file's bytes.
function(pl_embed target file symbol)
  set(from ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${from})
  file(READ ${from} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(REGEX REPLACE "((0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,))" "\\1\n" bytes "${bytes}")
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/embedded/${symbol}.c
    CONTENT "extern const char ${symbol}[];\nconst char ${symbol}[] = {\n${bytes}0};\n" @ONLY)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/embedded/${symbol}.c)
endfunction()
