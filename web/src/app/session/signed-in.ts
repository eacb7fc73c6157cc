/** AUTH-01: a player is who has a `uid` greater than 0. */
export const isSignedIn = ({ uid = 0 }: { uid?: number }): boolean => uid > 0
