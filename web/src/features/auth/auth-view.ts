/** AUTH-09. */
export type AuthView = 'authorization' | 'registration' | 'restore' | 'twofa' | 'socialRegistration'
