import { testServer, type TestServer } from '@ante/testing/server'
import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product, Program } from './contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'players', 'loyalty'],
    env: { ANTE_ROLE: 'web' },
  })
})
afterAll(() => server.stop())

const reason = 'the programme of this year'
const texts = (title: string) => ({ en: { title, text: '' } })
const ask = (key: string, input: object) => approvedCall(server.database.db, key, { reason, ...input })

it('LOY-01 staff put programmes and products, change them under their names, order and close them', async () => {
  const programs = async () =>
    (await server.visitor().call<{ items: Program[] }>('loyalty.getPrograms')).data.items.map(
      (one) => one.description.title
    )
  const products = async () =>
    (await server.visitor().call<{ items: Product[] }>('loyalty.getproducts')).data.items.map((one) => [
      one.description.title,
      one.price,
    ])
  await ask('loyalty.putprogram', { sysname: 'night', texts: texts('Night'), place: 2 })
  await ask('loyalty.putprogram', { sysname: 'day', texts: texts('Day'), place: 1 })
  await ask('loyalty.putprogram', { sysname: 'night', texts: texts('Late night'), place: 0 })
  expect(await programs()).toEqual(['Late night', 'Day'])
  await ask('loyalty.closeprogram', { sysname: 'day' })
  expect(await programs()).toEqual(['Late night'])
  await expect(ask('loyalty.putprogram', { sysname: 'shop', texts: texts('Shop') })).rejects.toThrow('InvalidParameter')
  await expect(ask('loyalty.closeprogram', { sysname: 'never-was' })).rejects.toThrow('not_found')

  await ask('loyalty.putproduct', { sysname: 'mug', texts: texts('A mug'), price_points: 500 })
  await ask('loyalty.putproduct', { sysname: 'mug', texts: texts('A mug'), price_points: 400 })
  expect(await products()).toEqual([['A mug', 400]])
  await ask('loyalty.closeproduct', { sysname: 'mug' })
  expect(await products()).toEqual([])
  await expect(ask('loyalty.putproduct', { sysname: 'air', texts: texts('Air'), price_points: 0 })).rejects.toThrow(
    'InvalidParameter'
  )
})
