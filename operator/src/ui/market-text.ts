import type { StaffBet } from '@ante/product/sportsbook/contract-staff'
import { betting } from '@ante/texts/en/betting'

type Market = Pick<StaffBet['legs'][number], 'kind' | 'line'>

export const marketName = (kind: Market['kind']): string => betting.markets[kind]
/** The line of a handicap, with its sign. */
export const signedLine = (line: number): string => (line > 0 ? `+${line}` : line < 0 ? `−${-line}` : '0')

/** A market with its line, as the site names it. */
export const marketText = ({ kind, line }: Market): string =>
  line === null
    ? marketName(kind)
    : `${marketName(kind)} ${kind === 'asian_handicap' ? signedLine(line) : String(line)}`
