export { betData, freeBetData, hasOpenBets } from './bets/store-personal-data.ts'
<<<<<<< HEAD
export { restoreFreeBet, revokeFreeBet } from './bets/store-free-bets.ts'
export { freeBetStatesOf, giveFreeBet, takeBackFreeBet } from './bets/free-bets.ts'
=======
export { revokeFreeBet } from './bets/store-free-bets.ts'
export { freeBetPayouts, freeBetStatesOf, giveFreeBet, takeBackFreeBet } from './bets/free-bets.ts'
>>>>>>> 333ff862 (campaigns: bound what an offer gives, and say what it gave)
export { competitionsOf } from './bets/store-competitions.ts'
export { openStakesInBets } from './bets/store-open-stakes.ts'
export { lossesInBets, playedInBets } from './bets/store-played-days.ts'
export { bestReturn } from './sports/registry.ts'
export { readSides } from './catalogue/store-sides.ts'
export { findBet } from './bets/read-bets.ts'
