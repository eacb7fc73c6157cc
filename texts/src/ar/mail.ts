import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'أُرسلت من {brand}.',
  required: 'أُرسلت من {brand}. يطلب منا القانون إبلاغك بذلك.',
  actions: {
    choosePassword: 'اختر كلمة مرور جديدة',
    confirmEmail: 'أكّد بريدك الإلكتروني',
    security: 'تحقق من أمان حسابك',
    contacts: 'تحقق من وسائل الاتصال',
    document: 'أضف مستندًا جديدًا',
    logIn: 'سجّل الدخول',
    invitation: 'عيّن كلمة مرورك',
    statement: 'اعرض كشف حسابك',
    playPattern: 'اعرض لعبك',
    payments: 'اعرض مدفوعاتك',
    download: 'نزّل جولاتك',
    answer: 'اقرأ وأجب',
    campaign: 'اعرض ما لديك',
    draw: 'اعرض السحب',
    bonuses: 'عرض مكافآتي',
  },
}
