import { fromWire, type Money, money } from '@ante/kit/money'
import type { GameInfo } from '../../rules/protocol.ts'
import { call, type OnLink } from '../api.ts'
import { boot } from '../boot.ts'
import { rememberedStake } from './remembered.ts'
import { isOfRange, type StakeRange } from './typed.ts'

/** The stakes between the levels; undefined where only levels are taken. */
export function rangeOf({ stakes: { min, max, step } }: GameInfo): StakeRange | undefined {
  return step ? { least: fromWire(min).minor, most: fromWire(max).minor, step: fromWire(step).minor } : undefined
}

/** A level, or a stake between two of them. */
export function isStakeOf(info: GameInfo, minor: bigint): boolean {
  const range = rangeOf(info)
  return range ? isOfRange(minor, range) : info.stakes.levels.some((level) => fromWire(level).minor === minor)
}

/** That of the last time in this browser, while it may still be staked. */
export function firstStake(info: GameInfo): Money {
  const start = fromWire(info.stakes.start)
  const before = rememberedStake()
  return before !== undefined && isStakeOf(info, before) ? money(before, start.currency) : start
}

/** What bounds a stake beside the game and the market. */
export interface Bounds {
  readonly balance: bigint | undefined
  /** What the player's own limits leave. */
  readonly left: bigint | undefined
}
/** As the server knows them now; the balance of play money is that of this tab. */
export async function readBounds(own: Money | undefined, onLink: OnLink): Promise<Bounds> {
  const known = { balance: own?.minor, left: undefined }
  if (boot.mode === 'demo') return known
  const found = await call<GameInfo>('games.getgame', { sysname: boot.sysname }, { method: 'GET', onLink })
  if ('error' in found) return known
  const { balance, stakes } = found.data
  return {
    balance: balance ? fromWire(balance).minor : undefined,
    left: stakes.left ? fromWire(stakes.left).minor : undefined,
  }
}
