/** AUTH-09: the views of the auth popup. */
export const authViews = ['authorization', 'registration', 'restore', 'twofa', 'socialRegistration'] as const
export type AuthView = (typeof authViews)[number]
