export { harmData } from './store-personal-data.ts'
