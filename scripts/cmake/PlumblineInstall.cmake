# Commands, static libraries, headers (as plumbline/core/..., plumbline/verify/...) and a CMake package `plumbline`.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/plumbline)
get_property(libraries GLOBAL PROPERTY PLUMBLINE_LIBRARIES)
get_property(commands GLOBAL PROPERTY PLUMBLINE_COMMANDS)
if(commands)
  install(TARGETS ${commands} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
if(libraries)
  install(TARGETS ${libraries} EXPORT plumbline ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT plumbline NAMESPACE plumbline:: DESTINATION ${package_dir} FILE plumbline-targets.cmake)
endif()
install(DIRECTORY core verify DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/plumbline
  FILES_MATCHING PATTERN "*.h" PATTERN "*.def" PATTERN tests EXCLUDE PATTERN tools EXCLUDE)
configure_package_config_file(${CMAKE_CURRENT_SOURCE_DIR}/scripts/cmake/plumbline-config.cmake.in
  ${CMAKE_CURRENT_BINARY_DIR}/plumbline-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/plumbline-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/plumbline-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/plumbline-config-version.cmake
  scripts/cmake/FindZ3.cmake DESTINATION ${package_dir})
install(FILES verify/tools/schema/verify-lowering-1.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/plumbline)
