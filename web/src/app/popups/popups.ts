import { createContext, useContext } from 'react'

/**
 * DLG-36: the named popups and what each is opened with; the names are the specification's. Each popup's own file adds its options here by
 * `declare module`, so that features open each other's popups without importing them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled by the files of the popups
export interface PopupOptions {}
export type PopupName = keyof PopupOptions

/** DLG-21: where a popup must not come up by itself. `path` is the address without its query. */
export const isSuppressed = (name: PopupName, path: string): boolean =>
  name === 'PromocodeActivatedPopup' && path.includes('cashier/deposit')

/**
 * Opens a popup by its name, `queued` when no dialog is open any more. Its code and its texts are loaded then: the first page does without both.
 */
export type OpenPopup = <K extends PopupName>(
  name: K,
  options: PopupOptions[K],
  how?: { readonly queued: boolean }
) => Promise<void>

export const PopupsContext = createContext<OpenPopup | undefined>(undefined)

export function usePopup(): OpenPopup {
  const open = useContext(PopupsContext)
  if (!open) throw new Error('there is no PopupsContext above')
  return open
}
