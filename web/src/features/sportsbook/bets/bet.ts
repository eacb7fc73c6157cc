import type { Output } from '../../../app/api/endpoints.ts'

export type Bet = Output<'sportsbook.getbets'>['items'][number]
