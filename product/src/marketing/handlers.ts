import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'

export const handlers: Handlers<typeof endpoints> = {}
