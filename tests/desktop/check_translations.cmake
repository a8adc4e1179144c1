# Runs lupdate into a copy of the translations: fails where a string is new, unfinished or no longer used.
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
file(GLOB translations ${PROJECT}/resources/translations/*.ts)
if(NOT translations)
    message(FATAL_ERROR "There are no translations")
endif()
foreach(translation IN LISTS translations)
    get_filename_component(name ${translation} NAME)
    file(COPY ${translation} DESTINATION ${WORK})
    execute_process(
        COMMAND ${LUPDATE} -silent -locations none -I ${PROJECT}/src ${PROJECT}/src/desktop -ts ${WORK}/${name}
        OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "lupdate failed: ${output}")
    endif()
    file(STRINGS ${WORK}/${name} wrong REGEX "type=\"(unfinished|vanished|obsolete)\"")
    list(LENGTH wrong count)
    if(count GREATER 0)
        list(JOIN wrong "\n" lines)
        message(SEND_ERROR "${name} has ${count} strings that are untranslated or no longer used:\n${lines}\n"
                           "See ${WORK}/${name}; build the target update_translations and translate.")
    endif()
endforeach()
