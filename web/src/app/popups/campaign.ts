import { get, post } from '../api/client.ts'
import type { Output } from '../api/endpoints.ts'
import type { PopupOptions } from './popups.ts'

export type Campaign = Output<'popups.get'>['items'][number]

/** BON-35: under which name the server keeps for a player what was shown. */
const popupsKey = 'already_seen_popup_ids'
const mostIds = 200
const idsOf = (seen: string | null | undefined): string[] => (seen ?? '').split(',').filter(Boolean)

/** BON-20: the first that this player was not shown; one that is for each session is told apart by the caller. */
export const unseenOf = <T extends { readonly id: string; readonly once?: Campaign['once'] }>(
  popups: readonly T[],
  seen: string | null | undefined
): T | undefined => popups.find(({ id, once }) => once === 'session' || !idsOf(seen).includes(id))

export const seenWith = (seen: string | null, id: string): string =>
  [...idsOf(seen).filter((one) => one !== id), id].slice(-mostIds).join(',')

/** The ids that this player was shown, as the server keeps them. */
export const readSeen = async (): Promise<string | null> => (await get('storage.get', { key: popupsKey })).value ?? null

/** Shown again the next time where it could not be kept. */
export async function keepSeen(id: string): Promise<void> {
  try {
    await post('storage.set', { key: popupsKey, value: seenWith(await readSeen(), id) })
  } catch (error) {
    console.warn('a popup could not be kept as seen', error)
  }
}

/** The same in this session of the browser. */
const sessionKey = 'shown_popups'
export const isShownInSession = (id: string): boolean => idsOf(sessionStorage.getItem(sessionKey)).includes(id)
export const noteShown = (id: string): void =>
  sessionStorage.setItem(sessionKey, seenWith(sessionStorage.getItem(sessionKey), id))

/** What its dialog says. `closed` is called when it was read. */
export const campaignOptions = (
  { description, button, leads_to }: Campaign,
  closed: () => void
): PopupOptions['CampaignPopup'] => ({
  title: description.title,
  text: description.text,
  ...(description['tile'] && { image: description['tile'] }),
  ...(button && { button }),
  ...(leads_to && { to: leads_to }),
  closed,
})
