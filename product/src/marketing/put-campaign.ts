import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isCurrency } from '@ante/kit/money'
import { isGivenByCampaigns } from '../campaigns/index.ts'
import { readAudience } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { terms } from './rules/terms.ts'
import * as store from './store.ts'
import { readTags, setTag } from './store-tags.ts'

type Calls = typeof staffEndpoints
type Asked<K extends keyof Calls> = StaffContext & RefusesAs<Calls[K]>
type Answer<K extends keyof Calls> = Promise<OutputOf<Calls[K]>>

export const putByStaff = (
  context: Asked<'marketing.put'>,
  { sysname, title, terms: known, ends_at: ends }: InputOf<Calls['marketing.put']>
): Answer<'marketing.put'> =>
  context.db.write(async (tx) => {
    const endsAt = ends === undefined ? null : new Date(ends)
    if (endsAt && endsAt.getTime() <= context.clock.now())
      context.refuse('InvalidParameter', { fields: { ends_at: 'wrong' } })
    const currencies = Object.keys(known.budget_minor).filter(isCurrency)
    for (const { offer } of known.arms)
      if (offer !== undefined && !(await isGivenByCampaigns(tx, offer, currencies)))
        context.refuse('InvalidParameter', { fields: { offer: 'wrong' } })
    const key = context.random.bytes(32)
    const version = await store.putCampaign(tx, { sysname, title, terms: known, endsAt, key })
    return { sysname, version: version ?? context.refuse('InvalidRequest/conflict') }
  })

export const startByStaff = (
  context: Asked<'marketing.start'>,
  { sysname, version }: InputOf<Calls['marketing.start']>
): Answer<'marketing.start'> =>
  context.db.write(async (tx) => {
    const row = (await store.lockNamed(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    if (row.state !== 'draft' || String(row.version) !== String(version)) context.refuse('InvalidRequest/conflict')
    const known = terms.safeParse(row.terms)
    if (!known.success || (row.ends_at && row.ends_at.getTime() <= context.clock.now()))
      return context.refuse('InvalidParameter', { fields: { sysname: 'wrong' } })
    if (known.data.arms.some(({ offer }) => offer !== undefined)) requireApproval(context.staff)
    await store.startCampaign(tx, row.id)
    return { sysname }
  })

export const stopByStaff = (
  context: Asked<'marketing.stop'>,
  { sysname }: InputOf<Calls['marketing.stop']>
): Answer<'marketing.stop'> =>
  context.db.write(async (tx) => {
    const row = (await store.lockNamed(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    if (!(await store.stopCampaign(tx, row.id, 'staff'))) context.refuse('InvalidRequest/conflict')
    return { sysname }
  })

export const getTags = (
  context: Asked<'marketing.gettags'>,
  { uid: id }: InputOf<Calls['marketing.gettags']>
): Answer<'marketing.gettags'> =>
  context.db.read(async (tx) => {
    const uid = BigInt(id)
    if ((await readAudience(tx, [uid])).length === 0) context.refuse('InvalidRequest/not_found')
    return { uid: id, tags: [...((await readTags(tx, [uid])).get(uid) ?? [])] }
  })

export const setTagByStaff = (
  context: Asked<'marketing.settag'>,
  { uid: id, tag, is_set: isSet }: InputOf<Calls['marketing.settag']>
): Answer<'marketing.settag'> =>
  context.db.write(async (tx) => {
    const uid = BigInt(id)
    if ((await readAudience(tx, [uid])).length === 0) context.refuse('InvalidRequest/not_found')
    await setTag(tx, uid, tag, isSet)
    return { uid: id, tags: [...((await readTags(tx, [uid])).get(uid) ?? [])] }
  })
