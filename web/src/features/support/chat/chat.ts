import type { WidgetConfig } from '@ante/product/support/contract'
import type { Output } from '../../../app/api/endpoints.ts'
import type { ChatUser } from './chat-user.ts'
import type { Widget } from './widget.ts'
import { isVendor } from './widgets/all.ts'

type Settings = Output<'support.getsettings'>

/** What is done to a chat whoever made it. */
export type Badge = Pick<Widget, 'show' | 'hide' | 'open'>

/** What a chat needs of its page. */
export interface ChatPage {
  readSettings(): Promise<Settings>
  readUser(uid: number, locale: string, isNamed: boolean, historyKey?: string): Promise<ChatUser>
  /** The adapter of a vendor: null where it is accepted and does nothing, undefined where nobody knows it. */
  widgetOf(name: string): Widget | null | undefined
  /** Puts our own chat into the page: it sees for itself who is here. */
  mountOwn(): Promise<Badge>
  /** Puts a button of ours in a vendor's place, which leads to where the vendor may be: on pages of payments no script of others runs. */
  mountLink(): Badge
  /** The document began where no script of others may run: its policy lets none in, wherever its person goes on to. */
  readonly isFreeOfVendors: boolean
  /** Brings the vendor's script and waits until it is ready. */
  load(config: WidgetConfig, widget: Widget): Promise<void>
  /** Whether a vendor's widget may be begun without having been asked for. */
  isAllowed(): boolean
  warn(message: string, error?: unknown): void
}

/** Who is here, and on what kind of page. */
export interface ChatPlace {
  readonly uid: number
  readonly locale: string
  /** CHAT-31: on this page the badge is hidden. */
  readonly isHidden: boolean
  /** Payments are made here: no script of others begins. */
  readonly isFreeOfVendors: boolean
}
/** Why there is no widget of a vendor yet. */
type NotYet = 'not allowed' | 'elsewhere'

/**
 * The chat of the page: not loaded at first, loaded once with the first activity, told anew whenever somebody else is here. Whatever goes wrong is
 * logged, and nothing is shown (CHAT-35, CHAT-36).
 */
export class Chat {
  readonly #page: ChatPage
  #place: ChatPlace
  #loading: Promise<boolean | NotYet> | undefined
  #running: { widget: Widget; config: WidgetConfig } | undefined
  #badge: Badge | undefined
  /** Ours, in the place of a vendor's. */
  #link: Badge | undefined
  /** Whom the widget was last told of. */
  #told = ''
  /** Whose widget it is: it is not another person's when only the language changes. */
  #person = 0
  /** Changes of the person, one after the other. */
  #turn: Promise<void> = Promise.resolve()

  constructor(page: ChatPage, place: ChatPlace) {
    this.#page = page
    this.#place = place
  }

  /** CHAT-24: once, however often it is asked for. True where there is a widget. One that nobody agreed to may be begun later. */
  async load(isAskedFor = false): Promise<boolean> {
    this.#loading ??= this.#load(isAskedFor).catch((error: unknown) => {
      this.#page.warn('the chat could not be opened', error)
      return false
    })
    const loading = this.#loading
    const isThere = await loading
    if (typeof isThere === 'boolean') return isThere
    if (this.#loading === loading) this.#loading = undefined
    if (isThere === 'elsewhere') return true
    return isAskedFor ? this.load(true) : false
  }

  async #load(isAskedFor: boolean): Promise<boolean | NotYet> {
    const settings = await this.#page.readSettings().catch((error: unknown) => {
      this.#page.warn('the settings of the chat could not be read', error)
    })
    const name = settings?.chat ?? ''
    if (!settings || name === '') return false
    if (name === 'own') {
      this.#badge = await this.#page.mountOwn()
      this.#showOrHide()
      return true
    }
    const widget = this.#page.widgetOf(name)
    const config = isVendor(name) ? settings[name] : undefined
    if (widget === undefined || (widget && !config)) this.#page.warn(`there is no chat of this name: ${name}`)
    if (!widget || !config) return false
    if (!isAskedFor && !this.#page.isAllowed()) return 'not allowed'
    if (this.#place.isFreeOfVendors || this.#page.isFreeOfVendors) {
      this.#link ??= this.#page.mountLink()
      this.#badge = this.#link
      this.#showOrHide()
      return 'elsewhere'
    }
    this.#link?.hide()
    await this.#begin(widget, config)
    this.#running = { widget, config }
    this.#badge = widget
    this.#showOrHide()
    this.#follow()
    return true
  }

  async #begin(widget: Widget, config: WidgetConfig): Promise<void> {
    widget.prepare(config, await this.#user(widget))
    await this.#page.load(config, widget)
    // Who came or left while the script was on its way is the one to be told of.
    widget.start(config, await this.#user(widget))
  }

  readonly #key = ({ uid, locale }: Pick<ChatPlace, 'uid' | 'locale'>): string => `${uid} ${locale}`

  async #user(widget: Widget): Promise<ChatUser> {
    for (;;) {
      const { uid, locale } = this.#place
      const user = await this.#page.readUser(uid, locale, widget.isNamed === true, widget.historyKey)
      this.#told = this.#key({ uid, locale })
      this.#person = uid
      if (this.#told === this.#key(this.#place)) return user
    }
  }

  #showOrHide(): void {
    if (this.#place.isHidden) this.#badge?.hide()
    else this.#badge?.show()
  }

  /** CHAT-29 to CHAT-34: after a navigation, a registration, a login or a logout. */
  move(place: ChatPlace): void {
    const isOtherPage = place.isHidden !== this.#place.isHidden
    this.#place = place
    if (!this.#badge) return
    if (isOtherPage) this.#showOrHide()
    // What was kept out by the page before comes with this one.
    if (this.#badge === this.#link && !place.isFreeOfVendors && !this.#page.isFreeOfVendors) void this.load()
    this.#follow()
  }

  #follow(): void {
    const running = this.#running
    if (!running || this.#told === this.#key(this.#place)) return
    this.#turn = this.#turn
      .then(async () => {
        if (this.#told === this.#key(this.#place)) return
        await this.#tell(running.widget, running.config)
        this.#showOrHide()
      })
      .catch((error: unknown) => {
        // What the widget shows may be of the person before. The next move tells it anew.
        this.#told = ''
        running.widget.hide()
        this.#page.warn('the chat could not be told who is here', error)
      })
  }

  async #tell(widget: Widget, config: WidgetConfig): Promise<void> {
    if (!widget.forget || (this.#told !== '' && this.#person === this.#place.uid))
      return widget.change(config, await this.#user(widget))
    // Before anything is asked for: without a connection, too, nothing of the one before stays.
    widget.forget(config)
    await this.#begin(widget, config)
  }

  /** The conversation itself, whatever page it is: whoever asks for it has asked for the vendor too. False where there is no chat. */
  async open(): Promise<boolean> {
    if (!(await this.load(true))) return false
    this.#badge?.open()
    return true
  }
}
