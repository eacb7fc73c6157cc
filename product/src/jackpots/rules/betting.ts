/** What stands for the sportsbook where a win names its game. */
export const bettingName = 'betting'
