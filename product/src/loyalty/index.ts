/** A programme, a product of its shop and a character, as an operator gives them. */
export { putProgramme } from './put-programme.ts'
export { putProduct, putProgram } from './store.ts'
export { putCharacter } from './store-characters.ts'
export { loyaltyData } from './store-personal-data.ts'
export { putQuest, spareMember } from './store-quests.ts'
