import { errorTypes, type Refusal } from '@ante/kit/refusal'
import { reasonsOf } from '../registry.ts'

const statuses = reasonsOf()

/** What HTTP calls a refusal. */
export const statusOf = ({ type, reason }: Refusal): number =>
  (reason === undefined ? undefined : statuses.get(reason)) ?? errorTypes[type]
