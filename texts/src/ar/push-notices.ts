import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'تمت تسوية رهانك',
  betCorrected: 'تغيّرت نتيجة رهانك',
  betOpen: 'افتحه لترى كيف انتهى.',
  betWon: 'ربحت {amount}.',
  betLost: 'خسر الرهان.',
  betPaid: 'أُضيف {amount} إلى رصيدك.',
  depositArrived: 'وصل إيداعك',
  depositFailed: 'لم يكتمل إيداعك',
  paymentTakenBack: 'استُرجع إيداع',
  paymentReturned: 'عاد إيداع إلى رصيدك',
  withdrawalPaid: 'تم دفع سحبك',
  withdrawalDeclined: 'رُفض سحبك',
  paymentSum: 'المبلغ: {amount}',
  paymentOpen: 'افتحه لترى التفاصيل.',
  supportAnswered: 'ردّ عليك الدعم',
  supportOpen: 'افتح المحادثة لقراءته.',
  matchStarted: 'بدأت مباراة تتابعها',
  matchOpen: 'افتحها لترى النتيجة.',
}
