/** AUTH-01: a player is who has a `uid` greater than 0. */
export const isSignedIn = (info: { uid: number }): boolean => info.uid > 0
