import { type AddressInfo, createServer } from 'node:net'
import { createDelivery, type Listener } from '@ante/server/live/delivery'
import { Frame } from '@ante/server/live/frame'
import { writeDirect } from '@ante/server/live/write-direct'
import { answerQuestions } from './answering.ts'

/** What telling a crowd costs when nothing is known of it: the same bytes in the same short turns, to sockets that are nothing but sockets. */
const crowd = new Set<Listener>()
const server = createServer((socket) => {
  const listener = { send: (frame: Frame) => writeDirect(socket, frame.wire) }
  crowd.add(listener)
  socket.on('error', () => socket.destroy()).on('close', () => crowd.delete(listener))
  // Who is greeted knows that they are heard of: the system takes a connection before we do.
  socket.write('!')
})
const deliver = createDelivery()
const queue = { deliveries: [] }
server.listen({ port: 0, host: '127.0.0.1', backlog: 511 }, () =>
  answerQuestions(
    {
      tell({ key, data }) {
        const at = process.hrtime.bigint()
        deliver(queue, crowd, new Frame(JSON.stringify({ topic: 'sportsbook.fixture', key, seq: 1, data })))
        return { at: String(at) }
      },
    },
    { port: (server.address() as AddressInfo).port }
  )
)
