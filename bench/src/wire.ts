import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly body: string
}

/**
 * One caller's own socket, held open: writes a whole HTTP/1.1 request and reads its answer by its content-length. A measuring instrument that costs as
 * much as what it measures would measure itself: Node's own client takes three times the processor time of this.
 */
export class Wire {
  readonly #socket: Socket
  readonly #host: string
  #read: Buffer = Buffer.alloc(0)
  #waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | undefined

  constructor(url: string) {
    const { hostname, port, host } = new URL(url)
    this.#host = host
    this.#socket = connect(Number(port), hostname)
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (part: Buffer) => this.#take(part))
    this.#socket.on('error', (error) => this.#waiting?.fail(error))
    this.#socket.on('close', () => this.#waiting?.fail(new Error('the server hung up')))
  }

  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return new Promise((done, fail) => {
      this.#waiting = { done, fail }
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      )
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#read = this.#read.length === 0 ? part : Buffer.concat([this.#read, part])
    const headEnd = this.#read.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#read.toString('latin1', 0, headEnd)
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN)
    const waiting = this.#waiting
    if (Number.isNaN(length)) return waiting?.fail(new Error(`an answer without its length: ${head.slice(0, 200)}`))
    const end = headEnd + 4 + length
    if (this.#read.length < end) return
    const body = this.#read.toString('utf8', headEnd + 4, end)
    this.#read = this.#read.subarray(end)
    this.#waiting = undefined
    waiting?.done({ status: Number(head.slice(9, 12)), body })
  }
}
