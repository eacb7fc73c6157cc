import { redirect } from 'react-router'

/** RTE-71: whatever stands after `/bets/`. */
export function loader(): never {
  throw redirect('/profile/bets')
}

export default function Bets() {
  return null
}
