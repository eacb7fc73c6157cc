import type { Player, World } from './cashier.fixture.ts'
import { payOut } from './pay-out.ts'

/** What tests of withdrawals do with a cashier besides asking it over HTTP. */
export function payoutHands(world: World) {
  const run = async (id: string): Promise<unknown> => payOut(await world.context(), BigInt(id))
  return {
    run,
    /** A player with money, and a card that has paid in. */
    async payer(amount: string | number = 100): Promise<Player> {
      const player = await world.server.player()
      await world.pay(player, amount)
      return player
    },
    /** What is reserved for withdrawals of the player, in minor units. */
    held: async (player: Player): Promise<number> =>
      Number(
        (
          await world.db.pool.query(
            `select coalesce(sum(balance_minor), 0) as held from ledger.accounts where path = $1`,
            [`player:${player.uid}:hold`]
          )
        ).rows[0].held
      ),
    /** The time for a cancellation is over, and the job runs. */
    async approve(id: string): Promise<void> {
      await world.comeDue()
      await run(id)
    },
    /** The bank does what is open, and says so. */
    async settle(): Promise<void> {
      world.bank.forward(5_000)
      await world.bank.tick()
    },
  }
}
export type PayoutHands = ReturnType<typeof payoutHands>
