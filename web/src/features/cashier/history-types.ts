export const historyTypes = ['all', 'deposit', 'withdrawal'] as const
