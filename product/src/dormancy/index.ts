export { dormancyData } from './store-personal-data.ts'
