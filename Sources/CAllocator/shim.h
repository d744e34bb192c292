#pragma once
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif
