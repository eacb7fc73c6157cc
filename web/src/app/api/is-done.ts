/** PROF-15, PROF-24, PROF-27: a call that saves has done so only where its data is 1. */
export const isDone = (data: unknown): boolean => data === 1
