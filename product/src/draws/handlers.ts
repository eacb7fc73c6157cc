import type { Answers, Handlers } from '@ante/kit/context'
import { buyTickets, ticketsBefore } from './buy-tickets.ts'
import type { endpoints } from './contract.ts'
import { listDraws, listTickets } from './list-draws.ts'

export const handlers: Handlers<typeof endpoints> = {
  'draws.get': listDraws,
  'draws.gettickets': listTickets,
  'draws.buytickets': buyTickets,
}

export const answers = { 'draws.buytickets': ticketsBefore } satisfies Answers<typeof endpoints>
