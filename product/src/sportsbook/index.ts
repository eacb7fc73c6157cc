export { betData, hasOpenBets } from './bets/store-personal-data.ts'
export { competitionsOf } from './bets/store-competitions.ts'
export { lossesInBets, playedInBets } from './bets/store-played-days.ts'
export { findBet } from './bets/read-bets.ts'
