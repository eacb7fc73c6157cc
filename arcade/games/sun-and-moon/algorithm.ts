export const algorithm = {
  choices: [
    'Each entry is either `side` (`sun` or `moon`), a call for the next toss, or `cash`: true, which takes the win. The first entry is a call.',
  ],
  outcome: [
    'For every call in order the coin is tossed: `below(2)`, where 0 is `sun` and 1 is `moon`. `calls` lists the sides that were called, `tosses` those that fell.',
    'A call that is not the side that fell ends the round: `isMissed` is true. The round also ends with `cash` and with the 12th right call. Nothing is tossed after the end.',
    '`multiple` is 0 after a wrong call, else 99 · 2^n hundredths after n right calls (entry n − 1 of `pays`).',
    '`next` is 99 · 2^(n + 1) while the round is open, and null when it is over.',
  ],
  win: ['stake × `multiple` hundredths.'],
}
