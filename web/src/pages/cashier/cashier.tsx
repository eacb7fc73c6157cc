import { redirect } from 'react-router'

/** RTE-15: the cashier begins with the deposit. RTE-17, RTE-18: billing is a step of it and never a page of its own. */
export function loader(): never {
  throw redirect('/cashier/deposit')
}

export default function Cashier() {
  return null
}
