import { expect, it } from 'vitest'
import { maskAddress, readBitcoinAddress } from './bitcoin-address.ts'

it('CASH-34 reads an address of bitcoin, and finds a letter that was mistyped', () => {
  // The examples of BIP 173 and BIP 350.
  for (const address of [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  ])
    expect(readBitcoinAddress(` ${address} `)).toBe(address)
  expect(readBitcoinAddress('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  )
  for (const wrong of [
    '',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'DE89370400440532013000',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV0O',
  ])
    expect(readBitcoinAddress(wrong), wrong).toBeUndefined()
  expect(maskAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('bc1qw5...f3t4')
})
