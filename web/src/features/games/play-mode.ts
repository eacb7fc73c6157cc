export type PlayMode = 'real' | 'demo'

/** GAME-03, GAME-04: `#real` is for money; without a hash or with `#demo` it is for free where the game can be. */
export const modeOf = (hash: string, hasDemo: boolean): PlayMode => (hash === '#real' || !hasDemo ? 'real' : 'demo')

/** RTE-73: what the frame shows. */
export const playAddress = (sysname: string, mode: PlayMode, locale: string): string => `/platform/game/${sysname}/play?mode=${mode}&locale=${locale}`
