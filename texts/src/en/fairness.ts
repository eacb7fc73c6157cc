/** The page on which a player works a round out again. Names in `steps` and `verdicts` are those of the code. */
export const fairness = {
  title: 'Verify a round',
  description: 'Recompute any round from its seeds in your own browser.',
  intro:
    'Before you staked, we showed the hash of our seed. This page takes that seed, your seed and the number of the round and plays the round once more, in your browser, with the same rules. Nothing is sent to us.',
  pick: {
    title: 'Your last rounds',
    label: 'Last rounds',
    older: 'All rounds',
    none: 'You have played no round for money yet.',
    signedOut: 'Sign in to pick one of your own rounds, or paste the data of any round below.',
  },
  data: {
    label: 'Data of a round',
    hint: 'Seeds, choices and outcome as JSON. Change anything in it and see what happens.',
    wrong: 'This is not the data of a round.',
  },
  check: 'Verify',
  hidden: {
    title: 'Our seed is still secret',
    text: 'It also decides your next rounds, so it is shown when you change seeds. Your next rounds then follow from a new pair, whose hash you know already.',
    action: 'Change seeds and show the old one',
  },
  verdicts: {
    matches: {
      title: 'It matches',
      text: 'The seed is the one we committed to, and the outcome and the win follow from it.',
    },
    differs: {
      title: 'It does not match',
      text: 'What is said of this round does not follow from its seeds. Where it fails is marked below.',
    },
    part: {
      title: 'It could be checked in part',
      text: 'Nothing speaks against the round, but its outcome could not be worked out here.',
    },
  },
  hindrances: {
    'unknown-game': 'No game of ours has this name, so its rules are not known here.',
    'other-version': 'The round was played by another version of the rules than the one of today.',
  },
  noCrypto: 'Your browser computes hashes on secure addresses (https) only. Open this page there.',
  steps: {
    commitment: {
      title: 'The seed is the one we committed to',
      text: 'SHA-256 of the server seed must be the hash that was shown before the stake.',
    },
    numbers: {
      title: 'The numbers follow from the seeds',
      text: 'HMAC-SHA256, keyed with the server seed, of your seed, the number of the round and the number of the block. {count, plural, one {# number was used.} other {# numbers were used.}}',
    },
    outcome: {
      title: 'The outcome follows from the numbers',
      text: 'The rules of the game, applied to these numbers and to your choices.',
    },
    win: { title: 'The win follows from the outcome', text: 'What the paytable pays for this stake.' },
  },
  holds: 'Verified',
  fails: 'Does not hold',
  said: 'Recorded',
  found: 'Recalculated',
  nothing: 'Nothing that the rules allow',
  messages: 'Hashed texts',
  numbers: 'Numbers',
}
