export const algorithm = {
  choices: ['One entry: `site`, one of `chalk`, `river` and `bedrock`.'],
  outcome: [
    '`card` is `below(1000000)`: the number of the card. `site` is repeated in the outcome.',
    'The table of the site in `prizes` lists eight finds, numbered 0 to 7, each with what it pays in hundredths and how many cards pay it. The first cards have find 0, those after them find 1, and so on: `find` is the first find for which `card` is less than the sum of the cards up to it, and null where there is none. `pay` is what that find pays, and 0 without one.',
    'Fields of a card without a find: let K be the finds 0 to 7. `fields` is `pick(16, 9)`, each entry e replaced by entry (e divided by 2, rounded down) of K.',
    'Fields of a card with a find: first P = `pick(9, 3)`, the places of the find in `fields`, counted from 0. Then let K be the other seven finds in rising order and O = `pick(14, 6)`, each entry e replaced by entry (e divided by 2, rounded down) of K. The six other places take the entries of O in order, from the lowest place on.',
  ],
  win: ['stake × `pay` hundredths.'],
}
