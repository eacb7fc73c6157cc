import { giveWeeks } from '@ante/product/cashback/give-weeks'
import { createPool } from '@ante/server/database/pool'
import { cashbackWorks } from './cashback-works.ts'

/** The job of cashback in a process of its own, which the bench kills: says when it begins, and ends when it has given everything. */
const [url = '', monday = ''] = process.argv.slice(2)
const pool = createPool({ url, applicationName: 'ante-bench-job' })
process.send?.('begins')
await giveWeeks(cashbackWorks(pool, Number(monday)))
await pool.end()
process.disconnect?.()
