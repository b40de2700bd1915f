#include <hb-subset.h>
#include <hb.h>
