import { redirect } from 'react-router'

/** RTE-35: the profile begins with its settings. */
export function loader(): never {
  throw redirect('/profile/settings')
}

export default function Profile() {
  return null
}
