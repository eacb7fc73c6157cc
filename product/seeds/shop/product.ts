import type { ProductGift } from '../../src/loyalty/rules/shop.ts'

/** A product of the demo shop; without stock there are as many as wanted. */
export interface DemoProduct {
  readonly sysname: string
  readonly points: bigint
  readonly image: string
  readonly gift: ProductGift
  readonly stock?: number
  readonly perPlayer?: number
  readonly fromLevel?: number
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}
