#include "binding.h"

#include <yaml.h>

#define YAML "libyaml-0.so.2"

FORWARD(YAML, void, yaml_event_delete, (yaml_event_t *event), (event))
FORWARD(YAML, const char *, yaml_get_version_string, (void), ())
FORWARD(YAML, void, yaml_parser_delete, (yaml_parser_t *parser), (parser))
FORWARD(YAML, int, yaml_parser_initialize, (yaml_parser_t *parser), (parser))
FORWARD(YAML, int, yaml_parser_parse, (yaml_parser_t *parser, yaml_event_t *event), (parser, event))
FORWARD(YAML, void, yaml_parser_set_encoding,
        (yaml_parser_t *parser, yaml_encoding_t encoding),
        (parser, encoding))
FORWARD(YAML, void, yaml_parser_set_input_string,
        (yaml_parser_t *parser, const unsigned char *input, size_t size),
        (parser, input, size))
