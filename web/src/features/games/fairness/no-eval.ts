import { config } from 'zod'

// A page's policy allows no code that is made at run time, and asking whether it may be is a violation too. To be imported before any shape is made.
// The server, which renders the page as well, keeps its quicker way.
if (!import.meta.env.SSR) config({ jitless: true })
