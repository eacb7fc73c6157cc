import type { QuestGift } from '../../src/loyalty/rules/shop.ts'
import type { QuestGoal, Repeats } from '../../src/loyalty/rules/quests.ts'

/** A quest of the demo world. `after` names the one before it. */
export interface DemoQuest {
  readonly sysname: string
  readonly repeats: Repeats
  readonly goal: QuestGoal
  readonly points: bigint
  /** What it gives beside them. */
  readonly gift?: QuestGift
  /** What its points may cost more than its stakes bring, for somebody who plays best; not stated where they pay for themselves. */
  readonly budgetCents?: number
  readonly after?: string
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}
