/** A programme and a product of its shop, as an operator gives them. */
export { putProduct, putProgram } from './store.ts'
