import { useCallback } from 'react'
import { get, post } from '../../app/api/client.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { campaignOptions, keepSeen, readSeen, unseenOf } from '../../app/popups/campaign.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { emailToConfirm, useEmailConfirmation } from '../../app/session/confirm-email.tsx'
import { cashbackKey, dormancyKey, isUnseen, untoldOf } from './unseen.ts'

type Show = () => Promise<void>
const queued = { queued: true }

/** What was not read is not told this time. */
async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    console.warn('a popup after the entry could not be prepared', error)
    return undefined
  }
}
const kept = async (key: string) => (await get('storage.get', { key })).value
/** Shown again the next time where it could not be kept. */
const keep = (key: string, value: string): void => void orNothing(post('storage.set', { key, value }))

/** BON-32: the latest alone. */
const latest = { count: 1, sort: 'finished_at', order: 'desc', statuses: ['paid_out', 'active'] } as const
async function readCashback() {
  const [cashback] = (await get('cashbacks.get', { ...latest, statuses: [...latest.statuses] })).items
  return cashback && isUnseen(cashback, await kept(cashbackKey)) ? cashback : undefined
}
async function readDormancy() {
  const { notice } = await get('account.getDormancy', {})
  return notice && untoldOf(notice, await kept(dormancyKey))
}
async function readCampaign() {
  // Those that are for some pages open there.
  const items = (await get('popups.get', {})).items.filter(({ paths }) => paths.length === 0)
  return items.length > 0 ? unseenOf(items, await readSeen()) : undefined
}

/** Nobody is addressed in a break, and nobody is told what is another player's. */
async function isStillThere(uid: number): Promise<boolean> {
  const info = await orNothing(get('account.getInfo', {}))
  return info?.uid === uid && !info.exclusion
}

/**
 * AUTH-27: what a player is told after an entry, one after another, each when no other dialog is open: that the account was dormant, which is their money, then
 * that the e-mail is to be confirmed (AUTH-40, REG-45), a cashback that they have not seen, a campaign.
 */
export function useAfterwards(): (uid: number) => Promise<void> {
  const auth = useSettings('auth')
  const askForEmail = useEmailConfirmation()
  const openPopup = usePopup()
  return useCallback(
    async (uid) => {
      const [dormancy, profile, cashback, campaign] = await Promise.all([
        orNothing(readDormancy()),
        orNothing(get('account.getprofileinfo', {})),
        orNothing(readCashback()),
        orNothing(readCampaign()),
      ])
      const email = profile && emailToConfirm(auth, profile.contacts)
      const untilClosed = (open: (closed: () => void) => Promise<void>) =>
        new Promise<void>((resolve) => void open(resolve))
      const shows: Show[] = []
      if (dormancy) {
        const closedWith = (closed: () => void) => () => (keep(dormancyKey, dormancy.since), closed())
        shows.push(() =>
          untilClosed((closed) => openPopup('DormancyPopup', { notice: dormancy, closed: closedWith(closed) }, queued))
        )
      }
      if (email) shows.push(() => askForEmail(email, uid, queued))
      if (cashback?.amount) {
        const { id, amount, receiving_expired_at: until = null, status } = cashback
        const tell = (closed: () => void) =>
          openPopup(
            'UnseenCashbackPopup',
            { amount, until, isPaid: status === 'paid_out', closed: () => (keep(cashbackKey, id), closed()) },
            queued
          )
        shows.push(() => untilClosed(tell))
      }
      if (campaign) {
        const closedWith = (closed: () => void) => () => (void keepSeen(campaign.id), closed())
        shows.push(() =>
          untilClosed((closed) => openPopup('CampaignPopup', campaignOptions(campaign, closedWith(closed)), queued))
        )
      }
      for (const show of shows) {
        if (!(await isStillThere(uid))) return
        await show()
      }
    },
    [auth, askForEmail, openPopup]
  )
}
