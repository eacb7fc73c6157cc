import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { writeDirect } from './write-direct.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The two ends of one line: ours, and that of somebody who listens only when told to. */
async function openLine(): Promise<{ readonly ours: Socket; readonly theirs: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1')
  theirs.pause()
  const [ours] = (await once(server, 'connection')) as [Socket]
  ends.push(
    () => theirs.destroy(),
    () => ours.destroy(),
    () => server.close()
  )
  return { ours, theirs }
}

/** Large enough that the system takes a part of one: it has room for so many bytes, not for so many frames. */
const numbered = (count: number): Buffer => Buffer.from(`${String(count).padStart(7, '0')};`.repeat(12_500))

test('who does not read for a while hears everything afterwards, in its order, whichever way it went', async () => {
  const { ours, theirs } = await openLine()
  const write = ours.write.bind(ours)
  const streamed: number[] = []
  ours.write = (bytes: Buffer) => {
    streamed.push(bytes.length)
    return write(bytes)
  }
  const frames = Array.from({ length: 200 }, (_, n) => numbered(n))
  for (const [n, frame] of frames.entries())
    // Now and then somebody writes to the stream itself, as the answer to a ping does.
    if (n % 7 === 3) ours.write(frame)
    else writeDirect(ours, frame)
  // All ways were taken: at once, at once in part, and behind what waited.
  expect(streamed.length).toBeGreaterThan(100)
  expect(streamed.length).toBeLessThan(frames.length)
  expect(streamed.some((length) => length < numbered(0).length)).toBe(true)
  const heard: Buffer[] = []
  let left = frames.length * numbered(0).length
  theirs.on('data', (bytes: Buffer) => {
    heard.push(bytes)
    left -= bytes.length
  })
  theirs.resume()
  while (left > 0) await once(theirs, 'data')
  expect(Buffer.concat(heard).equals(Buffer.concat(frames))).toBe(true)
})

test("a line that is over is never written to by a number that is somebody else's by now", async () => {
  const fileOf = (line: Socket): number => (line as unknown as { _handle: { fd: number } })._handle.fd
  const old = await openLine()
  writeDirect(old.ours, Buffer.from('x'))
  const number = fileOf(old.ours)
  old.theirs.destroy()
  old.ours.destroy()
  await once(old.ours, 'close')
  let heard = ''
  let isTaken = false
  for (let tries = 0; tries < 50 && !isTaken; tries++) {
    const next = await openLine()
    next.theirs.on('data', (bytes: Buffer) => (heard += String(bytes)))
    next.theirs.resume()
    next.ours.on('data', (bytes: Buffer) => (heard += String(bytes)))
    isTaken = fileOf(next.ours) === number || fileOf(next.theirs) === number
  }
  expect(isTaken).toBe(true)
  old.ours.on('error', () => undefined)
  writeDirect(old.ours, Buffer.from('not yours'))
  const last = await openLine()
  last.theirs.resume()
  writeDirect(last.ours, Buffer.from('!'))
  await once(last.theirs, 'data')
  expect(heard).toBe('')
})

test('nothing goes through the stream while the line has room', async () => {
  const { ours, theirs } = await openLine()
  const write = ours.write.bind(ours)
  let streamed = 0
  ours.write = ((...given: Parameters<typeof write>) => {
    streamed += 1
    return write(...given)
  }) as typeof ours.write
  writeDirect(ours, Buffer.from('one'))
  theirs.resume()
  expect(String((await once(theirs, 'data'))[0])).toBe('one')
  expect(streamed).toBe(0)
})

test('a line that was torn is an error of the socket, never of who writes', async () => {
  const { ours, theirs } = await openLine()
  let code: string | undefined
  ours.on('error', (error: NodeJS.ErrnoException) => (code = error.code))
  theirs.resetAndDestroy()
  while (code === undefined) {
    writeDirect(ours, Buffer.from('x'))
    await new Promise((done) => setImmediate(done))
  }
  expect(['EPIPE', 'ECONNRESET']).toContain(code)
  expect(ours.destroyed).toBe(true)
  writeDirect(ours, Buffer.from('x'))
})

test('what is no plain socket is written to as a stream', () => {
  const stream = new PassThrough()
  writeDirect(stream, Buffer.from('one'))
  writeDirect(stream, Buffer.from('two'))
  expect(String(stream.read())).toBe('onetwo')
})
