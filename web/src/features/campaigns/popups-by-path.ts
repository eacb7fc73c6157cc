import { isOnPath } from '@ante/product/campaigns/rules/popup-paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { get } from '../../app/api/client.ts'
import {
  type Campaign,
  campaignOptions,
  isShownInSession,
  keepSeen,
  noteShown,
  readSeen,
  unseenOf,
} from '../../app/popups/campaign.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useAccount } from '../../app/session/account.tsx'

/** The popups of pages, read once for a player as long as the document lives. */
let known: { readonly of: string; readonly popups: Promise<readonly Campaign[]> } | undefined

function popupsOf(player: string): Promise<readonly Campaign[]> {
  if (known?.of !== player) {
    const popups = get('popups.get', {}).then(({ items }) => items.filter(({ paths }) => paths.length > 0))
    known = { of: player, popups }
    // What could not be read is asked for again with the next page.
    popups.catch(() => (known = undefined))
  }
  return known.popups
}

/** BON-20: a popup that is for some pages opens on them for a player, once ever or once in each session; nobody is told anything in a break. */
export function usePathPopups(): void {
  const openPopup = usePopup()
  const { signedIn, info } = useAccount()
  const { pathname } = useLocation()
  const player = String(info.uid)
  useEffect(() => {
    if (!signedIn) return undefined
    let left = false
    const show = async () => {
      const here = (await popupsOf(player)).filter(
        ({ id, paths }) => isOnPath(paths, pathname) && !isShownInSession(id)
      )
      if (here.length === 0) return
      const popup = unseenOf(here, await readSeen())
      if (!popup || left) return
      // The account as it is now: a break may have begun since the popups were read.
      const account = await get('account.getInfo', {})
      if (left || String(account.uid) !== player || account.exclusion) return
      noteShown(popup.id)
      await openPopup(
        'CampaignPopup',
        campaignOptions(popup, () => void (popup.once === 'ever' && keepSeen(popup.id))),
        { queued: true }
      )
    }
    show().catch((error: unknown) => console.warn('a popup of this page could not be shown', error))
    return () => void (left = true)
  }, [openPopup, pathname, player, signedIn])
}
