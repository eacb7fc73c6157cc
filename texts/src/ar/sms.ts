import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{code} هو رمزك في {brand} لتأكيد هذا الرقم. مدة صلاحيته بالدقائق: {minutes}.',
  code: '{code} هو رمز دخولك إلى {brand}. مدة صلاحيته بالدقائق: {minutes}. لن يطلبه منك أحد في {brand} أبدًا.',
  stepUp:
    '{code} هو رمزك في {brand}. ما يؤكده: {what}. مدة صلاحيته بالدقائق: {minutes}. لن يطلبه منك أحد في {brand} أبدًا.',
  restore:
    '{code} هو رمزك في {brand} لتعيين كلمة مرور جديدة. مدة صلاحيته بالدقائق: {minutes}. إن لم تكن أنت صاحب الطلب فتجاهله.',
  changed: '{brand}: أصبح {contact} وسيلة اتصال في حسابك. إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك: {link}',
  stopEmail: 'تصلك هذه الرسالة لأنك طلبت أخبار {brand}. إلغاء الاشتراك: {link}',
  stop: 'إلغاء الاشتراك: {link}',
}
