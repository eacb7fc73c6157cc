import type { ErrorType } from '@ante/kit/refusal'

/** One sentence for each error type: what happened, what it means for the money, what to do. */
export const errors: Record<ErrorType, string> = {
  UnknownError: 'Something went wrong on our side. You haven’t been charged. Try again in a moment.',
  ApplicationDisabled: 'We’re closed for maintenance. Your balance is safe.',
  MethodNotFound: 'This action doesn’t exist.',
  Authorization: 'Log in to continue.',
  InvalidRequest: 'We couldn’t process this request. Reload the page and try again.',
  InternalServerError: 'Something went wrong on our side. You haven’t been charged. Try again in a moment.',
  AccessDenied: 'You don’t have access to this.',
  UserDeleted: 'This account is closed. Contact support to find out more.',
  UserBanned: 'This account is blocked. Your balance is safe. Contact support to find out more.',
  UserNeedDeposit: 'You need to make a deposit first.',
  UserNeedProfileData: 'Complete your profile first, then try again.',
  UserNeedConfirmContact: 'Confirm your email or phone number first, then try again.',
  ApplicationUnavailable: 'The site isn’t available right now. Your balance is safe. Try again in a few minutes.',
  InvalidParameter: 'Check the highlighted fields.',
  TooManyRequests: 'Too many attempts. Wait a moment and try again.',
  BillingServiceError: 'The payment provider had a problem. You haven’t been charged. Try again in a few minutes.',
  BillingTransactionDeclined: 'Your payment was declined. You haven’t been charged. Try another method or amount.',
  BillingUnavailable: 'Payments aren’t available right now. You haven’t been charged. Try again later.',
  BillingDepositLimitExceeded: 'This deposit is over your limit. You haven’t been charged. Try a smaller amount.',
  WithdrawalDeclined: 'We couldn’t make this withdrawal. The money is still in your balance.',
  WithdrawalLimitsExceeded:
    'This amount is outside the withdrawal limits. The money is still in your balance. Try another amount.',
  WithdrawalLimitsPeriodExceeded:
    'You’ve reached the withdrawal limit for this period. The money is still in your balance.',
  KycUserProfile: 'We need your personal details first. Add them in your profile.',
  KycWithdrawal: 'We need to verify your identity before you can withdraw. The money is still in your balance.',
  StorageQuotaExceeded: 'There’s no room left to save this.',
  SumsubVerificationRequired: 'Verify your identity first.',
  RequisitesOnVerification: 'We’re checking these payment details. Try again later.',
  RequisitesValidationRequired:
    'You can withdraw only to a card you’ve paid with or an account in your own name. The money is still in your balance.',
  RequisitesFraudulent: 'You can’t use these payment details. Contact support to find out more.',
}
