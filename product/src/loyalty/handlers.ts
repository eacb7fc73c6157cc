import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { listProducts, listPrograms, readProgram } from './list-loyalty.ts'

export const handlers: Handlers<typeof endpoints> = {
  'loyalty.getPrograms': listPrograms,
  'loyalty.getProgram': readProgram,
  'loyalty.getproducts': listProducts,
}
