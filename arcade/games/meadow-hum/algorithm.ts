import type { Algorithm } from '../../rules/algorithm.ts'

export const algorithm: Algorithm = {
  choices: ['One entry: null.'],
  outcome: [
    '`figures.strips` are the five reels (0 to 4 from the left), each a text of twenty symbols in a circle. For each reel from the left, its stop is `below(20)`. The window has five rows: the reel shows, from top to bottom, the symbols at the places stop, stop + 1 … stop + 4, counted in the circle. No further number is used.',
    'A place of the window has the number 5 · reel + row. Two places touch where they are beside each other in the same row of neighbouring reels, or above each other in the same reel. A cluster is a largest set of places with the same symbol that are joined by such touches. One of five places or more (`figures.least`) wins: `figures.sizes` lists sizes in rising order, and the last of them that is not above the size of the cluster says which entry of the row of the symbol in `figures.pays` it pays.',
    'Falls are numbered from 0, counting only those that won before. A fall has as its `multiplier` the entry of `figures.multipliers` with its number, or the last entry beyond its end (25). `wins` lists its clusters in the order of their smallest places: `symbol`, `places` in rising order, and `coins`, which are its pay times the multiplier. `coins` of the fall is their sum, and `grid` is a list of five texts: the five symbols of each reel, as they are seen before anything is taken out.',
    'After a fall that won, the places of all its clusters are emptied. In each reel what is above sinks, in its order, and the empty places on top are filled from below to above with the symbols of the strip that come before its uppermost symbol so far: each further one is one place earlier in the circle, also in the falls to come. Then the next fall is looked at. After twenty falls that won (`figures.fallsMost`) the round is over.',
    'A fall that wins nothing ends the round, but for one thing: where three falls or more have won and it has not happened in this round yet, every L in the window becomes a P (`figures.bloom`), without anything sinking, and the window is looked at once more as a fall with the same number. That entry of `falls` has `hasBloomed` true, all others false; strips are not changed. So the fall before it is listed with no wins.',
    '`falls` lists all of them, the last without wins where the twentieth did not end the round. `coins` of the outcome is the sum over all falls. The round is over at once.',
  ],
  win: ['stake · `coins` / 10 (`figures.coins`), rounded down.'],
}
