import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'كلمة مرور جديدة لحسابك في Ante',
    text: 'طُلبت كلمة مرور جديدة لحسابك في Ante.\n\nاخترها من هنا خلال {minutes} دقيقة:\n{link}\n\nإن لم تكن أنت صاحب الطلب فتجاهل هذه الرسالة: كلمة مرورك باقية كما هي.\n',
  },
  confirm: {
    subject: 'أكّد بريدك الإلكتروني في Ante',
    text: 'افتح هذا الرابط خلال {minutes} دقيقة لتأكيد أن هذا العنوان لك:\n{link}\n\nأو أدخل هذا الرمز: {code}\n\nإن لم يكن لديك حساب في Ante فتجاهل هذه الرسالة: لن يحدث شيء.\n',
  },
  historyExport: {
    subject: 'سجل الكازينو جاهز',
    text: 'الملف الذي طلبته بجولاتك جاهز. يمكنك تنزيله من هنا خلال {days} أيام بعد تسجيل الدخول:\n{link}\n',
  },
}
