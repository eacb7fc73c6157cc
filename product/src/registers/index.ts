export { askRegisters, connectedRegisters, detailsFor, lackedBy } from './ask-registers.ts'
export type { Detail, PersonDetails } from './connectors/port.ts'
export {
  type Asked,
  askedAt,
  type Blocked,
  blockAfter,
  type Moment,
  type NamedRegister,
  refusalOf,
} from './rules/verdict.ts'
export { keepAnswers, leaveUnanswered, readChecks, readChecksOf, readUnanswered } from './store.ts'
export { registerData } from './store-personal-data.ts'
