import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { toJson } from '../database/database.ts'
import type { Listener } from './delivery.ts'
import { Frame, pingFrame } from './frame.ts'
import { beatEveryMs, type Beating } from './heartbeat.ts'
import { writeDirect } from './write-direct.ts'

const bufferedMax = 1 << 20
export const closing = {
  notAuthenticated: 4401,
  sessionEnded: 4403,
  tooSlow: 4408,
  badMessage: 4400,
  tooMany: 4429,
  goingAway: 1001,
  serviceRestart: 1012,
}

/** One socket, who it is and what it listens to. */
export class Connection implements Listener, Beating {
  uid: bigint | undefined
  session: bigint | undefined
  /** Of a visitor without an account. */
  visitor: bigint | undefined
  /** Of a member of staff. */
  permissions: readonly string[] | undefined
  /** Cookies of the upgrade: who a visitor or a member of staff is. */
  readonly cookies: string
  /** Gives the player's place back when the socket closes. */
  leavePlayer: (() => void) | undefined
  alive = true
  beatAt: number
  readonly socket: WebSocket
  readonly topics = new Set<string>()
  /** What the socket was before its upgrade: prepared frames go straight to it. */
  readonly wire: Duplex
  /** @param now by the clock of the heartbeat */
  constructor(socket: WebSocket, wire: Duplex, now: number, cookies = '') {
    this.cookies = cookies
    this.socket = socket
    this.wire = wire
    this.beatAt = now + beatEveryMs
    socket.on('pong', () => (this.alive = true))
  }
  /** It is known who listens. */
  get isKnown(): boolean {
    return this.uid !== undefined || this.visitor !== undefined || this.permissions !== undefined
  }
  ping(): void {
    // After the closing frame nothing may come.
    if (this.socket.readyState === this.socket.OPEN) writeDirect(this.wire, pingFrame)
  }
  terminate(): void {
    this.socket.terminate()
  }
  send(frame: Frame): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // Who cannot keep up is dropped: it reconnects and starts from snapshots, and memory stays bounded.
    if (this.wire.writableLength > bufferedMax) this.socket.close(closing.tooSlow)
    // Without compression `ws` holds nothing back, so frames written here and there stay in their order.
    else writeDirect(this.wire, frame.wire)
  }
  say(value: unknown): void {
    this.send(new Frame(toJson(value)))
  }
}
