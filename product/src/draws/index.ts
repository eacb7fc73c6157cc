/** A raffle or drops as the demo world writes them. */
export { type DrawTerms, insertDraw } from './put-draw.ts'
export { drawData } from './store-personal-data.ts'
