export type PlayMode = 'real' | 'demo'

/** GAME-03, GAME-04: `#real` is for money; without a hash or with `#demo` it is for free where the game can be. */
export const modeOf = (hash: string, hasDemo: boolean): PlayMode => (hash === '#real' || !hasDemo ? 'real' : 'demo')

/** RTE-73, RTE-74: what the frame shows; a game with a key of its own is played at that. */
export function playAddress(
  sysname: string,
  mode: PlayMode,
  locale: string,
  customKeys: Readonly<Record<string, string>> = {}
): string {
  const key = Object.keys(customKeys).find((one) => customKeys[one] === sysname)
  return `/platform/game/${key === undefined ? sysname : `custom/${key}`}/play?mode=${mode}&locale=${locale}`
}
