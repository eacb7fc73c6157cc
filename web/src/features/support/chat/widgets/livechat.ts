import type { WidgetConfig } from '@ante/product/support/contract'
import type { ChatUser } from '../chat-user.ts'
import type { Widget } from '../widget.ts'
import { noteEnd, removeWidget } from './remove-widget.ts'

type Call = readonly [method: string, given: readonly unknown[]]
/** The queue that stands in for the widget until its script takes it over by `_h`. */
interface Queue {
  _q: Call[]
  _h: ((method: string, given: readonly unknown[]) => void) | null
  _v: string
  on(...given: readonly unknown[]): void
  call(...given: readonly unknown[]): void
}
declare global {
  interface Window {
    LiveChatWidget?: Queue
  }
}
const api = (): Queue | undefined => window.LiveChatWidget
let isReady = false

function queue(): Queue {
  const made: Queue = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...given) => send('on', given),
    call: (...given) => send('call', given),
  }
  const send = (method: string, given: readonly unknown[]): void => {
    if (made._h) made._h(method, given)
    else made._q.push([method, given])
  }
  return made
}

/** What the vendor leaves in the browser under our address, by which it would know the one before again. */
function forgetCustomer(): void {
  for (const name of ['__lc_cid', '__lc_cst', '__lc2_cid', '__lc2_cst']) document.cookie = `${name}=; path=/; max-age=0`
}

/** The vendor has no field for the id: it is a variable of the session. */
function introduce({ uid, name, email }: ChatUser): void {
  api()?.call('set_customer_name', name)
  api()?.call('set_customer_email', email)
  api()?.call('set_session_variables', { user_id: String(uid) })
}

/** LiveChat: the loader that its package describes. */
export const livechat: Widget = {
  prepare({ id }: WidgetConfig, { uid }) {
    isReady = false
    noteEnd()
    Object.assign(window, {
      __lc: { license: Number(id) || id, params: [{ name: 'user_id', value: String(uid) }], integration_name: 'ante' },
      LiveChatWidget: queue(),
    })
    api()?.on('ready', () => (isReady = true))
  },
  isReady: () => isReady,
  start: (_, user) => introduce(user),
  change: (_, user) => introduce(user),
  // Other words for the customer would leave the conversation of the one before open.
  forget({ src }) {
    api()?.call('destroy')
    forgetCustomer()
    removeWidget(src, ['LiveChatWidget', '__lc'])
    isReady = false
  },
  show: () => api()?.call('minimize'),
  hide: () => api()?.call('hide'),
  open: () => api()?.call('maximize'),
}
