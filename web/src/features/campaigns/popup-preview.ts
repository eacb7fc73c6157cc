import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePopup } from '../../app/popups/popups.ts'

/** RTE-106, RTE-107: the id of the popup that an editor's address wants to see. */
export function previewAsked({ search, hash }: { search: string; hash: string }): string | undefined {
  const id = new URLSearchParams(search).get('popup') ?? ''
  return hash === '#popup-preview' && /^\d{1,18}$/.test(id) ? id : undefined
}

/** Opens that popup once for each address. It asks for nothing but the popup and keeps nothing as seen; an id that nobody knows opens nothing. */
export function usePopupPreview(): void {
  const openPopup = usePopup()
  const id = previewAsked(useLocation())
  useEffect(() => {
    if (id === undefined) return undefined
    let left = false
    import('./show-preview.ts')
      .then(({ showPreview }) => showPreview(id, (popup) => (left ? undefined : openPopup('CampaignPopup', popup))))
      // A preview that fails shows nothing: the page under it is whole.
      .catch((error: unknown) => console.warn(error))
    return () => void (left = true)
  }, [id, openPopup])
}
