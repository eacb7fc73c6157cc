import { hour } from '@ante/kit/instant'
import type { Stages } from './shapes.ts'

interface Timed {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stages: Pick<Stages, 'hours'>
}

/** How many stages there are. The time of a tournament is a whole number of them. */
export const stageCount = ({ startsAt, endsAt, stages: { hours } }: Timed): number =>
  (endsAt.getTime() - startsAt.getTime()) / (hours * hour)

/** The stage in which a moment lies, from 1 on. A round belongs to the stage in which it ended. */
export const stageOf = (at: Date, { startsAt, stages: { hours } }: Omit<Timed, 'endsAt'>): number =>
  Math.floor((at.getTime() - startsAt.getTime()) / (hours * hour)) + 1

/** When a stage is over: from this moment on rounds are of the next one. */
export const stageEnd = (stage: number, { startsAt, stages: { hours } }: Omit<Timed, 'endsAt'>): Date =>
  new Date(startsAt.getTime() + stage * hours * hour)
