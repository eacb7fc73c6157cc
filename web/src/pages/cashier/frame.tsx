import { Outlet, useLocation } from 'react-router'
import { CashierNav } from '../../features/cashier/cashier-nav.tsx'

/** One column; the history has room for its table. */
export default function CashierFrame() {
  const { pathname } = useLocation()
  const wide = pathname.startsWith('/cashier/history')
  return (
    <div className="page py-6 laptop:py-10">
      <div className={`mx-auto grid grid-cols-[minmax(0,1fr)] gap-7 ${wide ? 'max-w-[72rem]' : 'max-w-[38rem]'}`}>
        <CashierNav here={pathname} />
        <Outlet />
      </div>
    </div>
  )
}
