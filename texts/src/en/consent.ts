/** What people let the site use of what it could do without. */
export const consent = {
  title: 'Your privacy',
  text: 'We’d like to remember and use a little more than the site needs. Say no and everything still works.',
  about: 'You decide. Everything works without the following, and you can change your mind here at any time.',
  accept: 'Accept all',
  refuse: 'Only what’s needed',
  choose: 'Let me choose',
  save: 'Save my choices',
  kept: 'We’ve saved your choices.',
  by: 'Used by {vendors}.',
  private: 'Your browser asks sites not to track you. We do as it says unless you choose otherwise here.',
  needed: {
    title: 'Needed',
    text: 'Keeps you logged in and remembers your language, the look of the site and these choices.',
    always: 'Always on',
  },
  functional: {
    title: 'Support chat',
    text: 'Shows the support chat on each page. It loads anyway when you open it yourself.',
  },
  analytics: {
    title: 'How the site is used',
    text: 'Tells us which pages and games people open, so we can make them better.',
  },
  marketing: {
    title: 'Links and campaigns',
    text: 'Remembers which link led you here, so we can pay whoever recommended us.',
  },
  security: {
    title: 'Device check',
    text: 'Helps us find fraud by a mark of your device. Without it, a withdrawal can take longer.',
  },
  history: {
    title: 'What you agreed to',
    text: 'Your answers about what the site uses beyond what it needs, newest first.',
    none: 'You haven’t answered while logged in.',
    yes: 'Yes: {what}',
    no: 'No: {what}',
    question: 'When we asked',
    choices: 'In your choices',
    account: 'On this page',
    private: 'your browser asked not to be tracked',
    change: 'Change my choices',
    withdraw: 'Withdraw everything',
  },
}
