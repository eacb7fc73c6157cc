import { boot } from '../boot.ts'

/** Of each game for itself, and of play money apart from money. */
const place = `ante stake ${boot.mode} ${boot.sysname}`

/** The last stake in this browser, in minor units; undefined where there is none, or the browser refuses its storage. */
export function rememberedStake(): bigint | undefined {
  try {
    const text = localStorage.getItem(place) ?? ''
    return /^\d{1,12}$/.test(text) ? BigInt(text) : undefined
  } catch {
    return undefined
  }
}

export function rememberStake(minor: bigint): void {
  try {
    localStorage.setItem(place, String(minor))
  } catch {
    // Then the game begins with its own stake again.
  }
}
