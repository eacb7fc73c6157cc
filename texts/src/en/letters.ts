/** Letters to players: plain text, sent by the server. `{name}` is the only placeholder form here. */
export const letters = {
  restore: {
    subject: 'Reset your {brand} password',
    text: 'Someone asked to reset the password of your {brand} account.\n\nChoose a new one within {minutes} minutes:\n{link}\n\nIf this wasn’t you, ignore this email. Your password won’t change.\n',
  },
  confirm: {
    subject: 'Confirm your email for {brand}',
    text: 'Open this link within {minutes} minutes to confirm that this is your email address:\n{link}\n\nOr enter this code: {code}\n\nIf you don’t have a {brand} account, ignore this email. Nothing will happen.\n',
  },
  code: {
    subject: 'Your {brand} code',
    text: 'Your code is {code}. It works for {minutes} minutes.\n\nNobody at {brand} will ever ask you for it. If you didn’t ask for this code, someone may know your password: change it now.\n',
  },
  /** {what} is one of `security.stepUp.what`. */
  stepUp: {
    subject: 'Your {brand} code',
    text: 'Your code is {code}. It works for {minutes} minutes.\n\nIt confirms: {what}.\n\nNobody at {brand} will ever ask you for it. If this wasn’t you, someone may be in your account: change your password now.\n',
  },
  statement: {
    subject: 'Your {brand} statement',
    text: 'Your {brand} statement is ready: what you deposited, withdrew, staked and won, month by month. Log in to see it, and check whether your limits still suit you:\n{link}\n',
  },
  historyExport: {
    subject: 'Your casino history is ready',
    text: 'The file with your rounds is ready. Log in and download it within {days} days:\n{link}\n',
  },
  playPattern: {
    subject: 'A look at how you’ve been playing',
    text: 'You’ve been playing on {brand} in a way that’s worth a moment’s thought. On this page you can see what we noticed, in your own numbers, and what you can do:\n{link}\n\nIf you’d like to talk to someone, free and confidential help is listed there too. You don’t have to do anything, and nobody uses this to sell you anything.\n',
  },
  documentEnds: {
    subject: 'Your document for {brand} expires soon',
    text: 'The document that you verified your identity with is valid until {date}. Show us a new one before then, so that you can go on playing and withdrawing:\n{link}\n',
  },
  unverifiedClosed: {
    subject: 'Your {brand} account has been closed',
    text: 'The law asks us to close accounts that aren’t verified within {hours} hours, so we closed yours. If there is money on it, you can still log in and withdraw it once you’re verified:\n{link}\n\nYou’re welcome to open a new account at any time.\n',
  },
  dormantSoon: {
    subject: 'Log in to keep your {brand} account active',
    text: 'You last logged in to {brand} on {last}. If you don’t log in before {date}, your account becomes dormant.{balance}\n\nTo keep it as it is, just log in. You can also withdraw your money at any time:\n{link}\n',
    balances: {
      kept: ' Your balance of {sum} stays yours.',
      forfeited: ' By law, you then lose your balance of {sum}.',
      'to-regulator': ' The law then asks us to hand over your balance of {sum} to {authority}.',
    },
  },
  dormantNow: {
    subject: 'Your {brand} account is now dormant',
    text: 'You last logged in to {brand} on {last}, so your account became dormant on {date}.{balance}\n\nYou can log in again at any time:\n{link}\n',
    balances: {
      kept: ' Your balance of {sum} is still yours.',
      forfeited: ' By law, your balance of {sum} was forfeited.',
      'to-regulator':
        ' As the law asks, we handed over your balance of {sum} to {authority}. If you want it back, contact us.',
    },
  },
  /** {answer} is what staff wrote. */
  supportAnswer: {
    subject: 'We’ve answered you',
    text: '{answer}\n\nRead and answer it on {brand} (no. {number}):\n{link}\n',
  },
  supportTranscript: {
    subject: 'Your conversation with {brand}',
    text: 'Your conversation no. {number} with {brand}:\n\n{messages}\n',
    you: 'You',
    us: '{brand}',
  },
  /** {contact} is an address that mail does not reach. */
  unreachable: {
    subject: 'Our messages don’t reach you',
    text: 'A message from {brand} to {contact} came back: there is no such address. Check it, or change it, so that we can reach you when it matters:\n{link}\n',
  },
  depositArrived: {
    subject: 'Your deposit of {sum} has arrived',
    text: 'Your deposit of {sum} is in your {brand} account. Your history has the details:\n{link}\n',
  },
  depositTakenBack: {
    subject: 'Your deposit of {sum} was taken back',
    text: 'Your payment provider took back your deposit of {sum}, so we took it off your {brand} balance. Your history shows what that means for your account:\n{link}\n\nIf you don’t know why, ask your bank or write to us.\n',
  },
  withdrawalPaid: {
    subject: 'We’ve sent you {sum}',
    text: 'Your withdrawal of {sum} from {brand} is on its way. Your bank may take a few days to show it. Your history has the details:\n{link}\n\nIf you didn’t ask for this withdrawal, change your password and contact us right away.\n',
  },
  /** {gift} is a bonus, a free bet, a boost or a pack of free spins, by its name. */
  giftEnds: {
    subject: 'Ends {date}: {gift}',
    text: 'This ends on {date}: {gift}. After that it can’t be used. You don’t have to use it, and your own money stays as it is.\n\nEverything you have is listed here:\n{link}\n',
  },
  giftEnded: {
    subject: 'Ended: {gift}',
    text: 'This ended on {date}: {gift}. It can’t be used any more. Your own money and what you’ve won stay yours.\n\nEverything you have is listed here:\n{link}\n',
  },
  drawWon: {
    subject: 'You’ve won {sum}',
    text: 'You’ve won {sum} in “{draw}”. The money is in your account. The page of the draw shows how winners are drawn:\n{link}\n',
  },
  withdrawalDeclined: {
    subject: 'Your withdrawal of {sum} didn’t go through',
    text: 'Your withdrawal of {sum} from {brand} was declined. The money is back in your account. Your history shows why:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Your staff account at {brand}',
    text: 'You’ve been invited to work on {brand}. Set a password and connect an authenticator app within {hours} hours:\n{link}\n\nIf you don’t know what this is about, ignore this email. Nothing will happen.\n',
  },
}
