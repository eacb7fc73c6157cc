import type { FieldDefinition, PersonalData } from '@ante/product/players/contract'
import { useCallback, useEffect, useState } from 'react'
import { get } from '../../app/api/client.ts'
import type { DialCountry } from '../../ui/phone-input.tsx'

export interface PersonalLists {
  /** The country that these fields are for. */
  readonly country: string
  readonly definitions: readonly FieldDefinition[]
  /** Read where a field is a phone number. */
  readonly phones: readonly DialCountry[]
}

/** The fields that the server asks for in a country (PROF-14), and what numbers look like where one of them is a number. */
async function readLists(country: string, options: { signal: AbortSignal }): Promise<PersonalLists> {
  const { fields } = await get('account.getPersonalDataFields', { country: country || undefined }, options)
  const hasPhone = fields.some(({ type }) => type === 'phone')
  const phones = hasPhone ? (await get('account.getContactPhoneSettings', {}, options)).phones : []
  return {
    country,
    definitions: fields,
    phones: phones.map(({ country_code, phone_code, name, mask }) => ({
      code: country_code,
      dial: phone_code,
      name,
      mask,
    })),
  }
}

/** What is saved of the person and the fields of their form; read again by `again`. */
export function usePersonalData(): {
  saved: PersonalData | undefined
  failed: boolean
  again: () => Promise<void>
} {
  const [saved, setSaved] = useState<PersonalData>()
  const [failed, setFailed] = useState(false)
  const again = useCallback(async () => {
    setFailed(false)
    try {
      setSaved((await get('account.getprofileinfo', {})).profile)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void again(), [again])
  return { saved, failed, again }
}

/** The lists of a country; those of the country before stay until the new ones are there. */
export function usePersonalLists(country: string): {
  lists: PersonalLists | undefined
  failed: boolean
  again: () => void
} {
  const [lists, setLists] = useState<PersonalLists>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leave = new AbortController()
    setFailed(false)
    readLists(country, leave).then(setLists, () => {
      if (!leave.signal.aborted) setFailed(true)
    })
    return () => leave.abort()
  }, [country, round])
  return { lists, failed, again: () => setRound((before) => before + 1) }
}
