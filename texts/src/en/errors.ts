import type { ErrorType } from '@ante/kit/refusal'

/** One sentence for each error type: what happened, what it means for the money, what to do. */
export const errors: Record<ErrorType, string> = {
  UnknownError: 'Something went wrong on our side. Nothing was charged. Please try again.',
  ApplicationDisabled: 'The site is closed for maintenance. Your balance is safe.',
  MethodNotFound: 'This action does not exist.',
  Authorization: 'Please log in to continue.',
  InvalidRequest: 'We could not read this request. Please reload the page and try again.',
  InternalServerError: 'Something went wrong on our side. Nothing was charged. Please try again.',
  AccessDenied: 'You do not have access to this.',
  UserDeleted: 'This account is closed. Support can tell you more.',
  UserBanned: 'This account is blocked. Your balance is kept; support can tell you more.',
  UserNeedDeposit: 'Make a deposit first, then try again.',
  UserNeedProfileData: 'Complete your profile first, then try again.',
  UserNeedConfirmContact: 'Confirm your e-mail or phone first, then try again.',
  ApplicationUnavailable:
    'The site is not available right now. Your balance is safe; please try again in a few minutes.',
  InvalidParameter: 'Please check the marked fields.',
  TooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  BillingServiceError: 'The payment service reported an error. Nothing was charged. Please try again.',
  BillingTransactionDeclined: 'The payment was declined. Nothing was charged; try another method or amount.',
  BillingUnavailable: 'Payments are not available right now. Nothing was charged; please try again later.',
  BillingDepositLimitExceeded: 'This deposit is over your deposit limit. Nothing was charged.',
  WithdrawalDeclined: 'This withdrawal was declined. The money stays on your balance.',
  WithdrawalLimitsExceeded: 'This amount is outside the withdrawal limits. The money stays on your balance.',
  WithdrawalLimitsPeriodExceeded:
    'You have reached the withdrawal limit for this period. The money stays on your balance.',
  KycUserProfile: 'We need your personal details before we can do this.',
  KycWithdrawal: 'We need to verify your identity before you can withdraw. The money stays on your balance.',
  StorageQuotaExceeded: 'There is no more room to store this.',
  SumsubVerificationRequired: 'Please verify your identity first.',
  RequisitesOnVerification: 'These payment details are being checked. Please try again later.',
  RequisitesValidationRequired: 'These payment details must be verified first.',
  RequisitesFraudulent: 'These payment details cannot be used. Support can tell you more.',
}
