import { PopupsContext } from '../../app/popups/popups.ts'
import { PageOrFatal } from '../../features/system/page-or-fatal.tsx'
import { useOpenPopup } from './open-popup.ts'

/** The empty layout: no header, footer, menus, chat. For pages that stand in somebody else's. */
export default function EmptyFrame() {
  const openPopup = useOpenPopup()
  return (
    <PopupsContext value={openPopup}>
      <main data-layout="empty" className="min-h-dvh">
        <PageOrFatal />
      </main>
    </PopupsContext>
  )
}
