import { get } from '../../app/api/client.ts'
import type { PopupOptions } from '../../app/popups/popups.ts'

/** Reads a popup and opens it as a preview; one that nobody knows is none. */
export async function showPreview(id: string, open: (popup: PopupOptions['CampaignPopup']) => unknown): Promise<void> {
  const [popup] = (await get('popups.get', { ids: [id] })).items
  if (!popup) return
  const { description, button, leads_to } = popup
  await open({
    title: description.title,
    text: description.text,
    preview: true,
    ...(description['tile'] && { image: description['tile'] }),
    ...(button && { button }),
    ...(leads_to && { to: leads_to }),
  })
}
