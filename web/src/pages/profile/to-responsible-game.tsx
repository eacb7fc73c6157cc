import { redirect } from 'react-router'

/** RTE-71. */
export function loader(): never {
  throw redirect('/profile/responsible-game')
}

export default function ResponsibleGame() {
  return null
}
