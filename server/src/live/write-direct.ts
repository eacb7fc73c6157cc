import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * The number of the open file behind a plain socket. Node names it nowhere but on the handle, which other libraries read too; where there is none
 * (a socket that was closed, TLS, Windows) the way through the stream does the same.
 */
function fileOf(line: Duplex): number {
  if (line.constructor !== Socket) return -1
  return (line as { readonly _handle?: { readonly fd?: number } | null })._handle?.fd ?? -1
}

/**
 * Writes to a socket without the machinery of a stream, where nothing waits before these bytes: telling a crowd costs an eighth less and leaves no
 * garbage behind (decision 0110). What the system does not take at once, and every error, goes the stream's way. Bytes keep their order.
 */
export function writeDirect(line: Duplex, bytes: Buffer): void {
  const file = line.writableLength === 0 ? fileOf(line) : -1
  let taken = 0
  if (file >= 0)
    try {
      taken = writeSync(file, bytes)
    } catch {
      // It has no room, or it is gone: the stream knows what to do with either.
    }
  if (taken < bytes.length) line.write(taken === 0 ? bytes : bytes.subarray(taken))
}
