import { reasons } from '../../tournaments/contract.ts'

const { tournament_finished, tournament_restricted, tournament_full, tournament_entered, no_test_accounts } = reasons
/** What an entry into a tournament is refused with, beside what the shop refuses with. */
export const entryReasons = {
  tournament_finished,
  tournament_restricted,
  tournament_full,
  tournament_entered,
  no_test_accounts,
}
