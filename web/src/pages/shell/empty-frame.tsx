import { Outlet } from 'react-router'
import { PopupsContext } from '../../app/popups/popups.ts'
import { useOpenPopup } from './open-popup.ts'

/** The empty layout: no header, footer, menus, chat. For pages that stand in somebody else's. */
export default function EmptyFrame() {
  const openPopup = useOpenPopup()
  return (
    <PopupsContext value={openPopup}>
      <main data-layout="empty" className="min-h-dvh">
        <Outlet />
      </main>
    </PopupsContext>
  )
}
