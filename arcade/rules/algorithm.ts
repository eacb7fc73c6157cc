/**
 * How a round of a game follows from its seeds, in words that are enough to write a verifier: published on a page for each game, in English. Names between
 * backquotes are fields of a round's data, of the outcome (`view`) or of the game's figures, which the page shows beside the text.
 */
export interface Algorithm {
  /** What a player decides, and when. */
  readonly choices: readonly string[]
  /** From the numbers of the round to the outcome, step by step. */
  readonly outcome: readonly string[]
  /** From the outcome to the win in minor units. */
  readonly win: readonly string[]
}

/** What is the same in all games. */
export const sharedAlgorithm: readonly { readonly title: string; readonly text: readonly string[] }[] = [
  {
    title: 'Seeds and their hash',
    text: [
      'A server seed is 64 lowercase hexadecimal digits. Before the first stake we show `server_hash`: the SHA-256 of that text (its 64 ASCII characters, not the 32 bytes that they stand for), in lowercase hexadecimal digits.',
      '`client_seed` is a text of the player. `nonce` counts the rounds of a pair of seeds: every round has its own. In a live game, which all players share, `client_seed` is the salt of the chain of seeds: the number of a public source that came after the chain was made, in 64 lowercase hexadecimal digits, or the name of the game where a chain has none. There `nonce` is the place of the round in the chain, and the SHA-256 of each seed of the chain is the seed of the place before it.',
    ],
  },
  {
    title: 'Numbers of a round',
    text: [
      'Block b (0, 1, 2, …) is HMAC-SHA256 with the 64 characters of the server seed as the key and the UTF-8 text `client_seed:nonce:b` as the message; nonce and b are decimal numbers without leading zeros.',
      'Each block gives eight numbers of 32 bits: bytes 0–3, 4–7, … 28–31, the most significant byte first. The numbers of block 0 come first, then those of block 1, and so on. Each number is used once, in this order, however many choices the round has: a round with several steps goes on where the step before has ended.',
    ],
  },
  {
    title: 'A number below n: `below(n)`',
    text: [
      'Let L be the largest multiple of n that is not larger than 2^32. Take the next number. While it is L or larger, take the next one instead. The result is that number modulo n: 0 to n − 1, each exactly as likely.',
    ],
  },
  {
    title: 'Places without repetition: `pick(n, k)`',
    text: [
      'Begin with the list 0, 1, … n − 1. For i = 0, 1, … k − 1: let j = i + `below(n − i)`, then swap the entries at i and j. The result is the first k entries, in their order.',
      'For i = n − 1 the call is `below(1)`: it takes a number too, and its result is 0.',
    ],
  },
  {
    title: 'Cards: `deal(p, k)`',
    text: [
      '`deal(p, k)` is `pick(52 · p, k)`, each entry modulo 52: k cards from the top of p shuffled packs. It is always dealt anew from the first number of the round, so a larger k repeats the cards of a smaller one and adds to them.',
      'A card c is a number from 0 to 51. Its rank is c modulo 13, plus 1: 1 is the ace, 11 jack, 12 queen, 13 king. Its suit is c divided by 13, rounded down: 0 spades, 1 hearts, 2 diamonds, 3 clubs.',
    ],
  },
  {
    title: 'Money',
    text: [
      'All amounts are whole minor units: cents. `stake` and `win` in a round’s data are in units of the currency with two decimals: 1.5 is 150. Multiples are in hundredths: 150 is 1.5 times. “stake × m hundredths” is stake · m / 100; every stake that a game takes makes this a whole number, unless its page says how it is rounded. A game without bets takes the stakes that its rules list; the stake of a bet is a whole multiple of `figures.chipMinor`, at most `figures.betMostMinor`, and all bets of a round are at most `figures.tableMostMinor` together and `figures.betsMost` in number.',
      'While a round is open (`status` is `open`) its `win` is what it has won so far. A round with the status `void` was called off: its stake went back, and its win is 0 whatever its outcome is; `view` is the outcome that its choices have led to, without what was hidden then.',
    ],
  },
  {
    title: 'Choices',
    text: [
      '`choices` is a list: the first entry came with the stake, each further one with a step of the round. Where a game has nothing to choose, an entry is null.',
      'After the end of a round nothing is chosen any more: a longer list is none that the rules take. `status` is `open` while the round waits for a choice, `finished` after its end. `server_seed` is null until the player changes the pair of seeds, and in a live game until the round is settled.',
    ],
  },
  {
    title: 'Jackpots',
    text: [
      'A round that takes part in a jackpot has `jackpot`, an object with `id` (a text), `hit` and `levels`, a list of objects: `level` is the name of the level, `share` (from 0) and `range` (from 1) are two whole numbers up to 2^63, written as texts. The level is won where v < `share`, with v a number below `range` made like this from numbers of its own. What is won of a jackpot is paid beside the round and is no part of its `win`.',
      'The numbers of a level are made as above, with the same server seed and nonce, but with the text `client_seed:jackpot-ID-LEVEL` in the place of the client seed (ID is the jackpot’s `id`, LEVEL the name of the level), so the message of block b is `client_seed:jackpot-ID-LEVEL:nonce:b`.',
      'Take two numbers, h and l. Let w = h · 2^32 + l, and let M be the largest multiple of `range` that is not larger than 2^64. While w is M or larger, take two more. Then v = w modulo `range`. Where `share` is `range` or larger, the level is won without a number.',
      'The round wins the first level of the list that is won: `hit` is its name, or null for none.',
    ],
  },
]
