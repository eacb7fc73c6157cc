import { config } from 'zod'

// The page's policy allows no code that is made at run time; asking whether it may be is a violation too. To be imported before any contract.
config({ jitless: true })
