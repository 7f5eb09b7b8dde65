/* bounds.h - where the object of an address begins and ends. */
#ifndef PL_VERIFY_SEM_MEMORY_BOUNDS_H
#define PL_VERIFY_SEM_MEMORY_BOUNDS_H

#include "verify/sem/state/state.h"

/* The address of the first byte of the object that a pointer points into, INT: known for objects of the path and, in the
 * lowering, for its constant tables; else an uninterpreted function of the pointer that the address is based on. */
const pl_term *pl_sem_object_low(pl_sem *sem, const pl_term *pointer);
/* The address after the last byte of the object that a pointer points into, INT; known where pl_sem_object_low is, else an
 * uninterpreted function, too. */
const pl_term *pl_sem_object_high(pl_sem *sem, const pl_term *pointer);
/* BOOL: two pointers point into different objects. A constant where that is known, else an opaque predicate. */
const pl_term *pl_sem_are_separate(pl_sem *sem, const pl_term *a, const pl_term *b);

#endif
