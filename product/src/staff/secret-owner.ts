/** To whom a sealed second factor belongs. */
export const secretOwner = (account: bigint): string => `staff.totp:${account}`
