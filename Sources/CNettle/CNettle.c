#include "CNettle.h"
