import type { settings as cashier } from '@ante/product/cashier/contract'
import type { settings as content } from '@ante/product/content/contract'
import type { settings as games } from '@ante/product/games/contract'
import type { settings as identity } from '@ante/product/identity/contract'
import type { settings as loyalty } from '@ante/product/loyalty/contract'
import type { settings as players } from '@ante/product/players/contract'
import type { settings as sportsbook } from '@ante/product/sportsbook/contract'
import type { z } from 'zod'

type Values<S> = { [K in keyof S]: z.output<S[K] & z.ZodType> }

/** The content configuration of a locale, parsed once on the server: `useSettings('games').item.type`. */
export type Settings = Values<
  typeof cashier & typeof content & typeof games & typeof identity & typeof loyalty & typeof players & typeof sportsbook
>
export type SettingsOf<K extends keyof Settings> = Settings[K]
