# Finds jansson, also where it comes without a CMake package (Debian's libjansson-dev). Defines jansson::jansson.
find_library(Jansson_LIBRARY jansson)
find_path(Jansson_INCLUDE_DIR jansson.h)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Jansson REQUIRED_VARS Jansson_LIBRARY Jansson_INCLUDE_DIR)
mark_as_advanced(Jansson_LIBRARY Jansson_INCLUDE_DIR)
if(Jansson_FOUND AND NOT TARGET jansson::jansson)
  add_library(jansson::jansson UNKNOWN IMPORTED)
  set_target_properties(jansson::jansson PROPERTIES IMPORTED_LOCATION ${Jansson_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${Jansson_INCLUDE_DIR})
endif()
