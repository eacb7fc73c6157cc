import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { writeAtOnce } from './line.ts'

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

const numbered = (count: number): Buffer => Buffer.from(String(count).padStart(999) + '\n')

test('who does not read for a while hears everything afterwards, in its order, whichever way it went', async () => {
  const { ours, theirs } = await openLine()
  const count = 20_000
  let waited = 0
  for (let n = 0; n < count; n++) {
    // Now and then somebody writes to the stream itself, as the answer to a ping does.
    if (n % 7 === 0) ours.write(numbered(n))
    else writeAtOnce(ours, numbered(n))
    if (ours.writableLength > 0) waited += 1
  }
  // Both ways were taken: the system's memory for a line is smaller than this.
  expect(waited).toBeGreaterThan(0)
  expect(waited).toBeLessThan(count)
  let heard = ''
  theirs.setEncoding('latin1').on('data', (text: string) => (heard += text))
  theirs.resume()
  while (heard.length < count * 1000) await once(theirs, 'data')
  expect(heard.trim().split(/\s+/)).toEqual(Array.from({ length: count }, (_, n) => String(n)))
})

test('nothing goes through the stream while the line has room', async () => {
  const { ours, theirs } = await openLine()
  const write = ours.write.bind(ours)
  let streamed = 0
  ours.write = ((...given: Parameters<typeof write>) => {
    streamed += 1
    return write(...given)
  }) as typeof ours.write
  writeAtOnce(ours, Buffer.from('one'))
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
    writeAtOnce(ours, Buffer.from('x'))
    await new Promise((done) => setImmediate(done))
  }
  expect(['EPIPE', 'ECONNRESET']).toContain(code)
  expect(ours.destroyed).toBe(true)
  writeAtOnce(ours, Buffer.from('x'))
})

test('what is no plain socket is written to as a stream', () => {
  const stream = new PassThrough()
  writeAtOnce(stream, Buffer.from('one'))
  writeAtOnce(stream, Buffer.from('two'))
  expect(String(stream.read())).toBe('onetwo')
})
