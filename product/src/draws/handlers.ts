import type { Handlers } from '@ante/kit/context'
import { buyTickets } from './buy-tickets.ts'
import type { endpoints } from './contract.ts'
import { listDraws, listTickets } from './list-draws.ts'

export const handlers: Handlers<typeof endpoints> = {
  'draws.get': listDraws,
  'draws.gettickets': listTickets,
  'draws.buytickets': buyTickets,
}
