/** The page on which a player works a round out again. Names in `steps` and `verdicts` are those of the code. */
export const fairness = {
  title: 'Verify a round',
  description: 'Recalculate any round from its seeds in your own browser.',
  intro:
    'Before your stake, we showed the hash of our seed. This page takes that seed, your seed and the round number, and plays the round again in your browser with the same rules. Nothing is sent to us.',
  pick: {
    title: 'Your last rounds',
    label: 'Last rounds',
    older: 'All rounds',
    none: 'You haven’t played any rounds for real money yet.',
    signedOut: 'Log in to choose one of your rounds, or paste the data of any round below.',
  },
  data: {
    label: 'Round data',
    hint: 'Seeds, choices and outcome as JSON. Change anything to see what happens.',
    wrong: 'This isn’t valid round data.',
  },
  check: 'Verify',
  hidden: {
    title: 'Our seed is still secret',
    text: 'It also decides your next rounds, so we reveal it only when you change seeds. Your next rounds then use a new pair of seeds. You already know the hash of ours.',
    action: 'Change seeds and reveal the old one',
  },
  verdicts: {
    matches: {
      title: 'Round verified',
      text: 'The seed is the one we showed the hash of, and the outcome and the win follow from it.',
    },
    differs: {
      title: 'This doesn’t match',
      text: 'The data of this round doesn’t follow from its seeds. See below where it differs. If it’s your own round, contact support.',
    },
    part: {
      title: 'Partly verified',
      text: 'We found no mistakes, but the outcome couldn’t be recalculated here.',
    },
  },
  hindrances: {
    'unknown-game': 'None of our games has this name, so we can’t recalculate it.',
    'other-version': 'This round was played with a different version of the rules.',
  },
  noCrypto: 'Your browser can only calculate hashes on secure addresses (https). Open this page there.',
  steps: {
    commitment: {
      title: 'The seed matches the hash we showed',
      text: 'SHA-256 of the server seed must be the hash we showed before the stake.',
    },
    numbers: {
      title: 'The numbers follow from the seeds',
      text: 'HMAC-SHA256, keyed with the server seed, of your seed, the round number and the block number. {count, plural, one {# number was used.} other {# numbers were used.}}',
    },
    outcome: {
      title: 'The outcome follows from the numbers',
      text: 'The game’s rules applied to these numbers and your choices.',
    },
    jackpot: {
      title: 'The jackpot follows from the seeds',
      text: 'Each level has a number of its own from the same seeds. The round wins the largest level whose number falls within the share of the stake.',
    },
    win: { title: 'The win follows from the outcome', text: 'What the paytable pays for this stake.' },
  },
  holds: 'Verified',
  fails: 'Doesn’t match',
  said: 'Recorded',
  found: 'Recalculated',
  noLevel: 'No level won',
  nothing: 'Nothing the rules allow',
  messages: 'Hashed texts',
  numbers: 'Numbers',
  algorithm: {
    title: 'How {game} works',
    description: 'Everything you need to recalculate a round of {game} yourself: seeds, numbers, rules and examples.',
    intro:
      'This is all it takes to recalculate a round without us: how the numbers follow from the seeds, and the outcome from the numbers. With it, anyone can write a verifier.',
    version: 'Version {version}',
    play: 'Play {game}',
    back: 'Verify a round',
    inEnglish: 'The text below is in English.',
    choices: 'What the player chooses',
    outcome: 'From the numbers to the outcome',
    win: 'From the outcome to the win',
    common: 'The same in all games',
    figures: 'Figures',
    examples: 'Examples',
    exampleNote: 'Rounds with everything their outcome follows from. A verifier must agree with each of them.',
    example: 'Example {number}',
  },
  games: {
    title: 'How our games work',
    text: 'For each game: the exact way from the seeds to the outcome, with examples.',
  },
  offline: {
    title: 'Offline verifier',
    text: 'One file that recalculates rounds of all our games on your device, without a network. Its rules were written separately from those our server plays by, so it would notice a mistake in either.',
    action: 'Download the verifier',
  },
}
