import type { Policy } from '@ante/kit/policy'
import { putOffer, putPromotion } from '@ante/product/campaigns/index'
import type { Probe } from './probes.fixture.ts'
import { query, server, under } from './world.fixture.ts'

const texts = { en: { title: 'Ten more', text: 'With your first deposit.' } }

/** What a visitor is shown of a promotion that leads to an offer, or of one that leads elsewhere. */
const promoted = (toOffer: boolean) => async (policy: Policy) => {
  const [offerId, promotion] = await server.database.db.write(async (tx) => {
    const offer = await putOffer(tx, { sysname: 'ten-more', texts, images: {} })
    const to = toOffer ? { leadsTo: `/offers/${offer}`, offer } : { leadsTo: '/gamehall' }
    return [offer, await putPromotion(tx, { sysname: `ten-more-${toOffer}`, texts, images: {}, ...to })]
  })
  const visitor = server.visitor()
  const count = async (key: string, id: bigint) =>
    (await visitor.call<{ count: number }>(key, { ids: String(id) })).data.count
  return under(policy, async () => {
    const shown = await count('campaigns.getpromotions', promotion)
    // Offers are what a visitor could only take as a bonus for new players.
    const offers = toOffer ? await count('campaigns.getoffers', offerId) : shown
    return shown + offers === 2 ? undefined : shown + offers === 0 ? 'not shown' : 'shown in part'
  }).finally(() => query(`update campaigns.promotions set enabled = false where id = $1`, [promotion]))
}

export const advertisedProbe: Probe = {
  open: (policy) => ({
    ...policy,
    welcomeBonus: { ...policy.welcomeBonus, isAdvertised: true },
    marketing: { ...policy.marketing, isUntargeted: true },
  }),
  shut: (policy) => ({
    ...policy,
    welcomeBonus: { ...policy.welcomeBonus, isAdvertised: false },
    marketing: { ...policy.marketing, isUntargeted: true },
  }),
  call: promoted(true),
  isOpen: ({ welcomeBonus, marketing }) => welcomeBonus.isAdvertised && marketing.isUntargeted,
  refusal: 'not shown',
}

export const untargetedProbe: Probe = {
  open: (policy) => ({ ...policy, marketing: { ...policy.marketing, isUntargeted: true } }),
  shut: (policy) => ({ ...policy, marketing: { ...policy.marketing, isUntargeted: false } }),
  call: promoted(false),
  isOpen: ({ marketing }) => marketing.isUntargeted,
  refusal: 'not shown',
}
