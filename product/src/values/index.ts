export { listValues, type ValueLine } from './list-values.ts'
export { valuesTable } from './table.ts'
