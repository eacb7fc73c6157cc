import type { SeedPair } from '../../rules/protocol.ts'

export type SeedProblem = 'empty' | 'long' | 'characters' | 'used'
const seedMost = 64

/** What is wrong with a client seed that a player entered, before the server is asked: `games.rotateseed` refuses the same. */
export function problemOf(
  text: string,
  pair: Pick<SeedPair, 'client_seed' | 'revealed'> | undefined
): SeedProblem | undefined {
  if (text === '') return 'empty'
  if (!/^[\x21-\x7e]*$/.test(text)) return 'characters'
  if (text.length > seedMost) return 'long'
  return text === pair?.client_seed || text === pair?.revealed?.client_seed ? 'used' : undefined
}

/** 16 hexadecimal digits from the browser's own randomness. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
