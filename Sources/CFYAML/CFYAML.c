#include "CFYAML.h"
