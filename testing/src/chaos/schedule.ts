import { createHash } from 'node:crypto'

/** Numbers that look random and are the same for the same seed, so that a bad day can be lived again. */
export interface Chance {
  /** A whole number, at least 0 and below `below`. */
  below(below: number): number
  oneIn(count: number): boolean
}

export function chanceOf(seed: string): Chance {
  let count = 0
  const below = (limit: number): number => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) % limit
  }
  return { below, oneIn: (of) => below(of) === 0 }
}

/** Who dies: the server, its database, both at the same moment, or a server that has only just been started again. */
export type Victim = 'server' | 'database' | 'both' | 'starting-server'
export interface Kill {
  readonly victim: Victim
  /** How many calls the world answers before it, which a slow machine counts as a fast one does, and how long after the last of them. */
  readonly afterAnswers: number
  readonly afterMs: number
}

const shares: readonly Victim[] = [
  'server',
  'server',
  'server',
  'server',
  'server',
  'server',
  'database',
  'database',
  'both',
  'starting-server',
]

/** The same moments for the same seed. */
export function planKills(seed: string, count: number): Kill[] {
  const chance = chanceOf(`kills ${seed}`)
  return Array.from({ length: count }, () => ({
    victim: shares[chance.below(shares.length)] ?? 'server',
    afterAnswers: 1 + chance.below(15),
    afterMs: chance.below(40),
  }))
}
