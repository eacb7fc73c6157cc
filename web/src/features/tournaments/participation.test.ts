import type { Tournament } from '@ante/product/tournaments/contract'
import { describe, expect, it } from 'vitest'
import { ApiError, type get, type post } from '../../app/api/client.ts'
import { cardsOf, isWhole, NotTakenPart, replacedIn, takePart } from './participation.ts'

const card = (id: string, is_participant = false) => ({
  id,
  user_info: { is_participant, points: 0, place: null },
  restrictions: [],
  total_participants: 0,
  entry: { most: null, is_bought: false },
})
const whole = { ...card('2', true), total_participants: 1, leaderboard: [] } as unknown as Tournament

/** A server that answers so, and what it was asked. */
function serverOf(answer: () => unknown) {
  const asked: unknown[] = []
  const calls = {
    post: ((key: string, params: unknown) => {
      asked.push([key, params])
      return Promise.resolve().then(answer)
    }) as typeof post,
    get: ((key: string, params: unknown) => {
      asked.push([key, params])
      return Promise.resolve({ items: [whole], count: 1 })
    }) as unknown as typeof get,
  }
  return { asked, calls }
}

describe('taking part', () => {
  it('TRN-09 TRN-10 TRN-12 the answer 1 is a success, after which the tournament is read again', async () => {
    const { asked, calls } = serverOf(() => 1)
    expect(await takePart('2', calls)).toBe(whole)
    expect(asked).toEqual([
      ['tournaments.participate', { tournament_id: '2' }],
      ['tournaments.get', { ids: ['2'] }],
    ])
  })

  it('TRN-10 TRN-11 ERR-57 any other answer is thrown, and so is a refusal; nothing is read after it', async () => {
    for (const answer of [0, 2, '1', true, null]) {
      const { asked, calls } = serverOf(() => answer)
      await expect(takePart('2', calls), String(answer)).rejects.toBeInstanceOf(NotTakenPart)
      expect(asked).toHaveLength(1)
    }
    const refusal = new ApiError(
      {
        type: 'UserNeedDepositException',
        code: 'user_need_deposit',
        message: 'x',
        error_data: {},
        invalid_parameters: {},
      },
      409
    )
    const { asked, calls } = serverOf(() => {
      throw refusal
    })
    await expect(takePart('2', calls)).rejects.toBe(refusal)
    expect(asked).toHaveLength(1)
  })

  it('TRN-13 the reloaded one stands in the list where it stood', () => {
    const list = [card('1'), card('2'), card('3')]
    expect(replacedIn(list, card('2', true)).map(({ id, user_info }) => [id, user_info.is_participant])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ])
    expect(replacedIn(list, card('9', true))).toEqual(list)
  })

  it('a list shows what has the fields of a card, a page what is whole', () => {
    type Item = Parameters<typeof isWhole>[0]
    expect(cardsOf([card('1'), { id: '2' }] as unknown as Item[]).map(({ id }) => id)).toEqual(['1'])
    expect([card('1'), whole].map((one) => isWhole(one as unknown as Item))).toEqual([false, true])
  })
})
