/** A frame of the server: the next one of a topic and key has the next `seq`; a snapshot may come at any time and restarts the count. */
interface Frame {
  topic: string
  key: string
  seq: number
  data: unknown
  snapshot?: boolean
}
type Listener = (data: unknown) => void

interface Subscription {
  topic: string
  key: string
  seq: number | undefined
  listeners: Set<Listener>
}

const firstPause = 500
const longestPause = 30_000
/** Wanted by nobody for this long, the socket is closed. */
const idlePause = 5_000
/** The server's code for a socket whose session has ended. */
const sessionEnded = 4403

export interface LiveConnection {
  /** Answers the function that ends it. */
  subscribe(topic: string, key: string, listener: Listener): () => void
  /** Tells at once and on every change whether the socket is there. */
  watch(watcher: (connected: boolean) => void): () => void
  /** Tells that the server has closed the socket because its session is over. Answers the function that ends it. */
  whenEnded(listener: () => void): () => void
  /** After a login or a logout: the old socket belongs to the old session. */
  restart(): void
}

/**
 * The one socket of a player, in a shared worker or in the page. It opens when somebody subscribes, proves itself with a one-use token in
 * the first message, subscribes again after every reconnection, and asks for a snapshot when a number is missing.
 * @param introduce the first message; without it that of a player
 */
export const liveConnection = (
  address: string,
  introduce: () => Promise<object> = async () => ({ type: 'auth', token: await oneUseToken() })
): LiveConnection => new SocketConnection(address, introduce)

class SocketConnection implements LiveConnection {
  private readonly address: string
  private readonly introduce: () => Promise<object>
  private readonly subscriptions = new Map<string, Subscription>()
  private readonly watchers = new Set<(connected: boolean) => void>()
  private readonly ends = new Set<() => void>()
  private socket: WebSocket | undefined
  /** The server has answered: what is subscribed is told. */
  private connected = false
  /** This socket has said who we are and what we want: whatever is wanted from here on must be said too. */
  private introduced = false
  private opening = false
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(address: string, introduce: () => Promise<object>) {
    this.address = address
    this.introduce = introduce
  }

  subscribe(topic: string, key: string, listener: Listener): () => void {
    const name = `${topic} ${key}`
    const subscription = this.subscriptions.get(name) ?? { topic, key, seq: undefined, listeners: new Set<Listener>() }
    subscription.listeners.add(listener)
    this.subscriptions.set(name, subscription)
    // A late listener needs the snapshot too.
    if (this.introduced) this.ask(subscription)
    else void this.open()
    return () => {
      subscription.listeners.delete(listener)
      if (subscription.listeners.size > 0 || this.subscriptions.get(name) !== subscription) return
      this.subscriptions.delete(name)
      if (this.introduced) this.send({ type: 'unsubscribe', topic, key })
      setTimeout(() => {
        if (this.subscriptions.size === 0) this.socket?.close()
      }, idlePause)
    }
  }

  watch(watcher: (connected: boolean) => void): () => void {
    this.watchers.add(watcher)
    watcher(this.connected)
    return () => this.watchers.delete(watcher)
  }

  whenEnded(listener: () => void): () => void {
    this.ends.add(listener)
    return () => this.ends.delete(listener)
  }

  restart(): void {
    this.failures = 0
    this.socket?.close()
    void this.open()
  }

  private async open(): Promise<void> {
    if (this.socket || this.opening || this.subscriptions.size === 0) return
    this.opening = true
    try {
      const introduction = await this.introduce()
      const made = new WebSocket(this.address)
      this.socket = made
      made.onopen = () => {
        this.send(introduction)
        this.introduced = true
        for (const subscription of this.subscriptions.values()) {
          // Numbers belong to a socket: this one may lead to another host.
          subscription.seq = undefined
          this.ask(subscription)
        }
      }
      made.onmessage = (event: MessageEvent<string>) => this.receive(event.data)
      made.onclose = ({ code }) => {
        this.lost(made)
        if (code === sessionEnded) for (const end of this.ends) end()
      }
    } catch {
      // No token: signed out, or no network. The pages poll meanwhile.
      this.lost(undefined)
    } finally {
      this.opening = false
    }
  }

  private lost(closed: WebSocket | undefined): void {
    // A socket that was given up for another may close late.
    if (closed !== this.socket) return
    this.socket = undefined
    this.introduced = false
    this.tell(false)
    if (this.subscriptions.size === 0 || this.retry) return
    this.failures += 1
    this.retry = setTimeout(
      () => {
        this.retry = undefined
        void this.open()
      },
      spread(Math.min(longestPause, firstPause * 2 ** this.failures))
    )
  }

  private receive(text: string): void {
    const frame: Partial<Frame> & { type?: string } = JSON.parse(text)
    if (frame.type === 'ready') {
      this.failures = 0
      this.tell(true)
    }
    if (frame.topic === undefined || frame.key === undefined || frame.seq === undefined) return
    // Whoever does not know their own key has subscribed without one.
    const subscription =
      this.subscriptions.get(`${frame.topic} ${frame.key}`) ?? this.subscriptions.get(`${frame.topic} `)
    if (!subscription || !this.inOrder(subscription, frame.seq, frame.snapshot === true)) return
    subscription.seq = frame.seq
    // A topic without a snapshot answers a subscription with nothing but its number.
    if (frame.snapshot && frame.data === null) return
    for (const listener of subscription.listeners) listener(frame.data)
  }

  /**
   * Whether the frame may be told. One that came already is not; after a gap nothing is, until the snapshot that is asked for. A snapshot may
   * have been read before what was told meanwhile: its number is lower, and another one is asked for.
   */
  private inOrder(subscription: Subscription, seq: number, isSnapshot: boolean): boolean {
    const { seq: last } = subscription
    if (isSnapshot ? last === undefined || seq >= last : last !== undefined && seq === last + 1) return true
    if (!isSnapshot && (last === undefined || seq <= last)) return false
    subscription.seq = undefined
    this.ask(subscription)
    return false
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  private ask({ topic, key }: Subscription): void {
    this.send({ type: 'subscribe', topic, key })
  }

  private tell(state: boolean): void {
    if (this.connected === state) return
    this.connected = state
    for (const watcher of this.watchers) watcher(state)
  }
}

async function oneUseToken(): Promise<string> {
  const response = await fetch('/api/account/getToken?version=1', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`no token: status ${response.status}`)
  const answer: { data: { token: string } } = await response.json()
  return answer.data.token
}

/** Between half and all of the pause, so that browsers do not come back in one wave after a restart of the server. */
function spread(pause: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return pause / 2 + (pause / 2) * (random / 2 ** 32)
}
