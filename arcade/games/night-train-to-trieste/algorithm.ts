import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: [
    'The first entry is null, or an entry with `coin` true where the player wants to be asked about wins. Where the round stays open, each further entry has `side` (`star` or `wheel`), which is called, or `take` true, which ends the round.',
  ],
  outcome: [
    '`figures.strips` are the five reels (0 to 4 from the left), each a text of symbols in a circle. In every spin, for each reel from the left its stop is `below(length of the strip)`, and it shows three symbols from top to bottom: those at the places stop, stop + 1 and stop + 2, counted in the circle. `grid` is a list of five texts: the three symbols of each reel.',
    'Go through the ten lines (`figures.lines`; line i has the row of each reel, 0 at the top). On a line, go through the symbols of `figures.pays` in their order: k is how many reels from the left, without a gap, show this symbol or L on the line. It pays the entry k − 1 of its row (nothing where k is 0). The symbol that pays most counts, of equal ones the first; where it is more than nothing, this is an entry of `wins` with `line`, `symbol`, `count` (k) and `coins`.',
    '`spins` begins with the first spin. `lighthouses` is how many L are in sight in it. It has an empty list as `filled`, 0 as `full`, and as `coins` the coins of its wins and the entry `lighthouses` of `figures.scatterPays`.',
    'With fewer than three lighthouses (`figures.ride.lighthouses`) `traveller` is null and no ride follows. With three or more, right after the first spin take t = `below(8)`; `traveller` is the symbol at place t in the order of `figures.pays` (from 0). Then come eight rides (`figures.ride.rides`), each a spin with five stops of its own.',
    'In a ride, n is how many reels show the traveller, and `full` is 10 · the entry n − 1 of the traveller’s row of `figures.pays` (0 where n is 0). Where `full` is more than 0, `filled` lists those reels, rising; otherwise it is empty. `coins` of a ride is the coins of its wins plus `full`; lighthouses pay nothing of their own.',
    '`coins` of the outcome is the sum over all spins. Where `traveller` is null, the first entry of the choices has `coin`, and `coins` is from 1 to 1,000 (`figures.coin.mostCoins`), the round is held: `coin` of the outcome is an entry as below. Otherwise `coin` is null and the round is over.',
    'Held: `held` of `coin` begins as `coins`, and the round is open. An entry with `take` ends it. An entry with `side` takes one number `below(2)`: 0 is `star`, 1 is `wheel`. `calls` lists what was called, `tosses` how it fell. Where they agree, `held` doubles; otherwise it becomes 0. The round is over where `held` is 0, where it is more than 1,000, or after five calls (`figures.coin.calls`). `isOpen` says whether the round is open.',
  ],
  win: ['stake · held / 10 where `coin` is not null, otherwise stake · `coins` / 10 (`figures.coins`), rounded down.'],
}
