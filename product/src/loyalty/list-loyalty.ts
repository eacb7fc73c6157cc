import type { Context } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { hasLoyalty } from './switch.ts'
import * as store from './store.ts'

interface Page {
  offset: number
  count: number
  limit?: number | undefined
}

export async function listPrograms(context: Context, { offset, count, limit = count }: Page) {
  if (!hasLoyalty(context)) return { items: [], count: 0 }
  const rows = await context.db.read((tx) => store.readPrograms(tx, limit, offset))
  return {
    items: rows.map((row) => ({ sysname: row.sysname, description: describedIn(row, context.locale, defaultLocale) })),
    count: Number(rows[0]?.total ?? 0n),
  }
}
