export const algorithm = {
  choices: [
    'First entry: `bets`, a list of `bet` (`ante`, `play` or `pair-plus`, each once at most) and `stake` in minor units. `ante` and `play` stand together, with the same stake, or are both left out. The stakes of the bets add up to the stake of the round.',
    'Second entry, where there is an ante: `decision`, `play` or `fold`.',
  ],
  outcome: [
    '`player` is `deal(1, 3)`. Where there is an ante the round is open until the second entry; `dealer`, `dealerHand` and `result` are null until then, and stay null where there is no ante.',
    'After `play` let the cards be `deal(1, 6)`. The first three are those of before, the other three are `dealer`. After `fold` the dealer has no cards: `dealer` and `dealerHand` are null.',
    '`hand` is what `player` is and `dealerHand` what `dealer` is: the first of these that fits, from the highest to the lowest. `straight-flush`: three ranks in a row of one suit. `three`: three of one rank. `straight`: three ranks in a row. `flush`: one suit. `pair`: two of one rank. `high`: none of them. The ranks go from two to ten, jack, queen, king, ace; in a row the ace also stands below the two, and nowhere between.',
    'Of two hands that are not alike the one that stands earlier among `straight-flush` to `high` is higher. Of two alike the highest ranks are compared, then the second, then the third; of two pairs first the ranks of the pairs, then the third cards. In ace, two, three the ace is the lowest rank. Suits are never compared.',
    '`result` is `folded` after a fold. Otherwise `no-queen` where `dealerHand` is `high` and its highest rank is below the queen; else `tie` where the hands are equal, `won` where that of the player is higher, and `lost` where it is lower.',
    '`bets` are the bets of the choice in their order, each with `bet`, `stake` and `win`. What a bet returns, in hundredths of its stake. `pair-plus`: the entry of `figures.pays.pairPlus` for `hand`, whatever else happens. `play`: 200 for `won`, 0 for `lost`, 100 for `tie`, `no-queen` and `folded`. `ante`: 0 for `folded`; otherwise 200 for `won` and `no-queen`, 100 for `tie`, 0 for `lost`, and on top of it the entry of `figures.pays.bonus` for `hand`. `ante` and `play` return 0 while `result` is null.',
  ],
  win: ['The sum of `win` over all bets, already in minor units: stake of the bet × its hundredths.'],
}
