import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * The number of the open file behind a plain socket. Node names it nowhere but on the handle, which other libraries read too; where there is none
 * (a socket that was closed, TLS, Windows) the way through the stream does the same.
 */
function fileOf(socket: Duplex): number {
  if (socket.constructor !== Socket) return -1
  return (socket as { readonly _handle?: { readonly fd?: number } | null })._handle?.fd ?? -1
}

/**
 * Writes to a socket without the machinery of a stream, where nothing waits before these bytes: a message to many subscribers costs an eighth less
 * and leaves no garbage behind (decision 0110). What the system does not take at once, and every error, goes the stream's way. Bytes keep their order.
 */
export function writeDirect(socket: Duplex, bytes: Buffer): void {
  const file = socket.writableLength === 0 ? fileOf(socket) : -1
  let written = 0
  if (file >= 0)
    try {
      written = writeSync(file, bytes)
    } catch {
      // The socket has no room, or is gone: the stream handles either.
    }
  if (written < bytes.length) socket.write(written === 0 ? bytes : bytes.subarray(written))
}
