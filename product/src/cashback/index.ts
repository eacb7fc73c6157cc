/** A programme, as an operator gives it. */
export { putProgram } from './put-program.ts'
export { readRunningPrograms } from './read-programs.ts'
