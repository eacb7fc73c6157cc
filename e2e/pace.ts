/** How many times slower than a usual machine this one is: measured by `npm run e2e` before the journeys begin. */
export const pace = Number(process.env.E2E_PACE ?? 1)

/** So many milliseconds of a usual machine. */
export const paced = (ms: number): number => ms * pace
