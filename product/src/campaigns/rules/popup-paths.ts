/** Nobody is interrupted in a game, at the cashier, or where they limit themselves. */
const quiet = ['/game', '/cashier', '/profile/responsible-game']

const isAt = (path: string, pathname: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)

/** BON-20: whether a popup for these paths opens on this page: the page itself, or one below it. */
export const isOnPath = (paths: readonly string[], pathname: string): boolean =>
  !quiet.some((path) => isAt(path, pathname)) && paths.some((path) => isAt(path, pathname))
