import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { get } from '../../app/api/client.ts'
import { usePopup } from '../../app/popups/popups.ts'

/** RTE-106, RTE-107: the id of the popup that an editor's address wants to see. */
export function previewAsked({ search, hash }: { search: string; hash: string }): string | undefined {
  const id = new URLSearchParams(search).get('popup') ?? ''
  return hash === '#popup-preview' && /^\d{1,18}$/.test(id) ? id : undefined
}

/** Opens that popup once for each address. It asks for nothing but the popup and keeps nothing as seen; an id that nobody knows opens nothing. */
export function usePopupPreview(): void {
  const openPopup = usePopup()
  const { search, hash } = useLocation()
  const id = previewAsked({ search, hash })
  useEffect(() => {
    if (id === undefined) return undefined
    let left = false
    const show = async () => {
      const [popup] = (await get('popups.get', { ids: [id] })).items
      if (!popup || left) return
      const { description, button, leads_to } = popup
      await openPopup('CampaignPopup', {
        title: description.title,
        text: description.text,
        preview: true,
        ...(description['tile'] && { image: description['tile'] }),
        ...(button && { button }),
        ...(leads_to && { to: leads_to }),
      })
    }
    // A preview that fails shows nothing: the page under it is whole.
    show().catch((error: unknown) => console.warn(error))
    return () => void (left = true)
  }, [id, openPopup])
}
