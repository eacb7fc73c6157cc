import type { Context } from '@ante/kit/context'
import { readExclusion } from '../identity/index.ts'
import { keepPerson, matchOtherAccounts } from './excluded-person.ts'
import { readUnmarked } from './store-persons.ts'

const batch = 200

/** Marks players who registered before marks were kept, or whose mark was lost. Those who are excluded find their other accounts by it. */
export async function markPeople(context: Pick<Context, 'db' | 'ports'>): Promise<void> {
  const { db } = context
  for (let after = 0n; ;) {
    const people = await db.read((tx) => readUnmarked(tx, after, batch))
    for (const { uid, fields } of people)
      await db.write(async (tx) => {
        await keepPerson(context, tx, uid, fields)
        if ((await readExclusion(tx, uid))?.own) await matchOtherAccounts(context, tx, uid)
      })
    const last = people.at(-1)
    if (!last || people.length < batch) return
    after = last.uid
  }
}
