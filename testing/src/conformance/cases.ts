import { type Answer, bet, newId, rollback, type Wallet, win } from './wallet.ts'

/** What a wallet does otherwise than it has to. */
export class Fault extends Error {}

function demand(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Fault(what)
}
const said = ({ status, text }: Answer): string => `${status} ${text.slice(0, 160)}`
const taken = (answer: Answer, what: string): void =>
  demand(answer.status === 200, `${what} is taken, not ${said(answer)}`)
const refused = (answer: Answer, what: string): void => {
  demand(answer.status !== 200, `${what} is refused, not ${said(answer)}`)
  demand(answer.status < 500, `${what} is refused and does not fail: ${said(answer)}`)
}
async function stands(wallet: Wallet, expected: bigint, after: string): Promise<void> {
  const now = await wallet.balance()
  demand(now === expected, `the balance is ${expected} after ${after}, not ${now}`)
}

export interface Case {
  readonly title: string
  run(wallet: Wallet): Promise<void>
}

const exact: readonly Case[] = [
  {
    title: 'the balance is a whole number of minor units',
    async run(wallet) {
      const [one, other] = [await wallet.balance(), await wallet.balance()]
      demand(one === other, `two questions have one answer, not ${one} and ${other}`)
      demand(one >= 2_000n, `the player has at least 2000 minor units for these cases, not ${one}`)
    },
  },
  {
    title: 'a call without the right signature is refused and moves nothing',
    async run(wallet) {
      const before = await wallet.balance()
      const round = newId()
      refused(await wallet.play([bet(newId(), 100)], { round, sign: '0'.repeat(64) }), 'a wrong signature')
      refused(await wallet.play([bet(newId(), 100)], { round, sign: null }), 'no signature')
      await stands(wallet, before, 'calls that nobody signed')
    },
  },
  {
    title: 'a stake takes its amount and a win pays its amount, in two calls and in one',
    async run(wallet) {
      const before = await wallet.balance()
      const round = newId()
      const first = await wallet.play([bet(newId(), 137)], { round })
      taken(first, 'a stake')
      demand(first.balance === before - 137n, `a stake of 137 leaves ${before - 137n}, not ${first.balance}`)
      demand(first.transactions.length === 1, `a stake has one tx_id: ${said(first)}`)
      const second = await wallet.play([win(newId(), 41)], { round, finished: true })
      taken(second, 'a win')
      demand(second.balance === before - 96n, `a win of 41 makes it ${before - 96n}, not ${second.balance}`)
      taken(
        await wallet.play([bet(newId(), 100), win(newId(), 196)], { round: newId(), finished: true }),
        'both in one'
      )
      await stands(wallet, before, 'a stake of 100 that won 196')
    },
  },
]

const repeated: readonly Case[] = [
  {
    title: 'a repeated stake is answered as it was first, and moves nothing again',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id] = [newId(), newId()]
      const first = await wallet.play([bet(id, 100)], { round })
      taken(first, 'a stake')
      taken(await wallet.play([win(newId(), 30)], { round }), 'a win')
      const again = await wallet.play([bet(id, 100)], { round })
      taken(again, 'a repeated stake')
      await stands(wallet, before - 70n, 'a stake of 100 that was sent twice, and a win of 30')
      demand(again.transactions[0] === first.transactions[0], 'a repeated stake has the tx_id that it had first')
      demand(again.balance === first.balance, `a repeated stake has its first balance, not ${again.balance}`)
    },
  },
  {
    title: 'a repeated win is paid once',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id] = [newId(), newId()]
      taken(await wallet.play([bet(newId(), 100)], { round }), 'a stake')
      const first = await wallet.play([win(id, 60)], { round, finished: true })
      const again = await wallet.play([win(id, 60)], { round, finished: true })
      taken(again, 'a repeated win')
      demand(again.transactions[0] === first.transactions[0], 'a repeated win has the tx_id that it had first')
      await stands(wallet, before - 40n, 'a win of 60 that was sent twice')
    },
  },
  {
    title: 'a number that stood for one thing is refused for another',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id] = [newId(), newId()]
      taken(await wallet.play([bet(id, 100)], { round }), 'a stake')
      refused(await wallet.play([bet(id, 101)], { round }), 'the same number with another amount')
      refused(await wallet.play([bet(id, 100)], { round: newId() }), 'the same number in another round')
      await stands(wallet, before - 100n, 'a number that came with three contents')
    },
  },
  {
    title: 'the same call, eight times at once, moves once',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id] = [newId(), newId()]
      const all = await Promise.all(Array.from({ length: 8 }, () => wallet.play([bet(id, 50)], { round })))
      demand(
        all.some(({ status }) => status === 200),
        'one of eight is taken'
      )
      await stands(wallet, before - 50n, 'a stake of 50, sent eight times at once')
    },
  },
]

const takenBack: readonly Case[] = [
  {
    title: 'a rollback gives the stake back once, and leaves alone what came after it',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id, undo] = [newId(), newId(), newId()]
      taken(await wallet.play([bet(id, 100)], { round }), 'a stake')
      taken(await wallet.play([bet(newId(), 30)], { round: newId(), finished: true }), 'another stake')
      taken(await wallet.rollback([rollback(undo, id)], { round }), 'a rollback')
      await stands(wallet, before - 30n, 'a stake of 100 was taken back, and one of 30 was not')
      taken(await wallet.rollback([rollback(undo, id)], { round }), 'a repeated rollback')
      taken(await wallet.rollback([rollback(newId(), id)], { round }), 'a second rollback of the same stake')
      await stands(wallet, before - 30n, 'the same stake was taken back three times')
    },
  },
  {
    title: 'a stake that was taken back before it came is refused when it comes',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id] = [newId(), newId()]
      taken(await wallet.rollback([rollback(newId(), id)], { round }), 'a rollback of a stake that did not come yet')
      await stands(wallet, before, 'a rollback of nothing')
      refused(await wallet.play([bet(id, 100)], { round }), 'a stake that was taken back before')
      await stands(wallet, before, 'a stake that was taken back before')
    },
  },
  {
    title: 'a win without its stake is refused',
    async run(wallet) {
      const before = await wallet.balance()
      refused(await wallet.play([win(newId(), 100)], { round: newId() }), 'a win of a round without a stake')
      const [round, id] = [newId(), newId()]
      taken(await wallet.play([bet(id, 100)], { round }), 'a stake')
      taken(await wallet.rollback([rollback(newId(), id)], { round }), 'a rollback')
      refused(await wallet.play([win(newId(), 100)], { round }), 'a win of a stake that was taken back')
      await stands(wallet, before, 'two wins without a stake')
    },
  },
]

const bounded: readonly Case[] = [
  {
    title: 'a stake beyond the balance is refused, with its code and the balance',
    async run(wallet) {
      const before = await wallet.balance()
      const answer = await wallet.play([], withAmount(wallet, String(before + 1n)))
      refused(answer, 'a stake of one minor unit more than there is')
      demand([100, 105, 106].includes(answer.code ?? 0), `it has code 100, 105 or 106: ${said(answer)}`)
      demand(answer.balance === before, `the balance stands with it: ${said(answer)}`)
      await stands(wallet, before, 'a stake beyond the balance')
    },
  },
  {
    title: 'another currency and a session that is not open are refused for a stake; a win needs no session',
    async run(wallet) {
      const before = await wallet.balance()
      for (const currency of ['JPY', 'XTS'])
        refused(await wallet.play([bet(newId(), 100)], { round: newId(), currency }), `a stake in ${currency}`)
      refused(await wallet.play([bet(newId(), 100)], { round: newId(), session: newId() }), 'a stake without a session')
      const round = newId()
      taken(await wallet.play([bet(newId(), 100)], { round }), 'a stake')
      taken(await wallet.play([win(newId(), 100)], { round, session: newId() }), 'a win after its session')
      await stands(wallet, before, 'a stake of 100 that won 100')
    },
  },
  {
    title: 'amounts are whole, not negative, and not cut to 32 bits',
    async run(wallet) {
      const before = await wallet.balance()
      for (const amount of ['-100', '1.5', '"100"', '1e2', '4294967396', '9007199254740993000', 'null'])
        refused(await wallet.play([], withAmount(wallet, amount)), `an amount of ${amount}`)
      await stands(wallet, before, 'amounts that are none')
    },
  },
  {
    title: 'all of a call is carried out or nothing',
    async run(wallet) {
      const before = await wallet.balance()
      const [round, id] = [newId(), newId()]
      const both = [bet(id, 100), bet(newId(), 1_000_000_000_000)]
      refused(await wallet.play(both, { round }), 'a call with a stake that is too large')
      await stands(wallet, before, 'a call of which one stake was too large')
      taken(await wallet.play([bet(id, 100), win(newId(), 100)], { round, finished: true }), 'the stake by itself')
      await stands(wallet, before, 'a stake of 100 that won 100')
    },
  },
]

/** A number of any length stands in the body as its digits. */
function withAmount(wallet: Wallet, amount: string) {
  const round = newId()
  const text = JSON.stringify({ ...wallet.frameOf({ round }), actions: [bet(newId(), 'AMOUNT')] })
  return { round, body: text.replace('"AMOUNT"', amount) }
}

export const cases: readonly Case[] = [...exact, ...repeated, ...takenBack, ...bounded]
