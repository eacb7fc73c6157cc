export { betData, hasOpenBets } from './bets/store-personal-data.ts'
