import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'One entry: null for a spin, or an entry with `call` true where the lamplighter is called. The stake of a call is 60 stakes of a spin (`figures.callStakes`).',
  ],
  outcome: [
    '`figures.strips` are the five reels (0 to 4 from the left), each a text of symbols in a circle. A spin is given the reels that are held. For each reel from the left that is not held, its stop is `below(length of the strip)`, and it shows three symbols from top to bottom: those at the places stop, stop + 1 and stop + 2, counted in the circle. A held reel takes no number and shows LLL. `grid` is a list of five texts: the three symbols of each reel.',
    '`lit` is the list of all reels, rising, that show at least one L. For the pays each of them counts as LLL.',
    'Go through the ten lines (`figures.lines`; line i has the row of each reel, 0 at the top). On a line, go through the symbols of `figures.pays` in their order: k is how many reels from the left, without a gap, show this symbol or L on the line. It pays the entry k − 1 of its row (nothing where k is 0). The symbol that pays most counts, of equal ones the first; where it is more than nothing, this is an entry of `wins` with `line`, `symbol`, `count` (k) and `coins` (not multiplied). `coins` of a spin is the sum of its wins times its `multiplier`.',
    'The first spin has `multiplier` 1. In a spin that was not called no reel is held; in a call reel 4 is held. The walk begins where reel 4 is lit after the first spin and either it is a call or reel 0 shows an N.',
    'The walk has four respins. In each, the held reels are those to the left of the reels that were lit after the spin before it: every number of that `lit` less one, without those below 0. Respin i (from 1) has entry i of `figures.multipliers` as its multiplier: 2, 3, 4 and 5. An L that comes into sight in a respin lights its reel as in the first spin and is held one reel further left in the next one.',
    '`spins` lists the first spin and the respins. `isCalled` says whether it is a call. `coins` of the outcome is the sum over all spins. The round is over at once.',
  ],
  win: [
    'A spin: stake · `coins` / 10 (`figures.coins`), rounded down. A call: stake · `coins` / 600; its stake is a whole multiple of 6.00.',
  ],
}
