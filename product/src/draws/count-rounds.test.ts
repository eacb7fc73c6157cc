import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countRounds } from './count-rounds.ts'
import { type DrawsWorld, openDraws } from './draws.fixture.ts'
import { queueRounds } from './store-prizes.ts'

let world: DrawsWorld
beforeAll(async () => {
  world = await openDraws()
})
afterAll(() => world.close())

/** As many rounds that wait, in deliveries of some. */
const wait = async (rounds: number, { inEach }: { inEach: number }) => {
  for (let first = 1; first <= rounds; first += inEach) {
    const ids = Array.from({ length: Math.min(inEach, rounds - first + 1) }, (_, place) => BigInt(first + place))
    await world.db.write((tx) => queueRounds(tx, ids))
  }
}

describe('the next count', () => {
  it('comes with the next turn of the job where few rounds came', async () => {
    await world.draw()
    expect(await countRounds(world.context)).toBeUndefined()
    await wait(250, { inEach: 50 })
    expect(await countRounds(world.context)).toBeUndefined()
  })

  it('comes five seconds later where many came, whatever deliveries they came in', async () => {
    await world.draw()
    await wait(251, { inEach: 50 })
    expect(await countRounds(world.context)).toBe(5_000)
    await wait(251, { inEach: 2 })
    expect(await countRounds(world.context)).toBe(5_000)
    expect(await countRounds(world.context)).toBeUndefined()
  })
})
