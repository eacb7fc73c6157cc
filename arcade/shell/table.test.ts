import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const round = (id: string, status: 'open' | 'finished', step = 0) => ({
  id,
  status,
  step,
  stake: usd(1),
  win: usd(1.98),
  view: {},
})
const pack = { id: '7', total_count: 4, remaining_count: 2, stake: usd(1), win: usd(1.98), pays: 'cash' }

/** A table whose server answers as told: each call's name with what it brings. */
async function tableOf(answers: Record<string, () => object>) {
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ locale: 'en', mode: 'real', sysname: 'dicebox' }) }),
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    const name = path.split('?')[0]?.replace('/api/games/', '') ?? ''
    asked.push(name)
    return Promise.resolve({ status: 200, json: () => Promise.resolve(answers[name]?.() ?? {}) })
  })
  const { Table } = await import('./table.ts')
  const table = new Table(() => undefined)
  expect(await table.open()).toBeUndefined()
  return { table, asked }
}
const game = (more: object) => ({
  data: {
    game: { name: 'Dicebox', description: { name: 'Dicebox' } },
    is_shared: false,
    stakes: { levels: [usd(1), usd(2)], start: usd(1), min: usd(1), max: usd(2), step: null },
    balance: usd(20),
    open_round: null,
    last_round: round('1', 'finished'),
    ...more,
  },
})
const seeds = () => ({ data: { nonce: 3, client_seed: 'a', server_hash: 'b', next_server_hash: 'c' } })
const refused = (code: string) => () => ({ error: { code, message: `refused: ${code}` } })

describe('the table of a game', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('LOBBY-31 a press after the time of free spins plays nothing and says so, and the round before it is not told again', async () => {
    let spins: object | undefined = pack
    const { table } = await tableOf({
      getgame: () => game({ free_spins: spins }),
      getseeds: seeds,
      play: refused('free_spins_over'),
    })
    expect(table.pack?.remaining_count).toBe(2)
    spins = undefined
    expect((await table.play({}))?.code).toBe('free_spins_over')
    expect(table.pack).toBeUndefined()
    expect(table.round?.id).toBe('1')
  })

  it('GAM-6 a refusal that finds no round but the one that was shown is told as a refusal', async () => {
    const { table } = await tableOf({ getgame: () => game({}), getseeds: seeds, play: refused('conflict') })
    expect((await table.play({}))?.message).toBe('refused: conflict')
  })

  it('GAM-6 a step of a round that moved on in another tab shows where that round stands', async () => {
    let [last, open]: [object, object | null] = [round('1', 'finished'), round('2', 'open', 1)]
    const { table } = await tableOf({
      getgame: () => game({ last_round: last, open_round: open }),
      getseeds: seeds,
      advance: refused('round_not_open'),
    })
    ;[last, open] = [round('2', 'finished', 3), null]
    expect(await table.advance({})).toBeUndefined()
    expect(table.round).toMatchObject({ id: '2', status: 'finished' })
    expect(table.isElsewhere).toBe(true)
  })
})
